import { parseXml } from '@rgrove/parse-xml'
import { beforeEach, describe, expect, test } from 'vitest'
import { fields } from '#db/schema/index.ts'
import { type Village, village } from '../village.ts'

const BORDER: [number, number][] = [[1.1125, 9.9017], [1.113, 9.9017], [1.113, 9.9022], [1.1125, 9.9022], [1.1125, 9.9017]] // biome-ignore format: a square

let v: Village
beforeEach(() => {
  v = village()
  v.db.$client.prepare("update users set location = 'Kara, Togo' where id = 'martha'").run()
  v.db.insert(fields).values([
    { id: 'north', farmerId: 'martha', name: 'Hill & <dale>', code: '7KQ4T', place: 'By the river', totalArea: 0.3, boundaryCoordinates: BORDER },
    { id: 'swamp', farmerId: 'martha', name: 'Swamp', totalArea: 0.4, boundaryCoordinates: [] },
    { id: 'lost', farmerId: 'joseph', name: 'Lost', totalArea: 0.4, boundaryCoordinates: BORDER },
  ]).run() // biome-ignore format: rows
})
const get = (path: string, who: 'martha' | 'joseph' | 'hawa' | 'ruth' = 'martha') => v.rest(v.people[who], 'GET', path)

describe('a field as a file', () => {
  test('of GeoJSON makes the same field again', async () => {
    const answer = await get('/fields/north.geojson')
    expect(answer.headers.get('content-type')).toBe('application/geo+json')
    const { features } = await answer.json()
    expect(features).toMatchObject([{ type: 'Feature', id: 'north', geometry: { type: 'Polygon' } }])
    expect(features[0].properties).toMatchObject({ code: '7KQ4T', name: 'Hill & <dale>', farmer: 'Martha Kollie', country: 'TG' }) // biome-ignore format: one row
    const again = await v.as(v.people.martha).farmer.fields.create({ farmerId: 'martha', name: 'Again', boundaryCoordinates: features[0].geometry.coordinates[0].map(([x, y]: [number, number]) => [x + 0.01, y]) }) // biome-ignore format: one call
    expect(again.boundaryCoordinates).toEqual(BORDER.map(([x, y]) => [Number((x + 0.01).toFixed(6)), y]))
  })

  test('of KML is well-formed and holds its border', async () => {
    const answer = await get('/fields/north.kml')
    const text = await answer.text()
    expect(() => parseXml(text)).not.toThrow()
    expect(text).toContain('<name>Hill &amp; &lt;dale&gt;</name>')
    expect(text).toContain(
      '<coordinates>1.1125,9.9017 1.113,9.9017 1.113,9.9022 1.1125,9.9022 1.1125,9.9017</coordinates>',
    )
  })

  test('whose border nobody knows has no geometry', async () => {
    expect((await (await get('/fields/swamp.geojson')).json()).features[0].geometry).toBeNull()
    expect(await (await get('/fields/swamp.kml')).text()).not.toContain('Polygon')
  })

  test('is for its farmer, agents and administrators', async () => {
    expect((await get('/fields/north.geojson', 'joseph')).status).toBe(404)
    expect((await get('/fields/nobody.kml')).status).toBe(404)
    expect((await get('/fields/north.kml', 'hawa')).status).toBe(200)
    expect((await v.rest(null, 'GET', '/fields/north.kml')).status).toBe(401)
  })
})

describe('the file for the European Union', () => {
  const eudr = async (query = '') => (await get(`/admin/fields/eudr.geojson${query}`, 'ruth')).json()

  test('holds the properties that its system reads, and no others', async () => {
    expect(await eudr()).toEqual({
      type: 'FeatureCollection',
      features: [
        {
          type: 'Feature',
          geometry: { type: 'Polygon', coordinates: [BORDER] },
          properties: {
            ProducerName: 'Martha Kollie',
            ProducerCountry: 'TG',
            ProductionPlace: 'Hill & <dale>, By the river',
          },
        },
      ],
    })
    expect((await eudr('?country=GH')).features).toEqual([])
    expect((await eudr('?part=2')).features).toEqual([])
    expect((await get('/admin/fields/eudr.geojson', 'hawa')).status).toBe(403)
  })

  test('beside it stands what cannot be in it, by the codes of that system', async () => {
    const state = await (await get('/admin/fields/eudr', 'ruth')).json()
    expect(state).toMatchObject({ ready: 1, parts: 1, faults: { noBorder: 1, noCountry: 1 } })
    expect(state.missing.map(({ name, code }: { name: string; code: string }) => `${name} ${code}`).sort()).toEqual([
      'Lost EUDR_COMMODITIES_PRODUCER_GEO_INVALID',
      'Swamp EUDR_COMMODITIES_PRODUCER_GEO_EMPTY',
    ])
  })

  test('of ten thousand fields comes in parts and in time', async () => {
    const insert = v.db.$client.prepare("insert into fields (id, farmer_id, name, total_area, boundary_coordinates) values (?, 'martha', 'Field', 0.3, ?)") // biome-ignore format: one statement
    const many = Array.from({ length: 200 }, (_, n) => [1.1125 + n / 1e6, 9.9017])
    v.db.$client.transaction(() => {
      for (let n = 0; n < 10_000; n += 1) insert.run(`many-${n}`, JSON.stringify(many))
    })()
    const state = await v.as(v.people.ruth).admin.fields.eudr({})
    expect(state).toMatchObject({ ready: 10_001, parts: 2 })
    const sizes = await Promise.all([1, 2, 3].map(async (part) => (await eudr(`?part=${part}`)).features.length))
    expect(sizes[0]! + sizes[1]!).toBe(10_001)
    expect(sizes[2]).toBe(0)
  })
})
