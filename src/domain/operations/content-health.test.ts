import { expect, test } from 'vitest'
import { addDays } from '../dates.ts'
import { allowedAge, daysOverdue } from './content-health.ts'

const every = (gap: number, count = 10) => Array.from({ length: count }, (_, at) => addDays('2026-01-01', at * gap))

test.each([
  ['one day', ['2026-01-01'], 14],
  ['each day', every(1), 14],
  ['each week', every(7), 14],
  ['every ten days', every(10), 20],
  ['each month', every(30), 60],
  ['each week, with one long gap', [...every(7), '2027-06-01'], 14],
])('a market with prices of %s may be without new ones for so long', (_, days, allowed) => {
  expect(allowedAge(days)).toBe(allowed)
})

test.each([
  ['within its age', 13, null],
  ['at the end of its age', 14, null],
  ['a day after', 15, 1],
  ['a year after', 379, 365],
])('a market of weekly prices, %s', (_, age, overdue) => {
  const days = every(7)
  expect(daysOverdue(days, addDays(days.at(-1)!, age))).toBe(overdue)
})
