import { expect, test } from 'vitest'
import { reportSearch } from './report-search.ts'

test.each([
  [{}, {}],
  [
    { tab: 'learners', state: 'stopped' },
    { tab: 'learners', state: 'stopped' },
  ],
  [
    { tab: 'questions', hard: true },
    { tab: 'questions', hard: true },
  ],
  [{ tab: 'toString', state: ['active'], hard: 'yes' }, {}],
  [{ tab: 7, state: 'expelled', hard: {} }, {}],
])('the address %j shows %j', (address, search) => {
  expect(reportSearch(address)).toEqual(search)
})
