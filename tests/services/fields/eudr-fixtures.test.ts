import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { measureRing, needsBorder } from '#domain/fields/border/measure.ts'
import { findPlaceFault, readRing } from '#domain/fields/border/read-ring.ts'
import type { FoundField } from '#domain/fields/formats/read/found-field.ts'
import { readFieldFile } from '#services/fields/import/read-file.ts'

/** Invented plots of vancebw/eudr-geojson-fixtures (MIT), each with one fault that the European Union's system refuses. */
const FOLDER = join(import.meta.dirname, '../../fixtures/eudr')
const read = (name: string) => readFieldFile(readFileSync(join(FOLDER, name)))
const faultOf = ({ refusal, points, centre }: FoundField): object | null => {
  const ring = points.length > 0 && !refusal ? readRing(points) : null
  return refusal ?? (ring && 'fault' in ring ? ring.fault : null) ?? (centre && findPlaceFault(centre))
}

test.each<[string, object[]]>([
  ['polygon-over-4ha.geojson', [{ externalId: 'GH-AH-0121', areaHa: 25.1, notes: [] }]],
  ['multipolygon-farm.geojson', [{ externalId: 'CI-HP-0234', notes: ['part'] }, { externalId: 'CI-HP-0234', notes: ['part'] }]],
  ['point-under-4ha.geojson', [{ externalId: 'VN-DL-0007', areaHa: 1.2, centre: [108.893412, 11.943278] }]],
  // Legal for the Commission: the file names no plot, and the field gets its own code.
  ['missing-plot-id.geojson', [{ name: 'Plot 12', externalId: null, centre: [-1.980012, 6.352104] }]],
  ['unclosed-ring.geojson', [{ externalId: 'GH-AH-0124', notes: ['openRing'] }]],
])('%s is read', async (name, expected) => {
  const found = await read(name)
  expect(found).toHaveLength(expected.length)
  expect(found).toMatchObject(expected)
  expect(found.map(faultOf)).toEqual(expected.map(() => null))
}) // biome-ignore format: a table

test.each<[string, object]>([
  ['self-intersecting-polygon.geojson', { check: 'crossing', vertex: 3, edge: 0 }],
  ['duplicate-ring.geojson', { check: 'holes', count: 1 }],
  ['swapped-coordinate-columns.csv', { check: 'latitude', vertex: 0 }],
])('%s is refused by the name of the check', async (name, fault) => {
  for (const found of await read(name)) expect(faultOf(found)).toEqual(fault)
})

test('feature-without-geometry.geojson names a plot of which nothing is known: the import refuses its row', async () => {
  expect(await read('feature-without-geometry.geojson')).toMatchObject([{ externalId: 'GH-AH-0126', points: [], centre: null, areaHa: null }]) // biome-ignore format: one row
})

test('malformed.kml cannot be read', () =>
  expect(read('malformed.kml')).rejects.toMatchObject({ check: { id: 'fileNotXml' } }))

test('the plot above four hectares has 25.05 of them, and needs its border (pyproj 3.4.1)', async () => {
  const [{ points }] = (await read('polygon-over-4ha.geojson')) as [FoundField]
  expect(measureRing(points).areaM2).toBeCloseTo(250_522.82, 1)
  expect(needsBorder(points)).toBe(true)
})
