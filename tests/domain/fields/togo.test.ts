import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { boxOf } from '#domain/fields/border/box.ts'
import { measureRing } from '#domain/fields/border/measure.ts'
import { kmOutside, OUTSIDE_KM } from '#domain/fields/border/outline.ts'
import { readRing } from '#domain/fields/border/read-ring.ts'
import type { Position } from '#domain/fields/border/ring.ts'
import { cutDegrees } from '#domain/fields/border/six-decimals.ts'
import { borderInput } from '#domain/fields/border.schema.ts'
import { distanceKm } from '#domain/fields/distance.ts'
import { outlineOf } from '#domain/places/outlines.ts'
import { COUNTRIES } from '#domain/places.ts'
import { keysOf } from '#domain/table.ts'
import { sharedM2 } from '#services/fields/overlap.ts'
import { positions, vectorsOf } from './vectors.ts'

const FOLDER = join(import.meta.dirname, '../../fixtures/fields')
const jsonOf = (name: string): unknown => JSON.parse(readFileSync(join(FOLDER, name), 'utf8'))

/** 688 crop fields of Togo, drawn on pictures (nasaharvest/togo-crop-mask). */
const feature = z.object({ id: z.number().nullish(), geometry: z.object({ coordinates: z.array(positions) }) })
const FEATURES = z.object({ features: z.array(feature) }).parse(jsonOf('togo_crop_fields_all_688.geojson')).features
const RINGS = FEATURES.map(({ geometry }) => geometry.coordinates[0]!)

/** Twice the area in square degrees; below 0 where the ring goes clockwise. */
const turned = (ring: readonly Position[]) =>
  ring.slice(1).reduce((sum, [x, y], at) => sum + ring[at]![0] * y - x * ring[at]![1], 0)

function centroidOf(ring: readonly Position[]): Position {
  const [west, south] = ring[0]!
  const local = ring.map(([x, y]): Position => [x - west, y - south])
  let [x, y, all] = [0, 0, 0]
  for (const [at, [x2, y2]] of local.slice(1).entries()) {
    const [x1, y1] = local[at]!
    const part = x1 * y2 - x2 * y1
    x += (x1 + x2) * part
    y += (y1 + y2) * part
    all += part
  }
  return [west + x / (3 * all), south + y / (3 * all)]
}
const kmFrom = (country: 'TG' | 'NG', [longitude, latitude]: Position) =>
  kmOutside(outlineOf(country), { longitude, latitude })

const vectorOf = (begins: string, value: z.ZodType) => vectorsOf(begins, z.unknown(), value)[0]![2]
const [, , BOXES] = vectorsOf('overlap: pairs in', z.unknown(), z.object({ box_pairs: z.number(), overlapping: z.number() }))[0]! // biome-ignore format: one value

describe('the 688 rings', () => {
  test('are all clockwise and valid, and stay valid once they are cut and turned', () => {
    const ids = FEATURES.flatMap(({ id }) => id ?? [])
    const clockwise = RINGS.filter((ring) => turned(ring) < 0).length
    const read = RINGS.map(readRing)
    const invalid = read.filter((ring) => 'fault' in ring).length
    const facts = { null: RINGS.length - ids.length, distinct_not_null: new Set(ids).size, clockwise, invalid_after_truncation: invalid } // biome-ignore format: one row
    expect(vectorOf('ids of the 688 rings', z.unknown())).toMatchObject(facts)
    for (const ring of read) expect('ring' in ring && turned(ring.ring)).toBeGreaterThan(0)
  })

  test('lie outside the outline of Togo as often and as far as GEOS says; none is refused for it', () => {
    const far = RINGS.map((ring) => kmFrom('TG', centroidOf(ring))).filter((km) => km > 0)
    expect(vectorOf('Togo rings outside', z.unknown())).toMatchObject({ '10m': far.length })
    expect(Math.max(...far)).toBeCloseTo(3.22, 1)
    for (const ring of RINGS) expect(kmFrom('TG', ring[0]!)).toBeLessThan(OUTSIDE_KM)
  })

  test('of six decimals stay as they are, also after a way through binary fractions', () => {
    const values = RINGS.flat(2).map((value) => Number(value.toFixed(6)))
    expect(values).toHaveLength(7206)
    for (const value of values) {
      const ulp = 2 ** (Math.floor(Math.log2(Math.abs(value))) - 52)
      expect([cutDegrees(value), cutDegrees(value - ulp), cutDegrees(value + ulp)]).toEqual([value, value, value])
    }
  })

  test('have neighbours whose boxes meet, and none that they lie over', () => {
    const boxes = RINGS.map(boxOf)
    const pairs = boxes.flatMap((one, first) =>
      boxes
        .slice(first + 1)
        .flatMap((other, more) =>
          one.west <= other.east && other.west <= one.east && one.south <= other.north && other.south <= one.north
            ? [[first, first + 1 + more] as const]
            : [],
        ),
    )
    expect(pairs).toHaveLength(BOXES.box_pairs)
    expect(pairs.filter(([one, other]) => sharedM2(RINGS[one]!, RINGS[other]!) > 1e-3)).toHaveLength(BOXES.overlapping)
  })

  test('are compared with copies of themselves that were moved a little, without an error', () => {
    for (const ring of RINGS) {
      const { areaM2 } = measureRing(ring)
      for (const step of [1e-7, 1e-6, 3e-5]) {
        const shared = sharedM2(ring, ring.map(([x, y]): Position => [x + step, y + step])) // biome-ignore format: one call
        expect(shared).toBeLessThanOrEqual(areaM2 + 0.001)
        if (step < 1e-6) expect(shared / areaM2).toBeGreaterThan(0.99)
      }
    }
  })

  test('have no way from a corner to itself', () => {
    for (const [longitude, latitude] of RINGS.flat()) expect(distanceKm({ longitude, latitude }, { longitude, latitude })).toBe(0) // biome-ignore format: one row
  })
})

describe('where places lie', () => {
  const places = vectorsOf('country by outline: ', z.tuple([z.number(), z.number()]), z.object({ '10m': z.string().nullable() })) // biome-ignore format: one list
  test.each(places)('%s', (_, [longitude, latitude], { '10m': country }) => {
    const within = keysOf(COUNTRIES).filter((each) => kmOutside(outlineOf(each), { longitude, latitude }) === 0)
    expect(within).toEqual(keysOf(COUNTRIES).filter((each) => each === country))
  })

  test('Kano lies in Nigeria, and there when it is swapped too', () => {
    const [, [longitude, latitude]] = vectorsOf('swap of Kano', z.tuple([z.number(), z.number()]), z.string())[0]!
    expect([kmFrom('NG', [longitude, latitude]), kmFrom('NG', [latitude, longitude])]).toEqual([0, 0])
  })
})

test('a fix that is read as 0, 0 makes 2,466.5 ha of a field, and is refused', () => {
  const [, ring, m2] = vectorsOf('one fix read as', positions, z.number())[0]!
  expect(Math.abs(measureRing(ring).areaM2 - m2)).toBeLessThan(1)
  expect(readRing(ring)).toEqual({ fault: { check: 'zeroPoint', vertex: 1 } })
})

describe('ten polygons with one fault each', () => {
  const shape = z.object({ coordinates: z.array(z.unknown()) }).nullable()
  const { cases } = z.object({ cases: z.array(z.object({ case: z.string(), geometry: shape })) }).parse(jsonOf('malformed_polygons.json')) // biome-ignore format: one file
  const refusals: Record<string, string | null> = {
    duplicate_consecutive_vertices_as_published: null,
    ring_not_closed: null,
    // Only its farmer's place tells.
    lat_lon_swapped: null,
    self_intersecting_bow_tie: 'borderCrossing',
    only_two_points: 'borderTooFewCorners',
    line_instead_of_polygon: 'borderNumber',
    empty_coordinates: null,
    string_numbers: 'borderNumber',
    out_of_range_latitude: 'borderLatitude',
    null_geometry: null,
  }
  test.each(cases.map((each) => [each.case, each.geometry] as const))('%s', (name, geometry) => {
    const { success, error } = borderInput.safeParse(geometry?.coordinates[0] ?? [])
    expect(error?.issues[0] ?? null).toEqual(refusals[name] === null ? null : expect.objectContaining({ check: expect.objectContaining({ id: refusals[name] }) })) // biome-ignore format: one row
    expect(success).toBe(refusals[name] === null)
  })
})
