import { expect, test } from 'vitest'
import { farmerFiles } from './translation.ts'

test.each(['am', 'sw'] as const)('a farmer’s phone fetches no words of staff ahead: %s', (language) => {
  const files = farmerFiles(language)
  expect(files).toContain(`./${language}/farmer.json`)
  for (const area of ['admin', 'agent', 'desk', 'security']) expect(files).not.toContain(`./${language}/${area}.json`)
})
