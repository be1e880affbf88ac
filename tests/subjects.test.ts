import { expect, test } from 'vitest'
import { subjectsOf, testFiles, testsOf } from '../scripts/check/subjects.mjs'

test('the tests of loans are of all kinds', () => {
  const { tests, journeys } = testsOf(['loans'])
  const kinds = [/^src\/domain\/finance\/loan\.test/, /^tests\/routers\/.*loans/, /^tests\/rest\/.*loans/]
  for (const kind of kinds) expect(tests.filter((file) => kind.test(file))).not.toEqual([])
  expect(journeys).toEqual(['tests/e2e/loans-table.spec.ts', 'tests/e2e/loans.spec.ts'])
})

test('every journey has a subject', () => {
  expect(testFiles().journeys.filter((file) => subjectsOf(file).includes('platform'))).toEqual([])
})

test('a path names its subjects by whole words', () => {
  expect(subjectsOf('tests/offline/over-crops.test.ts')).toEqual(['crops', 'offline'])
  expect(subjectsOf('tests/e2e/photo-offline.spec.ts')).toEqual(['crops', 'offline'])
  expect(subjectsOf('src/domain/scrops.test.ts')).toEqual(['platform'])
})

test('an unknown subject is answered with the list of subjects', () => {
  expect(() => testsOf(['loan'])).toThrow('There is no subject ‘loan’. The subjects are: people, crops, market,')
})
