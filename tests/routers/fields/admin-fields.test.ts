import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { fields, users } from '#db/schema/index.ts'
import { type Village, village } from '../../village.ts'

const square = (west: number, south: number, size = 0.0005): [number, number][] => [[west, south], [west + size, south], [west + size, south + size], [west, south + size], [west, south]].map(([x, y]) => [Number(x!.toFixed(6)), Number(y!.toFixed(6))]) // biome-ignore format: a square

let v: Village
beforeEach(async () => {
  v = village()
  v.db.update(users).set({ location: 'Kara, Togo' }).where(eq(users.id, 'martha')).run()
  v.db.update(users).set({ location: 'Kumasi, Ghana' }).where(eq(users.id, 'joseph')).run()
  const martha = v.as(v.people.martha).farmer.fields
  await martha.create({ farmerId: 'martha', name: 'Hill', place: 'By the river', boundaryCoordinates: square(1.1125, 9.9017) }) // biome-ignore format: one call
  v.clock.now = new Date(v.clock.now.getTime() + 60_000)
  await martha.create({ farmerId: 'martha', name: 'Plain', totalArea: 4.5 })
  v.clock.now = new Date(v.clock.now.getTime() + 60_000)
  await v.as(v.people.joseph).farmer.fields.create({ farmerId: 'joseph', name: 'Swamp', totalArea: 0.4 })
})
const list = (input: Parameters<ReturnType<typeof admin>['list']>[0] = {}) => admin().list(input)
const admin = () => v.as(v.people.ruth).admin.fields
const names = async (input: Parameters<typeof list>[0]) => (await list(input)).items.map(({ name }) => name)

describe('the list of all fields', () => {
  test('shows the newest first, with farmer, country and outline', async () => {
    const { items, total } = await list()
    expect(total).toBe(3)
    expect(items.map(({ name, farmerName, country, outline }) => [name, farmerName, country, outline.length])).toEqual([
      ['Swamp', 'Joseph Flomo', 'GH', 0],
      ['Plain', 'Martha Kollie', 'TG', 0],
      ['Hill', 'Martha Kollie', 'TG', 5],
    ])
    expect(await names({ sort: 'createdAt' })).toEqual(['Hill', 'Plain', 'Swamp'])
  })

  test('is found by name, farmer, place and code', async () => {
    const [hill] = (await list({ search: 'hill' })).items
    expect(await names({ search: 'Kollie' })).toEqual(['Plain', 'Hill'])
    expect(await names({ search: 'river' })).toEqual(['Hill'])
    expect(await names({ search: 'kumasi' })).toEqual(['Swamp'])
    expect(await names({ search: hill!.code!.toLowerCase() })).toEqual(['Hill'])
    v.db.update(users).set({ fullName: 'Martha Weah' }).where(eq(users.id, 'martha')).run()
    expect(await names({ search: 'Kollie' })).toEqual([])
    expect(await names({ search: 'weah plain' })).toEqual(['Plain'])
  })

  test('has the fields of a country, which follows its farmers', async () => {
    expect(await names({ country: 'TG' })).toEqual(['Plain', 'Hill'])
    v.db.update(users).set({ location: 'Accra, Ghana' }).where(eq(users.id, 'martha')).run()
    expect(await names({ country: 'TG' })).toEqual([])
    expect(await names({ country: 'GH' })).toEqual(['Swamp', 'Plain', 'Hill'])
  })

  test('has the fields with a problem', async () => {
    v.db.update(users).set({ location: 'Kara, Togo' }).where(eq(users.id, 'joseph')).run()
    await v.as(v.people.joseph).farmer.fields.create({ farmerId: 'joseph', name: 'Beside', boundaryCoordinates: square(1.1127, 9.9017) }) // biome-ignore format: one call
    v.db.update(fields).set({ errorBand: 15.1 }).where(eq(fields.name, 'Swamp')).run()
    v.db.update(fields).set({ errorBand: 15 }).where(eq(fields.name, 'Hill')).run()
    expect(await names({ problem: 'needsBorder' })).toEqual(['Plain'])
    expect(await names({ problem: 'wideBand' })).toEqual(['Swamp'])
    expect((await names({ problem: 'boundaryCase' })).sort()).toEqual(['Beside', 'Hill'])
    expect(await names({ problem: 'boundaryCase', search: 'hill' })).toEqual(['Hill'])
    const problems = Object.fromEntries((await list()).items.map((each) => [each.name, each.problems]))
    expect(problems).toMatchObject({ Hill: ['boundaryCase'], Plain: ['needsBorder'], Swamp: ['wideBand'] })
  })

  test('comes in pages, without removed fields', async () => {
    const first = await list({ limit: 2 })
    const next = await list({ limit: 2, cursor: first.nextCursor! })
    expect([first.items.length, next.items.map(({ name }) => name), next.nextCursor]).toEqual([2, ['Hill'], null])
    await v.as(v.people.joseph).farmer.fields.remove({ id: first.items[0]!.id })
    expect(await names({})).toEqual(['Plain', 'Hill'])
  })

  test('draws a long border with a few of its corners', async () => {
    const ring = Array.from({ length: 400 }, (_, n): [number, number] => [1.2 + Math.cos(n / 63.7) / 1000, 9.9 + Math.sin(n / 63.7) / 1000]) // biome-ignore format: a circle
    v.db
      .update(fields)
      .set({ boundaryCoordinates: [...ring, ring[0]!] })
      .where(eq(fields.name, 'Hill'))
      .run()
    const { outline } = (await list({ search: 'hill' })).items[0]!
    expect(outline).toHaveLength(40)
    expect(outline[0]).toEqual(outline.at(-1))
  })
})

describe('what of a selection the European Union can be told', () => {
  test('is counted for chosen fields, for a country, and for words', async () => {
    const { items } = await list()
    const idOf = (name: string) => items.find((each) => each.name === name)!.id
    expect(await admin().eudr({})).toMatchObject({ ready: 1, faults: { noBorder: 2 } })
    expect(await admin().eudr({ ids: [idOf('Hill')] })).toMatchObject({ ready: 1, missing: [] })
    expect(await admin().eudr({ country: 'GH' })).toMatchObject({ ready: 0, missing: [{ name: 'Swamp', username: 'joseph' }] }) // biome-ignore format: one row
    expect(await admin().eudr({ search: 'plain' })).toMatchObject({ ready: 0, faults: { noBorder: 1 } })
  })

  test('a field without a border is a point with its area, up to four hectares', async () => {
    const at = { centerLongitude: 1.112345, centerLatitude: 9.901234 }
    v.db.update(fields).set(at).where(eq(fields.name, 'Swamp')).run()
    v.db.update(fields).set(at).where(eq(fields.name, 'Plain')).run()
    expect(await admin().eudr({})).toMatchObject({
      ready: 2,
      faults: { noBorder: 0, pointTooLarge: 1 },
      missing: [{ name: 'Plain', code: 'EUDR_COMMODITIES_PRODUCER_GEO_AREA_INVALID' }],
    })
    const answer = await v.rest(v.people.ruth, 'GET', '/admin/fields/eudr.geojson?country=GH')
    expect((await answer.json()).features).toEqual([
      {
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [1.112345, 9.901234] },
        properties: { ProducerName: 'Joseph Flomo', ProducerCountry: 'GH', ProductionPlace: 'Swamp', Area: 0.4 },
      },
    ])
  })
})
