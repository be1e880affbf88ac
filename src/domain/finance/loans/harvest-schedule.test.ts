import { expect, test } from 'vitest'
import { regularDueDays } from '../loan-terms.ts'
import { harvestDueDays, termForHarvest } from './harvest-schedule.ts'

const regular = regularDueDays('2026-11-21', 90)

test.each([
  ['2026-12-20', '2027-01-03'],
  ['2027-02-05', '2027-02-19'],
  // Sold before the money could work: not before the first regular day.
  ['2026-10-01', '2026-12-21'],
])('after the harvest of %s all is due on %s', (harvest, due) =>
  expect(harvestDueDays(regular, harvest)).toEqual([due, due, due]),
)

test('a harvest after the end of the loan gives no days', () =>
  expect(harvestDueDays(regular, '2027-02-06')).toBeNull())

test.each([
  ['2027-02-05', 90],
  ['2027-02-06', 180],
  ['2028-11-20', undefined],
])('a loan that follows the harvest of %s is taken for %s days, not longer', (harvest, days) =>
  expect(termForHarvest([90, 180, 365], '2026-11-21', harvest)).toBe(days),
)
