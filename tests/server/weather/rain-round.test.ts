import pino from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { farmerCrops, farmerInsurance, fields, insuranceProducts, rainDays } from '#db/schema/index.ts'
import { openMeteoArchive } from '#server/weather/rain-archive.ts'
import { fetchRain } from '#server/weather/rain-round.ts'
import { banking } from '../../money.ts'
import type { OpenMeteoServer } from '../../open-meteo.ts'
import { rainArchiveServer } from '../../rain-archive.ts'
import { type Village, village } from '../../village.ts'

const INDEX = { place: 'Ikorodu', latitude: 6.6201, longitude: 3.51, seasonStart: '04-01', seasonEnd: '04-30', strike: 250, exit: 100, maxShare: 100 } // biome-ignore format: one row
const NAIROBI = { ...INDEX, place: 'Nairobi', latitude: -1.29, longitude: 36.82 }
const YEARS_OF_DAYS = 11_276

let sky: OpenMeteoServer
let v: Village
let rain: (day: string) => number | null
beforeEach(async () => {
  rain = () => 3
  sky = await rainArchiveServer((day) => rain(day))
  v = village()
  v.db.update(insuranceProducts).set({ index: INDEX }).run()
})
afterEach(() => sky.close())

const round = (days = 0) => {
  const now = () => new Date(v.clock.now.getTime() + days * 86_400_000)
  const archive = openMeteoArchive({ archiveUrl: sky.url })
  return fetchRain({ db: v.db, log: pino({ level: 'silent' }), now, archive }, new AbortController().signal)
}
const stretches = () => sky.requests.map(({ searchParams }) => [searchParams.get('start_date'), searchParams.get('end_date')]) // biome-ignore format: one row

test('the first round fetches thirty years, a later one what is new', async () => {
  expect(await round()).toBe(YEARS_OF_DAYS)
  expect(await round()).toBe(0)
  expect(await round(2)).toBe(2)
  expect(stretches()).toEqual([
    ['1996-01-01', '2026-11-14'],
    ['2026-11-15', '2026-11-16'],
  ])
  expect(v.db.select().from(rainDays).limit(1).get()).toEqual({ cell: '6.62,3.51', day: '1996-01-01', rain: 3, et0: 4.5, source: 'ERA5, Open-Meteo.com', fetchedAt: '2026-11-21T12:00:00.000Z' }) // biome-ignore format: one row
})

test('a gap is asked for again, and what is on record is never changed', async () => {
  rain = (day) => (day >= '2026-11-10' && day <= '2026-11-12' ? null : 3)
  expect(await round()).toBe(YEARS_OF_DAYS - 3)
  rain = () => 8
  expect(await round()).toBe(3)
  expect(stretches().at(-1)).toEqual(['2026-11-10', '2026-11-12'])
  const rainy = v.db.select().from(rainDays).all().filter(({ rain: mm }) => mm === 8) // biome-ignore format: one question
  expect(rainy.map(({ day }) => day)).toEqual(['2026-11-10', '2026-11-11', '2026-11-12'])
  expect(() => v.db.update(rainDays).set({ rain: 1 }).run()).toThrow()
})

test('the place of a policy goes on being fetched when the product has another', async () => {
  banking(v)
  const terms = { name: 'Rain', coverageType: 'drought', provider: 'Kuu Bank', premiumRate: 4, index: NAIROBI }
  v.db.update(farmerInsurance).set({ terms }).run()
  await round()
  expect(sky.requests.map(({ searchParams }) => searchParams.get('latitude'))).toEqual(['6.62', '-1.29'])
})

test('one place that fails stops no other, and the round has failed', async () => {
  v.db.insert(insuranceProducts).values({ name: 'A', insuranceType: 'crop', coverageType: 'drought', basePremiumRate: 4, maxCoverageAmount: 100, currency: 'KES', provider: 'Kuu Bank', index: NAIROBI }).run() // biome-ignore format: one row
  const { reply } = sky
  sky.reply = (url) => (url.searchParams.get('latitude') === '-1.29' ? { status: 503, body: '' } : reply(url))
  await expect(round()).rejects.toThrow('answered 503')
  expect(new Set(v.db.select({ cell: rainDays.cell }).from(rainDays).all().map(({ cell }) => cell))).toEqual(new Set(['6.62,3.51'])) // biome-ignore format: one row
})

test('the quarter of a degree in which a crop stands in a field is fetched once, however many fields it has', async () => {
  v.db.update(insuranceProducts).set({ index: null }).run()
  const at = (id: string, centerLatitude: number) =>
    v.db
      .insert(fields)
      .values({ id, farmerId: 'martha', name: id, totalArea: 1, boundaryCoordinates: [], centerLatitude, centerLongitude: -9.47 })
      .run() // biome-ignore format: one row
  at('hill', 6.98)
  at('river', 7.02)
  at('empty', 8.01)
  for (const fieldId of ['hill', 'river'])
    v.db.insert(farmerCrops).values({ farmerId: 'martha', cropId: 'maize', fieldSize: 1000, plantingDate: '2026-09-01', status: 'growing', fieldId }).run() // biome-ignore format: one row
  expect(await round()).toBe(YEARS_OF_DAYS)
  expect(sky.requests.map(({ searchParams: asked }) => [asked.get('latitude'), asked.get('longitude')])).toEqual([
    ['7', '-9.5'],
  ])
})
