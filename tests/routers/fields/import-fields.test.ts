import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { transact } from '#db/client.ts'
import { auditEvents, boundaryCases, fields, fieldTracks, notifications } from '#db/schema/index.ts'
import type { Caller } from '#routers/index.ts'
import { planImport } from '#services/fields/import/plan-import.ts'
import { readFieldFile } from '#services/fields/import/read-file.ts'
import { importFields, previewOf } from '#services/fields/import-fields.ts'
import { type Village, village } from '../../village.ts'
import { NOON } from '../../world.ts'

const FIXTURES = join(import.meta.dirname, '../../fixtures/fields')
const SIDE = 0.0005
const at = (x: number, y: number) =>
  [[x, y], [x + SIDE, y], [x + SIDE, y + SIDE], [x, y + SIDE], [x, y]].map(([a, b]) => [Number(a!.toFixed(6)), Number(b!.toFixed(6))] as [number, number]) // biome-ignore format: a square
const BOW = [[1.11, 9.8], [1.111, 9.801], [1.111, 9.8], [1.11, 9.801], [1.11, 9.8]] // biome-ignore format: a bow tie
const feature = (name: string, ring: number[][], properties: object = {}) => ({
  type: 'Feature',
  id: `plot-${name}`,
  geometry: { type: 'Polygon', coordinates: [ring] },
  properties: { name, ...properties },
})
const file = (...features: object[]) => btoa(JSON.stringify({ type: 'FeatureCollection', features }))

let v: Village
let admin: Caller['admin']['fields']
beforeEach(() => {
  v = village()
  v.db.$client.prepare("update users set location = 'Kara, Togo' where role = 'farmer'").run()
  v.db.$client.prepare("update users set phone = '+22890123456' where id = 'joseph'").run()
  admin = v.as(v.people.ruth).admin.fields
})
const kept = () => v.db.select().from(fields).all()
const ofMartha = { farmerId: 'martha' }

describe('an import of fields', () => {
  test('writes the good ones and says of the others what is wrong, and where', async () => {
    const answer = await admin.import({ ...ofMartha, file: file(feature('North', at(1.1125, 9.9017)), feature('Bow', BOW), feature('Copy', at(1.1125, 9.9017))) }) // biome-ignore format: one call
    expect(answer).toMatchObject({ isDryRun: false, rows: 3, imported: 1, fresh: 1, refused: 2, swapped: 0 })
    expect(answer.fields).toMatchObject([
      { number: 1, name: 'North', externalId: 'plot-North', farmerName: 'Martha Kollie', totalArea: 0.3033, refusal: null },
      { number: 2, name: 'Bow', id: null, refusal: { check: 'borderCrossing', vertex: 3, edge: 0 } },
      { number: 3, name: 'Copy', id: null, refusal: { check: 'sameField', message: 'This border is already that of another field' } },
    ]) // biome-ignore format: rows
    expect(kept()).toMatchObject([
      { id: answer.fields[0]!.id, code: answer.fields[0]!.code, way: 'imported', farmerId: 'martha', name: 'North' },
    ])
    const audit = v.db.select().from(auditEvents).where(eq(auditEvents.action, 'admin.fields.import')).all()
    expect(audit).toMatchObject([{ actorId: 'ruth', tableName: 'fields', rowId: answer.fields[0]!.id }])
  })

  test('is shown before it is made: the same answer, and nothing is written', async () => {
    const order = { ...ofMartha, file: file(feature('North', at(1.1125, 9.9017)), feature('Bow', BOW)) }
    const preview = await admin.import({ ...order, dryRun: true })
    expect(preview).toMatchObject({ isDryRun: true, imported: 0, fresh: 1, refused: 1 })
    expect(kept()).toEqual([])
    expect(v.db.select().from(auditEvents).where(eq(auditEvents.action, 'admin.fields.import')).all()).toEqual([])
    const written = await admin.import(order)
    expect(preview.fields.map(({ id: _, code: __, ...field }) => field)).toEqual(written.fields.map(({ id: _, code: __, ...field }) => field)) // biome-ignore format: one sentence
  })

  test('says what lies over other fields; a case is open once it is written', async () => {
    await v.as(v.people.joseph).farmer.fields.create({ farmerId: 'joseph', name: 'East', boundaryCoordinates: at(1.1125 + SIDE * 0.7, 9.9017) }) // biome-ignore format: one call
    const order = { ...ofMartha, file: file(feature('North', at(1.1125, 9.9017))) }
    const overlap = [{ name: 'East', farmerName: 'Joseph Flomo', sharedArea: 910 }]
    expect((await admin.import({ ...order, dryRun: true })).fields).toMatchObject([{ overlaps: overlap }])
    const told = () => v.db.select().from(notifications).where(eq(notifications.kind, 'boundaryCase')).all()
    expect([v.db.select().from(boundaryCases).all(), told()]).toEqual([[], []])
    expect((await admin.import(order)).fields).toMatchObject([{ overlaps: overlap }])
    expect([v.db.select().from(boundaryCases).all().length, told().length]).toEqual([1, 2])
  })

  test('compares the fields of the file with each other: of two farmers one over the other is a case', async () => {
    const two = [feature('North', at(1.1125, 9.9017), { username: 'martha' }), feature('East', at(1.1125 + SIDE * 0.7, 9.9017), { username: 'joseph' })] // biome-ignore format: one list
    const overlap = [{ name: 'North', farmerName: 'Martha Kollie', sharedArea: 910 }]
    const preview = await admin.import({ file: file(...two), dryRun: true })
    expect(preview.fields).toMatchObject([{ overlaps: [] }, { overlaps: overlap }])
    const written = await admin.import({ file: file(...two) })
    expect(written.fields).toMatchObject([{ overlaps: [] }, { overlaps: overlap }])
    expect(v.db.select().from(boundaryCases).all()).toHaveLength(1)
    expect(v.db.select().from(notifications).where(eq(notifications.kind, 'boundaryCase')).all()).toHaveLength(2)
  })

  test('compares again where somebody else has changed a field since it was planned', async () => {
    const found = await readFieldFile(Buffer.from(file(feature('North', at(1.1125, 9.9017)), feature('South', at(1.1125, 9.8))), 'base64')) // biome-ignore format: one call
    const writer = { user: v.people.ruth!, now: () => NOON, writtenAt: () => NOON }
    const order = { farmerId: 'martha', fieldId: null, swapsAxes: false }
    const plan = await planImport(v.db, { found, order, writer }, () => undefined)
    expect(previewOf(plan)).toMatchObject({ fresh: 2, refused: 0 })
    await v.as(v.people.joseph).farmer.fields.create({ farmerId: 'joseph', name: 'Mine', boundaryCoordinates: at(1.1125, 9.9017) }) // biome-ignore format: one call
    const report = transact(v.db, (tx) => importFields(tx, plan))
    expect(report.fields).toMatchObject([{ name: 'North', id: null, refusal: { check: 'sameField' } }, { name: 'South', refusal: null }]) // biome-ignore format: one list
    expect(kept().map(({ name }) => name)).toEqual(['Mine', 'South'])
  })

  test('offers to swap axes, and swaps them when it is told to', async () => {
    const order = {
      ...ofMartha,
      file: file(
        feature(
          'North',
          at(1.1125, 9.9017).map(([x, y]) => [y, x]),
        ),
      ),
    }
    expect(await admin.import({ ...order, dryRun: true })).toMatchObject({ swapped: 1, fields: [{ refusal: { check: 'axesSwapped' } }] }) // biome-ignore format: one sentence
    expect(await admin.import({ ...order, swapsAxes: true })).toMatchObject({ imported: 1, swapped: 0, fields: [{ notes: ['swapped'] }] }) // biome-ignore format: one sentence
    expect(kept()[0]).toMatchObject({ centerLongitude: 1.11275, centerLatitude: 9.90195 })
  })

  test('finds each farmer by username, phone or the code of a field', async () => {
    const { code } = await v.as(v.people.martha).farmer.fields.create({ farmerId: 'martha', name: 'Old', totalArea: 1 })
    const answer = await admin.import({
      file: file(
        feature('A', at(1.1, 9.9), { username: 'martha' }),
        feature('B', at(1.11, 9.9), { Phone: '+228 90 12 34 56' }),
        feature('C', at(1.12, 9.9), { code: code!.toLowerCase() }),
        feature('D', at(1.13, 9.9), { username: 'nobody' }),
        feature('E', at(1.14, 9.9)),
        feature('F', at(1.15, 9.9), { username: 'hawa' }),
      ),
    })
    expect(answer.fields.map(({ farmerId, refusal }) => farmerId ?? refusal?.check)).toEqual(['martha', 'joseph', 'martha', 'unknownFarmer', 'noFarmer', 'unknownFarmer']) // biome-ignore format: one list
  })

  test('takes a point with its area, and a row with an area alone', async () => {
    const csv = 'Name,Latitude,Longitude,Hectares\nHill,9.9017,1.1125,0.4\n'
    await admin.import({ ...ofMartha, file: btoa(csv) })
    await admin.import({ ...ofMartha, file: btoa('Name,Area\nSwamp,NaN\nRiver,1.5\n') })
    expect(kept()).toMatchObject([
      { name: 'Hill', totalArea: 0.4, centerLatitude: 9.9017, centerLongitude: 1.1125, boundaryCoordinates: [] },
      { name: 'River', totalArea: 1.5, centerLatitude: null },
    ])
  })

  // Of the EUDR fixtures of vancebw (MIT): a point in the wrong order, and columns that were swapped.
  test('takes no point that lies elsewhere, or nowhere', async () => {
    const csv = (rows: string) => btoa(`plot_id,latitude,longitude,area_ha\n${rows}`)
    const rows = 'A,1.1125,9.9017,2.8\nB,108.893412,11.943278,1\nC,0,0,1\nD,48.85,2.35,1\nE,9.9017,1.1125,\n'
    const answer = await admin.import({ ...ofMartha, file: csv(rows) })
    expect(answer.fields.map(({ refusal }) => [refusal?.check, refusal?.vertex])).toEqual([['axesSwapped', null], ['borderLatitude', 0], ['borderZeroPoint', 0], ['otherCountry', null], ['fieldArea', null]]) // biome-ignore format: one list
    expect(kept()).toEqual([])
    await admin.import({ ...ofMartha, file: csv('A,1.1125,9.9017,2.8\n'), swapsAxes: true })
    expect(kept()).toMatchObject([{ centerLongitude: 1.1125, centerLatitude: 9.9017, totalArea: 2.8 }])
  })

  test('of more than 200 fields of a farmer stops at the limit, each by its name', async () => {
    const rows = Array.from({ length: 203 }, (_, n) => `Field ${n},0.5`)
    const answer = await admin.import({ ...ofMartha, file: btoa(`Name,Area\n${rows.join('\n')}\n`) })
    expect(answer).toMatchObject({ imported: 200, refused: 3 })
    expect(answer.fields.at(-1)).toMatchObject({ refusal: { check: 'fieldsFull' } })
  })
})

describe('what a file tells of the fixes of a walk', () => {
  const imported = async (name: string) => {
    const { fields: [first] } = await admin.import({ ...ofMartha, file: readFileSync(join(FIXTURES, name)).toString('base64') }) // biome-ignore format: one call
    const tracks = v.db.select().from(fieldTracks).where(eq(fieldTracks.fieldId, first!.id!)).all()
    return { field: kept().find(({ id }) => id === first!.id), tracks }
  }

  test('is kept beside the border, a gap by its moments; its accuracy makes the band', async () => {
    const { field, tracks } = await imported('walk-two-segments.gpx')
    expect(tracks).toMatchObject([{ startedAt: '2026-05-01T06:30:00.250Z', walkedBy: null }])
    expect(tracks[0]!.fixes).toEqual([
      [0, 1.317017292206875, 7.644203388597412, 4.8],
      [70, 1.317461764573141, 7.644162088650452, null],
      [139.75, 1.317447874811695, 7.643643544532542, null],
      [599.75, 1.317447874811695, 7.643643544532542, null],
      [664.75, 1.316929323717718, 7.643652722310009, null],
      [729.75, 1.317017292206875, 7.644203388597412, null],
    ])
    // Four corners, 4.8 m as 68 % (decisions, section 11): sd(A) = ½ · 4.8 / 1.5096 · √Σ|P(i+1) − P(i−1)|².
    expect(field!.errorBand).toBeCloseTo(15.8, 1)
  })

  test('is kept without moments where the file has none, as ODK’s forms', async () => {
    const { field, tracks } = await imported('geoshape-four-ways.csv')
    expect(tracks).toMatchObject([{ startedAt: tracks[0]!.createdAt, fixes: expect.arrayContaining([[null, 1.3170173, 7.6442034, 4.8]]) }]) // biome-ignore format: one row
    expect(field!.errorBand).toBeGreaterThan(10)
  })

  test('is nothing where somebody drew', async () => {
    expect(await imported('ring-ogr2ogr-kml.kml')).toMatchObject({ field: { errorBand: null }, tracks: [] })
  })
})

describe('a file of Kuu', () => {
  test.each(['geojson', 'kml'])('read back as %s makes the same border, name and place of its farmer', async (format) => {
    const border = at(1.1125, 9.9017)
    const first = await v.as(v.people.martha).farmer.fields.create({ farmerId: 'martha', name: 'Hill & <dale>', place: 'By the river', boundaryCoordinates: border }) // biome-ignore format: one call
    const exported = await (await v.rest(v.people.martha, 'GET', `/fields/${first.id}.${format}`)).text()
    await v.as(v.people.martha).farmer.fields.remove({ id: first.id })
    const { fields: [again] } = await admin.import({ ...ofMartha, file: Buffer.from(exported).toString('base64') }) // biome-ignore format: one call
    expect(again).toMatchObject({ name: 'Hill & <dale>', externalId: first.id, notes: [], refusal: null })
    const read = await v.as(v.people.martha).farmer.fields.get({ id: again!.id! })
    expect(read.boundaryCoordinates).toEqual(first.boundaryCoordinates)
    expect([read.name, read.place, read.totalArea]).toEqual([first.name, first.place, first.totalArea])
  })
}) // biome-ignore format: one sentence

describe('by REST', () => {
  const send = async (type: string, body: string | Buffer, query = '') => {
    const { token } = await v.sessions.open('ruth')
    return v.app.request(`/api/admin/fields/import${query}`, {
      method: 'POST',
      body: body as BodyInit,
      headers: { authorization: `Bearer ${token}`, 'content-type': type },
    })
  }

  test('a file is sent as it is', async () => {
    const body = readFileSync(join(FIXTURES, 'walk-gpsbabel-gxtrack.kml'))
    const preview = await send('application/vnd.google-earth.kml+xml', body, '?farmerId=martha&dryRun=1')
    expect(await preview.json()).toMatchObject({ isDryRun: true, fresh: 1, fields: [{ name: 'Invented field', notes: ['segments', 'twice'] }] }) // biome-ignore format: one sentence
  })
  test('or in base64', async () => {
    const body = JSON.stringify({ ...ofMartha, file: file(feature('North', at(1.1125, 9.9017))) })
    const answer = await send('application/json', body)
    expect([answer.status, (await answer.json()).imported]).toEqual([200, 1])
  })
  test.each([
    ['{"type":"Point","coordinates":[1,2],"crs":{"type":"name","properties":{"name":"EPSG:2154"}}}', { check: 'fileCrs', crs: 'EPSG:2154' }],
    ['{"type":"FeatureCollection","features":[{', { check: 'fileNotJson' }],
    ['Name,Area\nHill,"1.5" ha\n', { check: 'fileQuote', line: 2 }],
  ])('a file that is none is refused by the name of its check: %s', async (body, check) => {
    const answer = await send('application/octet-stream', body, '?farmerId=martha')
    expect([answer.status, (await answer.json()).issues]).toEqual([400, [{ path: 'file', message: expect.any(String), ...check }]])
  }) // biome-ignore format: a table
  test('each field of it by its check and its point, with what the words of every language need', async () => {
    const hole = { type: 'Polygon', coordinates: [at(1.1125, 9.9017), at(1.1126, 9.9018)] }
    const text = {
      type: 'Polygon',
      coordinates: [
        [
          [1.1, 9.9],
          ['1.2', '9.9'],
          [1.2, 10],
        ],
      ],
    }
    const features = [hole, text].map((geometry) => ({ type: 'Feature', properties: {}, geometry }))
    const answer = await send('application/geo+json', JSON.stringify({ type: 'FeatureCollection', features: [feature('Bow', BOW), ...features] }), '?farmerId=martha') // biome-ignore format: one call
    const refusals = (await answer.json()).fields.map(({ refusal }: { refusal: object }) => refusal)
    expect(refusals).toMatchObject([
      { check: 'borderCrossing', vertex: 3, edge: 0, values: { vertex: 3, edge: 0 } },
      { check: 'holes', vertex: null, values: { count: 1 } },
      { check: 'borderPoint', vertex: 1, values: { vertex: 1 } },
    ])
  })
  test.each<[string, string, string, number]>([
    ['another system of coordinates', 'application/geo+json', '{"type":"Point","coordinates":[1,2],"crs":{"type":"name","properties":{"name":"EPSG:2154"}}}', 400],
    ['nonsense', 'application/octet-stream', '\0\x01\x02', 400],
    ['another type', 'image/png', 'x', 415],
    ['more than 7 MiB', 'application/geo+json', ' '.repeat(7 * 2 ** 20 + 1), 413],
    ['more than 5 MB', 'application/geo+json', ' '.repeat(5_000_003), 400],
  ])('%s is refused', async (_, type, body, status) => {
    const answer = await send(type, body, '?farmerId=martha')
    expect([answer.status, typeof (await answer.json()).message]).toEqual([status, 'string'])
  }) // biome-ignore format: a table
})

test('a thousand fields are imported in time', async () => {
  const insert = v.db.$client.prepare("insert into users (id, username, username_key, password, full_name, role, location) select ?, ?, ?, password, ?, role, location from users where id = 'martha'") // biome-ignore format: one statement
  for (let n = 0; n < 50; n += 1) insert.run(`f${n}`, `farmer${n}`, `farmer${n}`, `Farmer ${n}`)
  const features = Array.from({ length: 1000 }, (_, n) => feature(`Field ${n}`, at(1.05 + (n % 100) * 0.001, 9.85 + Math.floor(n / 100) * 0.001), { username: `farmer${n % 50}` })) // biome-ignore format: one list
  const started = performance.now()
  const answer = await admin.import({ file: file(...features) })
  expect(answer).toMatchObject({ imported: 1000, refused: 0 })
  expect(performance.now() - started).toBeLessThan(20_000)
})

describe('a file for one field', () => {
  const geojson = (...rings: [number, number][][]) =>
    btoa(JSON.stringify({ type: 'FeatureCollection', features: rings.map((ring) => ({ type: 'Feature', properties: { name: 'Other' }, geometry: { type: 'Polygon', coordinates: [ring] } })) })) // biome-ignore format: one file
  const ring = (west: number): [number, number][] => [[west, 9.9], [west + 0.001, 9.9], [west + 0.001, 9.901], [west, 9.901], [west, 9.9]] // biome-ignore format: a square
  const add = () => v.as(v.people.martha).farmer.fields.create({ farmerId: 'martha', name: 'Plain', totalArea: 4.5 })

  test('gives it the border, and it stays the same field', async () => {
    const { id, code } = await add()
    const shown = await admin.import({ file: geojson(ring(1.15)), fieldId: id, dryRun: true })
    expect(shown).toMatchObject({ fresh: 1, imported: 0, fields: [{ name: 'Plain', farmerName: 'Martha Kollie' }] })
    expect(await admin.import({ file: geojson(ring(1.15)), fieldId: id })).toMatchObject({ imported: 1, fields: [{ id, code }] }) // biome-ignore format: one row
    const [field, ...others] = await v.as(v.people.martha).farmer.fields.list({ farmerId: 'martha' })
    expect(others).toEqual([])
    expect(field).toMatchObject({ id, name: 'Plain', way: 'imported', needsBorder: false })
    expect(field!.boundaryCoordinates).toHaveLength(5)
  })

  test('holds one border and nothing else', async () => {
    const { id } = await add()
    const both = await admin.import({ file: geojson(ring(1.15), ring(1.16)), fieldId: id })
    expect(both.fields.map(({ refusal }) => refusal?.check)).toEqual(['oneBorder', 'oneBorder'])
    const none = await admin.import({ file: btoa('Name,Hectares\nNorth,0.4\n'), fieldId: id })
    expect(none.fields.map(({ refusal }) => refusal?.check)).toEqual(['oneBorder'])
    await expect(admin.import({ file: geojson(ring(1.15)), fieldId: 'nobody' })).rejects.toThrow()
  })
})
