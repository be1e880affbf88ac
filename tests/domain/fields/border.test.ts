import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { findCrossing, findNewCrossing } from '#domain/fields/border/crossing.ts'
import { bandOf } from '#domain/fields/border/error-band.ts'
import { measureRing, needsBorder } from '#domain/fields/border/measure.ts'
import { type RingFault, readRing } from '#domain/fields/border/read-ring.ts'
import { cornersOf, type Position } from '#domain/fields/border/ring.ts'
import { cutDegrees } from '#domain/fields/border/six-decimals.ts'
import { sphereAreaOf } from '#domain/fields/border/sphere.ts'
import { isSwapped } from '#domain/fields/border/swapped.ts'
import { tapedArea } from '#domain/fields/border/tape.ts'
import { positions, vectorsOf } from './vectors.ts'

const SQUARE: Position[] = [[-10, 6], [-9.999, 6], [-9.999, 6.001], [-10, 6.001]] // biome-ignore format: a square
const ringOf = (points: readonly Position[]) => {
  const read = readRing(points)
  return 'ring' in read ? read.ring : read.fault
}

describe('area and length on the ellipsoid (GeographicLib 2.1.2)', () => {
  test.each(vectorsOf('area: ', positions, z.number()))('%s', (_, ring, value) => {
    expect(measureRing(ring).areaM2).toBeCloseTo(value, 2)
    expect(measureRing(ring.toReversed()).areaM2).toBeCloseTo(value, 2)
  })
  test.each(vectorsOf('perimeter: ', positions, z.number()))('%s', (_, ring, value) => {
    expect(measureRing(ring).perimeterM).toBeCloseTo(value, 3)
  })
  test.each([...vectorsOf('2D and 3D', positions, z.number()), ...vectorsOf('doubled point', positions, z.number())])(
    '%s',
    (_, ring, value) => expect(measureRing(ring).areaM2).toBeCloseTo(value, 3),
  )
  test.each(vectorsOf('area by others: ', positions, z.object({ sphere6378137: z.number() })))(
    '%s',
    (_, ring, value) => {
      expect(sphereAreaOf(ring) / value.sphere6378137).toBeCloseTo(1, 7)
    },
  )
})

describe('four hectares', () => {
  const square = (side: number): Position[] => [[-10, 6], [-10 + side, 6], [-10 + side, 6 + side], [-10, 6 + side]] // biome-ignore format: a square
  test('a field that a buyer would call larger needs its border', () => {
    expect(needsBorder(square(0.001804))).toBe(true)
    expect(needsBorder(square(0.0018))).toBe(false)
  })
  test('so does one that may be larger by the error of its fixes', () =>
    expect(needsBorder(square(0.0018), 5)).toBe(true))
})

describe('six decimals', () => {
  test.each(vectorsOf('truncate to 6 decimals', z.number(), z.number()))('%s', (_, degrees, value) => {
    expect(Object.is(cutDegrees(degrees), value)).toBe(true)
  })
  test.each(vectorsOf('area after truncation', positions, z.object({ ring: positions, m2: z.number() })))(
    '%s',
    (_, ring, value) => {
      const read = readRing(ring)
      if (!('ring' in read)) throw new Error(read.fault.check)
      expect(read.areaM2).toBeCloseTo(value.m2, 2)
      expect(cornersOf(read.ring).map(String).sort()).toEqual(cornersOf(value.ring).map(String).sort())
    },
  )
  test.each(vectorsOf('valid before truncation', positions, z.unknown()))('%s: it is refused', (_, ring) => {
    expect(ringOf(ring)).toMatchObject({ check: 'crossing' })
  })
})

describe('what GEOS 3.11.1 calls valid', () => {
  test.each(vectorsOf('valid? ', positions, z.object({ valid: z.boolean() })))('%s', (_, ring, { valid }) => {
    expect(findCrossing(cornersOf(ring)) === null).toBe(valid)
  })
})

describe('the first edge that meets another one', () => {
  test.each<[string, Position[], number, number]>([
    ['a corner walked round twice', [[0, 0], [50, 0], [50, 50], [49, 52], [52, 49], [0, 50]], 5, 1],
    ['a jump of the position', [[0, 0], [50, 0], [50, 20], [10, -30], [0, 40]], 3, 0],
    ['a narrow part', [[0, 0], [40, 0], [40, 10], [20, 10], [20, 20], [10, 20], [15, -5]], 6, 0],
    ['near the end', [[0, 0], [50, 0], [50, 50], [20, -10]], 3, 0],
    ['a spike', [[0, 0], [10, 0], [10, 5], [14, 5], [10, 5]], 4, 1],
    ['the closing edge', [[0, 0], [10, 0], [10, 10], [20, 10], [20, -5], [5, -5], [5, 5]], 6, 0],
  ])('%s', (_, corners, vertex, edge) => {
    expect(findCrossing(corners)).toEqual({ vertex, edge })
    expect(findNewCrossing(corners.slice(0, vertex + 1))).toEqual({ vertex, edge })
    for (let taken = 1; taken <= vertex; taken += 1) expect(findNewCrossing(corners.slice(0, taken))).toBeNull()
  })

  test('one that closes the border across itself bears the number of corners', () => {
    expect(findCrossing([[0, 0], [10, -5], [10, 5], [20, 5], [20, 0.5]])).toEqual({ vertex: 5, edge: 1 }) // biome-ignore format: one border
  })
}) // biome-ignore format: tables

describe('a border as it is stored', () => {
  test('is closed and goes counter-clockwise from the first corner', () => {
    const clockwise = [SQUARE[0]!, ...SQUARE.slice(1).toReversed()]
    expect(ringOf(clockwise)).toEqual([...SQUARE, SQUARE[0]])
    expect(ringOf([...SQUARE, SQUARE[0]!])).toEqual([...SQUARE, SQUARE[0]])
  })

  test.each<[string, Position[], RingFault]>([
    ['nothing', [], { check: 'empty' }],
    ['two corners', [[1, 9], [1.001, 9], [1, 9]], { check: 'tooFewCorners' }],
    ['a straight line', [[1, 9], [1.001, 9], [1.002, 9]], { check: 'straightLine' }],
    ['a latitude beyond the pole', [[1, 9], [1.001, 91], [1.002, 9.001]], { check: 'latitude', vertex: 1 }],
    ['a longitude that is no number', [[Number.NaN, 9], [1.001, 9], [1.002, 9.001]], { check: 'longitude', vertex: 0 }],
    ['the point where no device is', [[1.317, 7.644], [0, 0], [1.3174, 7.6436]], { check: 'zeroPoint', vertex: 1 }],
    ['a step over 50 km', [[1, 9], [1.001, 9], [1.001, 9.6]], { check: 'longStep', vertex: 2 }],
    ['so long an edge that closes it', [[1, 9], [1.4, 9], [1.8, 9.001]], { check: 'longStep', vertex: 0 }],
    ['a crossing, by the points as given', [[1, 9], [1, 9], [1.001, 9.001], [1.001, 9], [1, 9.001]], { check: 'crossing', vertex: 4, edge: 0 }],
    ['more than 10,000 hectares', [[1, 9], [1.2, 9], [1.2, 9.2], [1, 9.2]], { check: 'tooLarge' }],
    ['5,001 corners', Array.from({ length: 5001 }, (_, n): Position => [1 + n / 1e6, 9]), { check: 'tooManyCorners' }],
  ])('is none: %s', (_, points, fault) => expect(readRing(points)).toEqual({ fault }))

  test('has 5,000 corners at most, whether it is closed or not', () => {
    const around = Array.from({ length: 5000 }, (_, n): Position => [1 + Math.cos((n * Math.PI) / 2500) / 200, 9 + Math.sin((n * Math.PI) / 2500) / 200])
    for (const points of [around, [...around, around[0]!]]) expect(readRing(points)).toMatchObject({ areaM2: expect.closeTo(955_165, 0) })
  })
}) // biome-ignore format: tables

describe('the band of error', () => {
  const square = (metres: number): Position[] => {
    const side = metres / 111_320
    return [[0.5, 0], [0.5 + side, 0], [0.5 + side, side], [0.5, side]] // biome-ignore format: a square
  }
  test.each([
    [100, 5, 95, 5.66],
    [30, 5, 95, 18.87],
    [100, 5, 68, 9.18],
    [30, 10, 68, 61.21],
  ] as const)(
    'a square of %i m with an accuracy of %i m that %i %% of the fixes keep: ±%f %%',
    (side, accuracyM, share, percent) => {
      const band = bandOf({ corners: square(side), areaM2: side ** 2, accuracyM, share, seconds: null })
      expect(band).toBeCloseTo(percent, 1)
    },
  )

  test('a thousand fixes of one short walk do not make it narrow', () => {
    const around = Array.from({ length: 1000 }, (_, n): Position => [Math.cos((n * Math.PI) / 500) / 2000, Math.sin((n * Math.PI) / 500) / 2000]) // biome-ignore format: a circle
    const walk = { corners: around, areaM2: 9700, accuracyM: 5, share: 68 as const }
    expect(bandOf({ ...walk, seconds: 120 })).toBeGreaterThan(3 * bandOf({ ...walk, seconds: 100_000 }))
  })
})

describe('tape and paces', () => {
  test('a rectangle and its diagonal', () => expect(tapedArea({ sides: [30, 40, 30, 40], diagonals: [50] })).toBeCloseTo(1200))
  test('a triangle has no diagonal', () => expect(tapedArea({ sides: [3, 4, 5], diagonals: [] })).toBeCloseTo(6))
  test('five sides have two', () => expect(tapedArea({ sides: [10, 10, 10, 10, 10], diagonals: [16.18034, 16.18034] })).toBeCloseTo(172.05, 2))
  test.each([
    ['sides that cannot meet', { sides: [1, 2, 10], diagonals: [] }],
    ['a diagonal too few', { sides: [10, 10, 10, 10], diagonals: [] }],
    ['a length of nothing', { sides: [0, 10, 10], diagonals: [] }],
    ['two sides', { sides: [10, 10], diagonals: [] }],
  ])('%s make no field', (_, taped) => expect(tapedArea(taped)).toBeNull())
}) // biome-ignore format: one line each

describe('swapped axes', () => {
  const village = { latitude: 9.77, longitude: 0.76 }
  test('a border beside the village is right', () => expect(isSwapped([0.764952, 9.775766], [village])).toBe(false))
  test('one that lies there when swapped is not', () => expect(isSwapped([9.775766, 0.764952], [village])).toBe(true))
  test('one that lies elsewhere both ways is no swap', () => expect(isSwapped([30, 1], [village])).toBe(false))
  test('without a known place nobody can say', () => expect(isSwapped([9.775766, 0.764952], [])).toBeNull())
})
