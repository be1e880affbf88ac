import { crc32, deflateRawSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { cornersOf } from '#domain/fields/border/ring.ts'
import type { FoundField } from '#domain/fields/formats/read/found-field.ts'
import { readFieldFile } from '#services/fields/import/read-file.ts'

const RING = [[1.1, 9.9], [1.101, 9.9], [1.101, 9.901], [1.1, 9.901], [1.1, 9.9]] // biome-ignore format: a square
const EAST = RING.map(([x, y]) => [x! + 0.01, y!])
const read = async (file: string | Buffer) => (await readFieldFile(Buffer.from(file as string))).map(short)
const short = ({ name, externalId, areaHa, points, fixes, notes, refusal, walk, centre }: FoundField) => ({
  name,
  externalId,
  areaHa,
  corners: cornersOf(points).length,
  fixes,
  notes,
  check: refusal?.check ?? null,
  walk,
  centre,
})
const feature = (name: string, coordinates: number[][]) => ({ type: 'Feature', properties: { name }, geometry: { type: 'Polygon', coordinates: [coordinates] } }) // biome-ignore format: one line
const geoshape = (ring: number[][], rest: string) => ring.map(([x, y]) => `${y} ${x} ${rest}`).join(';')

describe('GDAL and QGIS', () => {
  // ogr2ogr 3.6.2 -f GeoJSONSeq, and -lco RS=YES (RFC 8142).
  test.each([['', '\n'], ['\u001e', '\n'], ['', '\r\n']])('a feature on each line, with %j before and %j behind', async (before, behind) => {
    const text = [feature('A', RING), feature('B', EAST)].map((each) => `${before}${JSON.stringify(each)}${behind}`).join('')
    expect(await read(text)).toMatchObject([{ name: 'A', corners: 4 }, { name: 'B', corners: 4 }])
    expect(await read(text.slice(0, text.indexOf(behind)))).toMatchObject([{ name: 'A' }])
  }) // biome-ignore format: a table

  // ogr2ogr 3.6.2 -f LIBKML numbers its placemarks 'ring.1' and keeps the column id among the data.
  test('LIBKML’s own numbers are no ids', async () => {
    const data = '<ExtendedData><SchemaData><SimpleData name="id">ABC12</SimpleData></SchemaData></ExtendedData>'
    const polygon = `<Polygon><outerBoundaryIs><LinearRing><coordinates>${RING.map((at) => `${at},0`).join('\n ')}</coordinates></LinearRing></outerBoundaryIs></Polygon>`
    const kml = (inside: string) => read(`<kml xmlns="http://www.opengis.net/kml/2.2"><Document><Placemark id="ring.1">${inside}${polygon}</Placemark></Document></kml>`) // biome-ignore format: one text
    expect(await kml(data)).toMatchObject([{ externalId: 'ABC12', corners: 4 }])
    expect(await kml('')).toMatchObject([{ externalId: 'ring.1' }])
  })

  // ogr2ogr 3.6.2 -f GPX -dsco GPX_USE_EXTENSIONS=YES writes the columns of a layer into extensions.
  test('columns in the extensions of a route', async () => {
    const points = RING.map(([x, y]) => `<rtept lat="${y}" lon="${x}"/>`).join('')
    const extensions = '<extensions><ogr:ProductionPlace>Hill</ogr:ProductionPlace><ogr:id>ABC12</ogr:id><ogr:Area>0.0898</ogr:Area></extensions>' // biome-ignore format: one text
    expect(await read(`<gpx version="1.1" xmlns:ogr="http://osgeo.org/gdal"><rte>${extensions}${points}</rte></gpx>`)).toMatchObject([{ name: 'Hill', externalId: 'ABC12', areaHa: 0.0898, corners: 4 }]) // biome-ignore format: one sentence
  })

  // Well-known text as QGIS 3 copies it (no blank before Z), as GDAL writes it, and as PostGIS does (SRID, collections).
  const text = RING.map((at) => at.join(' ')).join(', ')
  const high = RING.map((at) => [...at, 312].join(' ')).join(', ')
  test.each<[string, object[]]>([
    [`PolygonZ ((${high}))`, [{ corners: 4, check: null }]],
    [`MultiPolygon (((${text})),((${text})))`, [{ name: 'A 1', corners: 4 }, { name: 'A 2', corners: 4 }]],
    [`MULTILINESTRING ((${text}))`, [{ corners: 4, fixes: 5 }]],
    ['MULTIPOINT ((1.1 9.9),(1.2 9.9))', [{ centre: [1.1, 9.9] }, { centre: [1.2, 9.9] }]],
    [`GEOMETRYCOLLECTION (POLYGON ((${text})),POINT (1.1 9.9))`, [{ corners: 4, check: null }]],
    [`POLYGON ((${text}),(1.1 9.9, 1.2 9.9, 1.1 9.8, 1.1 9.9))`, [{ check: 'holes' }]],
    [`SRID=4326;POLYGON((${text}))`, [{ corners: 4 }]],
  ])('%s', async (wkt, expected) => {
    const found = await read(`name,geom\nA,"${wkt}"\n`)
    expect(found).toHaveLength(expected.length)
    expect(found).toMatchObject(expected)
  }) // biome-ignore format: a table
  test('metres in a cell are degrees, or refused by the name of their system', async () => {
    const square = '(500000 0, 500100 0, 500100 100, 500000 100, 500000 0)'
    const [found] = await readFieldFile(Buffer.from(`name,geom\nA,"SRID=32631;POLYGON(${square})"\n`))
    expect(found!.points[0]).toEqual([3, expect.closeTo(0, 9)])
    await expect(readFieldFile(Buffer.from(`name,geom\nA,"SRID=2154;POLYGON(${square})"\n`))).rejects.toThrow('EPSG:2154') // biome-ignore format: one sentence
  })
})

describe('GPSBabel', () => {
  // GPSBabel 1.8.0 -o unicsv,grid=ddd, grid=dmm and grid=dms.
  test.each([
    ['N9.90000', 'E1.10000'],
    ['N9 54.000', 'E1 06.000'],
    ['N9 54\'00.0"', 'E1 06\'00.0"'],
  ])('unicsv with the halves of the world: %s %s', async (latitude, longitude) => {
    const cell = (value: string) => `"${value.replaceAll('"', '""')}"`
    const rows = [[latitude, longitude], ['N9.9', 'E1.101'], ['N9.901', 'E1.101'], ['N9.901', 'E1.1'], [latitude, longitude]] // biome-ignore format: one list
    const text = `No,Latitude,Longitude\n${rows.map((row, at) => [at + 1, ...row.map(cell)].join()).join('\n')}\n`
    const [found] = await readFieldFile(Buffer.from(text))
    expect(found!.points[0]).toEqual([expect.closeTo(1.1, 9), expect.closeTo(9.9, 9)])
    expect(cornersOf(found!.points)).toHaveLength(4)
  })
  test('the half of the world is south or west', async () => {
    const [found] = await readFieldFile(Buffer.from('Name,Latitude,Longitude,Hectares\nA,S17.5,W3.25,1\n'))
    expect(found!.centre).toEqual([-3.25, -17.5])
  })

  // GPSBabel 1.8.0 -x transform,wpt=trk -o gpx names the waypoints WPT001, WPT002 …; -o kml names their folder 'Waypoints'.
  test('a walk is not called as its first fix, nor as the folder of all', async () => {
    const wpt = RING.map(([x, y], minute) => `<wpt lat="${y}" lon="${x}"><time>2026-05-01T06:3${minute}:00Z</time><name>WPT00${minute}</name></wpt>`) // biome-ignore format: one list
    expect(await read(`<gpx version="1.1">${wpt.join('')}</gpx>`)).toMatchObject([{ name: null, fixes: 5, corners: 4 }])
    const marks = RING.map((at, minute) => `<Placemark><name>WPT00${minute}</name><TimeStamp><when>2026-05-01T06:3${minute}:00Z</when></TimeStamp><Point><coordinates>${at},0</coordinates></Point></Placemark>`) // biome-ignore format: one list
    expect(await read(`<kml><Document><Folder><name>Waypoints</name>${marks.join('')}</Folder></Document></kml>`)).toMatchObject([{ name: null, fixes: 5 }]) // biome-ignore format: one sentence
  })
})

describe('forms', () => {
  const row = (cells: readonly string[], sign: string) => cells.map((cell) => `"${cell}"`).join(sign)

  // ODK Central's CSV puts the group before a question with '-', and divides a point into four columns.
  test('ODK Central: a trace in a group, with the accuracy of each fix', async () => {
    const head = ['SubmissionDate', 'farmer-name', 'plot-plot_name', 'plot-boundary', 'plot-gate-Latitude', 'plot-gate-Longitude', 'plot-gate-Accuracy', 'KEY'] // biome-ignore format: one list
    const cells = [
      '2026-05-01T07:00:00.000Z',
      'Ama',
      'North',
      geoshape(RING, '312.4 4.8'),
      '9.9',
      '1.1',
      '4.5',
      'uuid:1',
    ]
    const found = await read(`${row(head, ',')}\r\n${row(cells, ',')}\r\n`)
    expect(found).toMatchObject([{ name: 'North', corners: 4, fixes: 5 }])
    expect(found[0]!.walk?.fixes[0]).toEqual([null, 1.1, 9.9, 4.8])
  })
  test('ODK Central: a point with its area', async () => {
    const text = 'name,area_ha,gate-Latitude,gate-Longitude,gate-Altitude,gate-Accuracy\nNorth,0.4,9.9,1.1,300,4.5\n'
    expect(await read(text)).toMatchObject([{ name: 'North', areaHa: 0.4, centre: [1.1, 9.9] }])
  })

  // KoboToolbox's CSV: a BOM, semicolons, and a question 'Plot' whose answer is the border, which is no name.
  test('KoboToolbox: the border is not the name', async () => {
    const head = ['start', 'Farmer name', 'Plot', 'location', '_location_latitude', '_location_longitude', '_location_precision', '_id'] // biome-ignore format: one list
    const cells = ['2026-05-01T06:30:00', 'Ama', geoshape(RING, '312.4 4.8'), '9.9 1.1 300 4.5', '9.9', '1.1', '4.5', '125703893'] // biome-ignore format: one list
    const [found] = await readFieldFile(Buffer.from(`\ufeff${row(head, ';')}\n${row(cells, ';')}\n`))
    expect(found).toMatchObject({ name: null, place: null, externalId: '125703893', fixes: 5 })
  })
  // Its GeoJSON repeats the answers as properties.
  test('KoboToolbox: nor in GeoJSON', async () => {
    const plot = { ...feature('', RING), properties: { Plot: geoshape(RING, '312.4 4.8'), _id: 125703893 } }
    expect(await read(JSON.stringify({ type: 'FeatureCollection', features: [plot] }))).toMatchObject([{ name: null, externalId: '125703893' }]) // biome-ignore format: one sentence
  })
})

// togeojson writes coordinateProperties.times, older ones coordTimes, for each part of a line a list of its own.
test('togeojson: the moments beside a line', async () => {
  const times = RING.map((_, minute) => `2026-05-01T06:3${minute}:00Z`)
  const line = (properties: object, geometry: object) => ({ type: 'Feature', properties, geometry })
  const features = [
    line({ coordinateProperties: { times } }, { type: 'LineString', coordinates: RING }),
    line({ coordTimes: [times.slice(0, 3), times.slice(3)] }, { type: 'MultiLineString', coordinates: [EAST.slice(0, 3), EAST.slice(3)] }), // biome-ignore format: one row
  ]
  const found = await read(JSON.stringify({ type: 'FeatureCollection', features }))
  for (const { walk } of found) {
    expect(walk?.startedAt).toBe('2026-05-01T06:30:00.000Z')
    expect(walk?.fixes.map(([second]) => second)).toEqual([0, 60, 120, 180, 240])
  }
})

// RFC 7946, 3.2: a feature may be unlocated. It is told to be no field instead of being left out.
test('a feature without a place comes back with its reason', async () => {
  const features = [feature('A', RING), { type: 'Feature', properties: { name: 'B' }, geometry: null }]
  expect(await read(JSON.stringify({ type: 'FeatureCollection', features }))).toMatchObject([
    { name: 'A', corners: 4 },
    { name: 'B', corners: 0 },
  ])
})

describe('a workbook', () => {
  /** The least that a reader of workbooks takes: one sheet with inline texts, packed as Excel packs it. */
  const workbook = (rows: readonly (readonly string[])[]) => {
    const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`
    const sheet = `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows.map((row) => `<row>${row.map(cell).join('')}</row>`).join('')}</sheetData></worksheet>` // biome-ignore format: one text
    const relations = 'http://schemas.openxmlformats.org/package/2006/relationships'
    const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
    return packed({
      '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>',
      '_rels/.rels': `<Relationships xmlns="${relations}"><Relationship Id="a" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
      'xl/workbook.xml': `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${office}"><sheets><sheet name="Plots" sheetId="1" r:id="a"/></sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${relations}"><Relationship Id="a" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
      'xl/worksheets/sheet1.xml': sheet,
    }) // biome-ignore format: one list
  }
  function packed(files: Record<string, string>): Buffer {
    const [locals, centrals] = [[] as Buffer[], [] as Buffer[]]
    let at = 0
    for (const [name, content] of Object.entries(files)) {
      const [bytes, body] = [Buffer.from(content), deflateRawSync(content)]
      const facts = Buffer.alloc(26)
      facts.writeUInt16LE(20, 0)
      facts.writeUInt16LE(8, 4)
      facts.writeUInt32LE(crc32(bytes), 10)
      facts.writeUInt32LE(body.length, 14)
      facts.writeUInt32LE(bytes.length, 18)
      facts.writeUInt16LE(name.length, 22)
      const offset = Buffer.alloc(14)
      offset.writeUInt32LE(at, 10)
      const local = Buffer.concat([Buffer.from('PK\x03\x04'), facts, Buffer.from(name), body])
      centrals.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), facts, offset, Buffer.from(name)]))
      locals.push(local)
      at += local.length
    }
    const central = Buffer.concat(centrals)
    const end = Buffer.alloc(18)
    end.writeUInt16LE(centrals.length, 4)
    end.writeUInt16LE(centrals.length, 6)
    end.writeUInt32LE(central.length, 8)
    end.writeUInt32LE(at, 12)
    return Buffer.concat([...locals, central, Buffer.from('PK\x05\x06'), end])
  }

  // KoboToolbox's first choice of an export is XLSX.
  test('is read as a table', async () => {
    const file = workbook([['Plot name', 'Border'], ['North', geoshape(RING, '312.4 4.8')]]) // biome-ignore format: one list
    expect(await read(file)).toMatchObject([{ name: 'North', corners: 4, fixes: 5 }])
  })
  test('that cannot be read is none of our files', async () => {
    const broken = workbook([['a', 'b']]).subarray(0, 400)
    await expect(readFieldFile(broken)).rejects.toMatchObject({ check: { id: 'fileUnknown' } })
  })
})
