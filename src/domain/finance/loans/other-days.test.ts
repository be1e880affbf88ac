import { expect, test } from 'vitest'
import { postponed, respread } from './other-days.ts'

const monthly = [
  { due: '2026-12-21', amount: 100, paid: 100 },
  { due: '2027-01-20', amount: 100, paid: 40 },
  { due: '2027-02-19', amount: 100, paid: 0 },
]
const once = monthly.map((each) => ({ ...each, due: '2027-01-03', paid: 0 }))

test('grace moves what is not paid, and nothing else', () => {
  expect(postponed(monthly, 45)).toEqual(['2026-12-21', '2027-03-06', '2027-04-05'])
})

test('other days begin with the first one, and keep their distance', () => {
  expect(respread(monthly, '2027-06-01', 14)).toEqual(['2026-12-21', '2027-06-01', '2027-06-15'])
})

test('what was one payment stays one', () => {
  expect(respread(once, '2027-06-01', 30)).toEqual(Array(3).fill('2027-06-01'))
})
