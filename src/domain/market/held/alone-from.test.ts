import { expect, test } from 'vitest'
import { aloneFrom } from './alone-from.ts'

test.each([
  ['the only administrator', 1, '2026-11-22T09:30:00.000Z'],
  ['one of two', 2, null],
  ['one of many', 9, null],
])('%s may confirm a price of their own alone from: %s', (_, administrators, from) => {
  expect(aloneFrom('2026-11-21T09:30:00.000Z', administrators)).toBe(from)
})
