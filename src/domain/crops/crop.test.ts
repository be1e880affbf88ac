import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { daysBetween } from '../dates.ts'
import { keysOf } from '../table.ts'
import {
  CROP_STATUS,
  type CropStatus,
  canMoveCrop,
  cropProgress,
  expectedHarvest,
  harvestFollows,
  toHectares,
  toSquareMetres,
} from './crop.ts'

/** Every transition: '=' stays, '>' is allowed, '.' is refused. */
// biome-ignore format: a table
const MOVES: Record<CropStatus, string> = {
  //           to: planning planted growing harvesting harvested completed problem
  planning:   '=        >       >       >          >         >         .',
  planted:    '.        =       >       >          >         >         >',
  growing:    '.        .       =       >          >         >         >',
  harvesting: '.        .       .       =          >         >         >',
  harvested:  '.        .       .       .          =         >         .',
  completed:  '.        .       .       .          .         =         .',
  problem:    '.        >       >       >          >         >         =',
}
const moves = keysOf(MOVES).flatMap((from) =>
  MOVES[from].split(/\s+/).map((mark, column) => [from, keysOf(CROP_STATUS)[column]!, mark !== '.'] as const),
)

test('the table has a row and a column for every status', () => {
  expect(keysOf(MOVES)).toEqual(keysOf(CROP_STATUS))
  expect(moves).toHaveLength(keysOf(CROP_STATUS).length ** 2)
})

test.each(moves)('from %s to %s: %s', (from, to, allowed) => {
  expect(canMoveCrop(from, to)).toBe(allowed)
})

describe('progress', () => {
  test.each([
    ['planning', null, 10],
    ['planted', null, 25],
    ['growing', null, 65],
    ['harvesting', null, 90],
    ['harvested', null, 100],
    ['completed', null, 100],
    ['problem', 'planted', 25],
    ['problem', 'growing', 65],
    ['problem', 'harvesting', 90],
    ['problem', null, 25],
    ['growing', 'planted', 65],
  ] as const)('of %s after %s is %d', (status, before, progress) => {
    expect(cropProgress(status, before)).toBe(progress)
  })
})

describe('the expected harvest', () => {
  test.each([
    ['2026-11-21', 110, '2027-03-11'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2024-02-28', 2, '2024-03-01'],
    ['2025-02-28', 1, '2025-03-01'],
    ['2023-12-31', 60, '2024-02-29'],
    ['2024-01-01', 366, '2025-01-01'],
    [null, 110, null],
    ['2026-11-21', null, null],
    ['2026-11-21', 0, null],
  ])('of %s after %s days is %s', (planting, days, harvest) => {
    expect(expectedHarvest(planting, days)).toBe(harvest)
  })

  test('is as many days after planting as the crop grows', () => {
    const days = fc.integer({ min: 0, max: 50_000 }).map((n) => new Date(n * 86_400_000).toISOString().slice(0, 10))
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: 2000 }), (planting, growth) => {
        const harvest = expectedHarvest(planting, growth)!
        expect(daysBetween(planting, harvest)).toBe(growth)
        expect(harvestFollows(planting, harvest)).toBe(true)
      }),
    )
  })

  test.each([
    ['2026-11-21', '2026-11-21', true],
    ['2026-11-21', '2026-11-20', false],
    [null, '2026-11-20', true],
    ['2026-11-21', undefined, true],
  ])('planted %s, harvested %s: %s', (planting, harvest, together) => {
    expect(harvestFollows(planting, harvest)).toBe(together)
  })
})

test('a hectare is ten thousand square metres, there and back', () => {
  expect(toSquareMetres(1.5)).toBe(15_000)
  expect(toSquareMetres(0.0001)).toBe(1)
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000_000 }), (metres) => {
      expect(toSquareMetres(toHectares(metres))).toBe(metres)
    }),
  )
})
