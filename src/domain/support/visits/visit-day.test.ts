import { expect, test } from 'vitest'
import { visitForm } from './visit.schema.ts'
import { notBeforeToday } from './visit-day.schema.ts'
import { isPastVisitDay } from './visit-day.ts'

test.each([
  ['Lagos, Nigeria', '2026-11-21T22:59:00Z', '2026-11-21', false],
  ['Lagos, Nigeria', '2026-11-21T23:00:00Z', '2026-11-21', true],
  ['Lagos, Nigeria', '2026-11-21T23:00:00Z', '2026-11-22', false],
  ['Nairobi, Kenya', '2026-11-21T21:00:00Z', '2026-11-21', true],
  ['a village', '2026-11-21T23:59:00Z', '2026-11-21', false],
  [null, '2026-11-22T00:00:00Z', '2026-11-21', true],
])('in %s at %s, is %s over: %s', (place, at, day, isOver) => {
  expect(isPastVisitDay(day, place, new Date(at))).toBe(isOver)
})

const VISIT = { farmerId: 'yaw', date: '2026-11-20', time: '16:30', purpose: 'Dry the cocoa', notes: '' }
const LAGOS = { location: 'Lagos, Nigeria' }
const now = () => new Date('2026-11-21T12:00:00Z')

test.each([
  ['before today is refused', VISIT, LAGOS, ['date: The date cannot be before today']],
  ['of today is taken', { ...VISIT, date: '2026-11-21' }, LAGOS, []],
  ['that the visit has already may stay', VISIT, { ...LAGOS, date: VISIT.date }, []],
  ['of a farmer whom the phone does not know is that of our first place', VISIT, undefined, ['date: The date cannot be before today']], // biome-ignore format: one row
  ['that is missing is asked for', { ...VISIT, date: '' }, LAGOS, ['date: Missing Information: Please fill in all required fields']], // biome-ignore format: one row
])('in a form a day %s', (_, visit, farm, said) => {
  const { error } = notBeforeToday(visitForm, now, () => farm).safeParse(visit)
  // Of each field a form says the first.
  expect(error?.issues.map(({ path, message }) => `${path}: ${message}`).slice(0, 1) ?? []).toEqual(said)
})
