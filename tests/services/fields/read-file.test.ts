import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { measureRing } from '#domain/fields/border/measure.ts'
import { readRing } from '#domain/fields/border/read-ring.ts'
import { cornersOf } from '#domain/fields/border/ring.ts'
import { FieldFileRefusal } from '#domain/fields/formats/read/field-file-refusal.ts'
import type { FoundField } from '#domain/fields/formats/read/found-field.ts'
import { degreesOfUtm } from '#domain/fields/formats/read/utm.ts'
import { readFieldFile } from '#services/fields/import/read-file.ts'
import { vectorsOf } from '../../domain/fields/vectors.ts'

const FOLDER = join(import.meta.dirname, '../../fixtures/fields')
const bytesOf = (name: string) => readFileSync(join(FOLDER, name))
const fixture = (name: string) => readFieldFile(bytesOf(name))
const read = (text: string) => readFieldFile(Buffer.from(text))

const m2 = ({ points }: FoundField) => measureRing(points).areaM2
const short = (found: FoundField) => ({
  ...found,
  corners: cornersOf(found.points).length,
  m2: Math.round(m2(found)),
  check: found.refusal?.check ?? null,
})
const shown = async (found: Promise<FoundField[]>) => (await found).map(short)

/** The ring of the files: four corners, and 3,157 m² on the ellipsoid; with six rounded decimals a square metre less. */
const RING = { corners: 4, m2: 3157, check: null, notes: [] as string[] }
const ROUNDED = { ...RING, m2: 3156 }

describe('files of other programs', () => {
  test.each<[string, object[]]>([
    ['ring-ogr2ogr-plain-clockwise-15-digits.geojson', [{ ...RING, externalId: 'plot-7', name: 'Invented 1', fixes: null }]],
    ['ring-ogr2ogr-kml.kml', [{ ...RING, externalId: 'ABC12', name: 'Invented 1' }]],
    ['ring-ogr2ogr-route.gpx', [{ ...RING, name: 'walk 1', fixes: 5 }]],
    ['ring-ogr2ogr-shapefile.zip', [{ ...RING, name: 'Invented 1', externalId: 'ABC12', areaHa: 0.0898 }]],
    ['walk-two-segments.gpx', [{ ...RING, name: 'Invented field', fixes: 6, notes: ['segments'] }]],
    ['walk-gpsbabel-points-and-path.kml', [{ ...ROUNDED, name: 'Invented field', fixes: 6, notes: ['segments'] }]],
    ['walk-gpsbabel-gxtrack.kml', [{ ...ROUNDED, name: 'Invented field', fixes: 6, notes: ['segments', 'twice'] }]],
    ['utm-31n-crs-member.geojson', [{ corners: 4, m2: 900, notes: ['reprojected'], check: null }]],
    ['geoshape-four-ways.csv', [
      { ...RING, name: 'with blank' },
      { ...RING, name: 'no blank' },
      { ...RING, name: 'separator at the end' },
      { ...RING, name: 'open', notes: ['openRing'] },
    ]],
    ['by-hand-nested-multitrack-gap-holes.kml', [
      { ...RING, name: 'walk', fixes: 5, notes: ['segments', 'openRing'] },
      { name: 'track with gap', fixes: 2, corners: 2, notes: ['gap', 'openRing'] },
      { name: 'two parts', corners: 3, notes: [], check: null },
      { name: 'two holes', check: 'holes', refusal: { check: 'holes', count: 2 } },
      { name: 'blanks after commas', corners: 3, notes: [], check: null },
      { name: 'open ring', corners: 3, notes: ['openRing'], check: null },
    ]],
  ])('%s', async (name, expected) => {
    const found = await shown(fixture(name))
    expect(found).toHaveLength(expected.length)
    expect(found).toMatchObject(expected)
  }) // biome-ignore format: a table

  test.each(['dart-4e-8.geojson', 'dart-ogr2ogr-rfc7946-invalid.geojson'])('%s meets itself once it is cut', async (name) => {
    const [found] = await fixture(name)
    expect(readRing(found!.points)).toMatchObject({ fault: { check: 'crossing' } })
  }) // biome-ignore format: one sentence

  test.each(vectorsOf('geoshape: ', z.string(), z.object({ m2: z.number() })))('%s', async (_, shape, value) => {
    const [found] = await read(`name,shape\nNorth,"${shape}"\n`)
    expect(cornersOf(found!.points)).toHaveLength(4)
    expect(m2(found!)).toBeCloseTo(value.m2, 1)
  })

  test.each(vectorsOf('WKT: ', z.string(), z.string()))('%s is read without altitude and measure', async (_, wkt) => {
    const [found] = await read(`WKT,name\n"${wkt}",North\n`)
    expect(found).toMatchObject({ name: 'North', points: [[1, 2], [3, 4], [5, 6], [1, 2]] }) // biome-ignore format: a ring
  })

  const pair = z.tuple([z.number(), z.number()])
  test.each(vectorsOf('EPSG:32631 ', pair, pair))('%s', (_, metres, [longitude, latitude]) => {
    const [x, y] = degreesOfUtm(metres, { zone: 31, isSouth: false })
    expect(x).toBeCloseTo(longitude, 8)
    expect(y).toBeCloseTo(latitude, 8)
  })
})

const SQUARE = [[1.1, 9.9], [1.101, 9.9], [1.101, 9.901], [1.1, 9.901], [1.1, 9.9]] // biome-ignore format: a square
const EAST = SQUARE.map(([x, y]) => [x! + 0.01, y])
const polygon = { type: 'Polygon', coordinates: [SQUARE] }
const json = (value: object) => shown(read(JSON.stringify(value)))

describe('GeoJSON', () => {
  test('a bare geometry is one field', async () => expect(await json(polygon)).toMatchObject([{ corners: 4, name: null }]))
  test('a collection of geometries is one field; a point in it marks its place', async () =>
    expect(await json({ type: 'GeometryCollection', geometries: [{ type: 'Point', coordinates: [1, 9] }, polygon] })).toMatchObject([{ corners: 4 }]))
  test('several polygons are parts, of which each is a field', async () =>
    expect(await json({ type: 'Feature', properties: { name: 'Hill' }, geometry: { type: 'MultiPolygon', coordinates: [[SQUARE], [EAST]] } })).toMatchObject([{ name: 'Hill 1', notes: ['part'] }, { name: 'Hill 2', notes: ['part'] }]))
  test('a closed line of which nobody says that it was walked is no field', async () => expect(await json({ type: 'LineString', coordinates: SQUARE })).toMatchObject([{ refusal: { check: 'lineOnly' } }]))
  test('a closed line with its fixes beside it is a walk', async () => {
    const fixes = SQUARE.map((coordinates) => ({ type: 'Feature', properties: {}, geometry: { type: 'Point', coordinates } }))
    const line = { type: 'Feature', properties: {}, geometry: { type: 'LineString', coordinates: SQUARE } }
    expect(await json({ type: 'FeatureCollection', features: [...fixes, line] })).toMatchObject([{ corners: 4, refusal: null, fixes: 5 }])
  })
  test('a line that goes away is none', async () => expect(await json({ type: 'LineString', coordinates: [[1, 9], [1.1, 9], [1.2, 9.01]] })).toMatchObject([{ check: 'openLine' }]))
  test('an altitude is left out', async () => expect(await json({ ...polygon, coordinates: [SQUARE.map((point) => [...point, 312])] })).toMatchObject([{ points: SQUARE }]))
  test('a hole is refused by name', async () => expect(await json({ ...polygon, coordinates: [SQUARE, EAST] })).toMatchObject([{ refusal: { check: 'holes', count: 1 } }]))
  test('texts are no numbers', async () => expect(await json({ ...polygon, coordinates: [[[1.1, 9.9], ['1.2', '9.9']]] })).toMatchObject([{ refusal: { check: 'borderPoint', vertex: 1 } }]))
  test('a point has the area that the file says', async () =>
    expect(await json({ type: 'Feature', geometry: { type: 'Point', coordinates: [1.1, 9.9] }, properties: { Area: 2.5, phone: '+22890000001' } })).toMatchObject([{ centre: [1.1, 9.9], areaHa: 2.5, owner: { phone: '+22890000001' } }]))
  test.each(['urn:ogc:def:crs:OGC:1.3:CRS84', 'EPSG:4326', 'urn:ogc:def:crs:EPSG::4326'])('%s are degrees', async (name) =>
    expect(await json({ ...polygon, crs: { type: 'name', properties: { name } } })).toMatchObject([{ points: SQUARE, notes: [] }]))
  test('metres south of the equator are degrees south of it', async () => {
    const corner = [[500_000, 9_000_000], [500_100, 9_000_000], [500_100, 9_000_100], [500_000, 9_000_000]] // biome-ignore format: a triangle
    const [found] = await json({ ...polygon, coordinates: [corner], crs: { type: 'name', properties: { name: 'EPSG:32736' } } })
    expect(found!.points[0]).toEqual([33, expect.closeTo(-9.045_571, 2)])
    expect(found!.m2).toBeCloseTo(5004, -1)
  })
}) // biome-ignore format: one line each

describe('walks', () => {
  const fix = (minute: number, [x, y]: number[]) => `<Placemark><TimeStamp><when>2026-05-01T06:3${minute}:00Z</when></TimeStamp><Point><coordinates>${x},${y},0</coordinates></Point></Placemark>` // biome-ignore format: one text
  const kml = (inside: string) => shown(read(`<kml xmlns="http://www.opengis.net/kml/2.2" xmlns:gx="http://www.google.com/kml/ext/2.2"><Document>${inside}</Document></kml>`)) // biome-ignore format: one text
  const coordinates = (ring: number[][]) =>
    `<coordinates>${ring.map((point) => point.join(',')).join(' ')}</coordinates>`

  test('of a folder of timed points are one field', async () =>
    expect(await kml(`<Folder><name>Hill</name>${SQUARE.map((point, at) => fix(at, point)).join('')}</Folder>`)).toMatchObject([{ name: 'Hill', fixes: 5, corners: 4 }])) // biome-ignore format: one sentence
  test('that stand in two folders are two', async () => {
    const folder = (name: string, ring: number[][]) => `<Folder><name>${name}</name><Placemark><LineString>${coordinates(ring)}</LineString></Placemark></Folder>` // biome-ignore format: one text
    const found = await kml(folder('Hill', SQUARE) + folder('River', EAST as number[][]))
    expect(found).toMatchObject([{ name: 'Hill' }, { name: 'River' }])
  })
  test('of several lines take the first closed one', async () => {
    const lines = [EAST.slice(0, 3), SQUARE, EAST].map((ring) => `<LineString>${coordinates(ring as number[][])}</LineString>`) // biome-ignore format: one list
    const found = await kml(`<Placemark><MultiGeometry>${lines.join('')}</MultiGeometry></Placemark>`)
    expect(found).toMatchObject([{ points: SQUARE, notes: ['otherLines'] }])
  })
  test('of a table are one field, whatever their fixes are called', async () => {
    const rows = SQUARE.map(([x, y], at) => `${at + 1},${y},${x},WPT${at},2026/05/01`)
    const found = await shown(read(`No,Latitude,Longitude,Name,Date\n${rows.join('\n')}\n`))
    expect(found).toMatchObject([{ points: SQUARE, fixes: 5, name: null }])
  })
  test('of a table with a column of fields are one each', async () => {
    const rows = [SQUARE, EAST].flatMap((ring, plot) => ring.map(([x, y]) => `P${plot};${String(y).replace('.', ',')};${String(x).replace('.', ',')}`)) // biome-ignore format: one list
    const found = await shown(read(`Plot;Latitude;Longitude\n${rows.join('\n')}\n`))
    expect(found).toMatchObject([
      { name: 'P0', points: SQUARE },
      { name: 'P1', corners: 4 },
    ])
  })
  test('of Garmin’s training centre have a gap where a position is missing', async () => {
    const at = ([x, y]: number[]) => `<Trackpoint><Position><LatitudeDegrees>${y}</LatitudeDegrees><LongitudeDegrees>${x}</LongitudeDegrees></Position></Trackpoint>` // biome-ignore format: one text
    const track = [at(SQUARE[0]!), '<Trackpoint><Time>2026-05-01T06:31:00Z</Time></Trackpoint>', ...SQUARE.slice(1).map(at)].join('') // biome-ignore format: one list
    const found = await shown(read(`<TrainingCenterDatabase><Courses><Course><Name>Hill</Name><Track>${track}</Track></Course></Courses></TrainingCenterDatabase>`)) // biome-ignore format: one text
    expect(found).toMatchObject([{ name: 'Hill', fixes: 5, notes: ['gap'], points: SQUARE }])
  })
})

describe('what a file tells of each fix', () => {
  const at = '2026-05-01T06:30:00.250Z'
  test.each<[string, string | null, number, unknown[]]>([
    ['walk-two-segments.gpx', at, 6, [0, 1.317017292206875, 7.644203388597412, 4.8]],
    ['walk-gpsbabel-points-and-path.kml', at, 6, [0, 1.317017, 7.644203, null]],
    ['walk-gpsbabel-gxtrack.kml', at, 6, [0, 1.317017, 7.644203, null]],
    ['geoshape-four-ways.csv', null, 5, [null, 1.3170173, 7.6442034, 4.8]],
  ])('%s', async (name, startedAt, count, first) => {
    const [{ walk } = { walk: null }] = await fixture(name)
    expect([walk?.startedAt, walk?.fixes.length, walk?.fixes[0]]).toEqual([startedAt, count, first])
  }) // biome-ignore format: a table
  test('a gap is no fix: the next one comes later', async () => {
    const found = await fixture('by-hand-nested-multitrack-gap-holes.kml')
    expect(found.find(({ name }) => name === 'track with gap')?.walk?.fixes.map(([second]) => second)).toEqual([0, 120])
  })
  test('GPSBabel’s unicsv writes day and hour into two columns', async () => {
    const rows = SQUARE.map(([x, y], minute) => `${minute + 1},${y},${x},312.4,1.20,2026/05/01,06:3${minute}:00`)
    const [found] = await read(`No,Latitude,Longitude,Altitude,HDOP,Date,Time\n${rows.join('\n')}\n`)
    expect(found!.walk).toMatchObject({ startedAt: '2026-05-01T06:30:00.000Z', fixes: [[0, 1.1, 9.9, null], [60], [120], [180], [240]].map((fix) => expect.objectContaining(fix)) }) // biome-ignore format: one row
  })
  test('a corner that was tapped on ODK’s map has the accuracy 0, and is no fix', async () => {
    const cell = SQUARE.map(([x, y]) => `${y} ${x} 0 0`).join(';')
    expect(await shown(read(`name,plot\nA,"${cell}"\n`))).toMatchObject([{ corners: 4, fixes: null, walk: null }])
  })
})

describe('what is no file of fields is refused in words, and within a second', () => {
  const crs = (name: string) => JSON.stringify({ ...polygon, crs: { type: 'name', properties: { name } } })
  const many = { type: 'FeatureCollection', features: Array.from({ length: 5001 }, () => ({ type: 'Feature', geometry: polygon, properties: {} })) } // biome-ignore format: one row
  test.each<[string, string | Uint8Array, string]>([
    ['nothing', '', 'fileEmpty'],
    ['random bytes', Uint8Array.from({ length: 4_900_000 }, (_, at) => (at * 7919) % 251), 'fileUnknown'],
    ['5 MB of brackets', '['.repeat(4_900_000), 'fileNotJson'],
    ['5 MB of open elements', '<a>'.repeat(1_600_000), 'fileNotXml'],
    ['a picture’s XML', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'fileNotFields'],
    ['entities of its own', '<!DOCTYPE kml [<!ENTITY a "b">]><kml/>', 'fileDocType'],
    ['GeoJSON that is cut off', '{"type":"FeatureCollection","features":[{"type":', 'fileNotJson'],
    ['other JSON', '{"crops":[]}', 'fileNotGeojson'],
    ['a table of other things', 'Crop,Price\nMaize,30\n', 'fileNoGeometry'],
    ['another system of coordinates', crs('urn:ogc:def:crs:EPSG::2154'), 'fileCrs'],
    ['a file without a field', '{"type":"FeatureCollection","features":[]}', 'fileNoFields'],
    ['more than 5 MB', ' '.repeat(5_000_001), 'fileTooLarge'],
    ['more than 1,000 fields', JSON.stringify(many), 'fileManyFields'],
    ['a table with a quotation mark in a wrong place', 'Name,Area\nHill,"1.5" ha\n', 'fileQuote'],
    ['a table that is cut off', 'Name,Area\nHill,"1.5', 'fileUnfinished'],
    ['a PDF', '%PDF-1.7\n1 0 obj\n', 'fileUnknown'],
    ['a zip of nothing', Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(100)]), 'fileNotZip'],
  ])('%s', async (_, content, id) => {
    const started = performance.now()
    const refused = await readFieldFile(Buffer.from(content)).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(FieldFileRefusal)
    expect(refused).toMatchObject({ check: { id } })
    expect(performance.now() - started).toBeLessThan(1000)
  })
  test('a system of coordinates is named', async () => {
    await expect(read(crs('urn:ogc:def:crs:EPSG::2154'))).rejects.toThrow('urn:ogc:def:crs:EPSG::2154')
  })
})
