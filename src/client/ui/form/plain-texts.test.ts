import { expect, test } from 'vitest'
import { plainTexts } from './plain-texts.ts'

test('hidden signs are taken off every text of a form, however deep, but for a password', () => {
  const file = new File([], 'a')
  const typed = { name: '\u202aMary\u202c', rows: [{ note: 'Red\u200b Light', cost: 4 }], file, password: 'a\u200bb' }
  expect(plainTexts(typed)).toEqual({
    name: 'Mary',
    rows: [{ note: 'Red Light', cost: 4 }],
    file,
    password: 'a\u200bb',
  })
})
