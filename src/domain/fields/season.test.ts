import { expect, test } from 'vitest'
import { hasRoom, type Planting, plantedBeside, plantingOf } from './season.ts'

const planting = (from: string, until: string, area: number): Planting => ({ from, until, area })
const own = planting('2026-04-01', '2026-08-01', 4000)

test.each<[string, Planting[], number]>([
  ['nothing stands there', [], 0],
  [
    'two at once are added',
    [planting('2026-03-01', '2026-07-01', 3000), planting('2026-05-01', '2026-09-01', 2000)],
    5000,
  ],
  [
    'two after each other are not',
    [planting('2026-03-01', '2026-05-01', 3000), planting('2026-05-01', '2026-09-01', 2000)],
    3000,
  ],
  ['one that is harvested before is free', [planting('2025-11-01', '2026-04-01', 3000)], 0],
  ['one that is planted on the day of the harvest', [planting('2026-08-01', '2026-12-01', 3000)], 0],
  ['one that begins before and ends after', [planting('2026-01-01', '9999-12-31', 1000)], 1000],
])(
  // biome-ignore format: rows
  '%s',
  (_, others, expected) => {
    expect(plantedBeside(own, others)).toBe(expected)
  },
)

test.each([
  [10_000, 6000, true],
  [10_000, 6001, true],
  [10_000, 6002, false],
  [9_999.6, 6000, true],
])('in a field of %d m², of which %d are planted, there is room for 4,000: %s', (field, planted, expected) => {
  expect(hasRoom(own, [planting('2026-04-15', '2026-06-01', planted)], field)).toBe(expected)
})

test('a crop that is harvested, or has no area, takes no room; one without days stands from its entry on', () => {
  const crop = { status: 'growing', plantingDate: null, expectedHarvest: null, fieldSize: 500, createdAt: '2026-05-02T10:00:00.000Z' } as const // biome-ignore format: one row
  expect(plantingOf(crop)).toEqual(planting('2026-05-02', '9999-12-31', 500))
  expect(plantingOf({ ...crop, status: 'harvested' })).toBeUndefined()
  expect(plantingOf({ ...crop, status: 'completed' })).toBeUndefined()
  expect(plantingOf({ ...crop, fieldSize: null })).toBeUndefined()
})
