import { expect, test } from 'vitest'
import { ariaSort, nextSort, sortOf, tableSearch } from './search.ts'

const SORTS = ['-createdAt', 'fullName', '-fullName'] as const

test.each([
  [{}, {}],
  [
    { q: 'martha', sort: 'fullName' },
    { q: 'martha', sort: 'fullName' },
  ],
  [{ q: 77 }, { q: '77' }],
  [{ q: '', sort: 'password' }, { sort: 'password' }],
  [{ q: ['a'], sort: { toString: 'fullName' } }, {}],
  [{ q: 'x'.repeat(200) }, { q: 'x'.repeat(100) }],
])('the address %j shows %j', (address, search) => {
  expect(tableSearch(address)).toEqual({ q: undefined, sort: undefined, ...search })
})

test('a table has only its own orders', () => {
  const sorts = { sorts: SORTS, usual: '-createdAt' } as const
  expect(sortOf({ sort: 'fullName' }, sorts)).toBe('fullName')
  for (const sort of ['password', undefined]) expect(sortOf({ sort }, sorts)).toBe('-createdAt')
})

test('a press on a column head sorts by it, the next one reverses the order', () => {
  const byName = ['fullName', '-fullName'] as const
  expect(nextSort('-createdAt', byName)).toBe('fullName')
  expect(nextSort('fullName', byName)).toBe('-fullName')
  expect(nextSort('-fullName', byName)).toBe('fullName')
  expect((['-createdAt', 'fullName', '-fullName'] as const).map((sort) => ariaSort(sort, byName))).toEqual(['none', 'ascending', 'descending']) // biome-ignore format: one list
})
