import { expect, test } from 'vitest'
import { farmerCrops, marketPrices } from '#db/schema/index.ts'
import { MAX_POINTS } from '#domain/market/price-history.ts'
import { village } from '../../village.ts'

const today = { cropId: 'maize', market: 'Accra', currency: 'GHS', date: '2026-11-21' } as const
const monrovia = { cropId: 'maize', market: 'Monrovia' }

test('a crop that does not exist has no prices', async () => {
  const { farmer } = village().as(null)
  const refused = { code: 'NOT_FOUND' }
  await expect(farmer.prices.compare({ cropId: 'dream' })).rejects.toMatchObject(refused)
  await expect(farmer.prices.history({ ...monrovia, cropId: 'dream', range: 'year' })).rejects.toMatchObject(refused)
  await expect(farmer.prices.history({ ...monrovia, range: 'day' as 'year' })).rejects.toMatchObject({ code: 'BAD_REQUEST' }) // biome-ignore format: one refusal
})

test('of two prices of one day the one entered last counts, whatever their ids', async () => {
  const { as, db } = village()
  db.insert(marketPrices)
    .values([
      { ...today, id: 'z', pricePerKg: 1000, createdAt: '2026-11-21T08:00:00.000Z' },
      { ...today, id: 'a', pricePerKg: 1100, createdAt: '2026-11-21T09:00:00.000Z' },
      { ...today, id: 'm', pricePerKg: 900, date: '2026-11-20', createdAt: '2026-11-21T10:00:00.000Z' },
    ])
    .run()
  const { prices } = as(null).farmer
  const [newest] = await prices.newest({ most: 1 })
  expect(newest).toMatchObject({ id: 'a', pricePerKg: 11, trend: 'up', changePercent: 10, history: [9, 10, 11] })
  expect((await prices.history({ cropId: 'maize', market: 'Accra', range: 'month' })).points).toEqual([
    { date: '2026-11-20', pricePerKg: 9 },
    { date: '2026-11-21', pricePerKg: 11 },
  ])
})

test('a trend that an administrator set takes precedence', async () => {
  const { as, db } = village()
  db.update(marketPrices).set({ trend: 'down' }).run()
  expect(await as(null).farmer.prices.latest()).toMatchObject([{ id: 'price', pricePerKg: 412.5, trend: 'down' }])
})

test('amounts of two currencies give no trend, no change and no sparkline', async () => {
  const { as, db } = village()
  db.insert(marketPrices)
    .values({ ...monrovia, pricePerKg: 210, currency: 'USD', date: '2026-11-21' })
    .run()
  const { prices } = as(null).farmer
  expect((await prices.board({})).items).toMatchObject([
    { currency: 'USD', trend: 'stable', changePercent: null, history: [2.1] },
  ])
  expect(await prices.history({ ...monrovia, range: 'year' })).toEqual({
    currency: 'USD',
    points: [{ date: '2026-11-21', pricePerKg: 2.1 }],
    ranges: [],
  })
})

test('the board is the list of latest prices, each with its history', async () => {
  const { as, db } = village()
  db.insert(marketPrices)
    .values({ ...today, pricePerKg: 1100 })
    .run()
  const { prices } = as(null).farmer
  const [latest, { items: board, total }] = [await prices.latest(), await prices.board({})]
  expect(total).toBe(2)
  expect(board).toMatchObject(latest)
  expect(board.map(({ market, history }) => [market, history])).toEqual([
    ['Accra', [11]],
    ['Monrovia', [400, 412.5]],
  ])
})

test("the board is paged, the farmer's own crops first, and its counts cover all pages", async () => {
  const { as, db, people } = village()
  const markets = ['Accra', 'Kumasi', 'Tamale']
  db.insert(marketPrices)
    .values(
      markets.flatMap((market) =>
        ['maize', 'cassava'].map((cropId) => ({ ...today, cropId, market, pricePerKg: 1100 })),
      ),
    )
    .run()
  const { prices } = as(people.martha).farmer
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const page = await prices.board({ limit: 3, cursor })
    expect(page).toMatchObject({ total: 7, trends: { up: 1, down: 0, stable: 6 } })
    expect(page.markets).toHaveLength(4)
    seen.push(...page.items.map((price) => `${price.cropId} ${price.market}`))
    // A newer price of a row on an earlier page moves it up, and repeats nothing.
    db.insert(marketPrices).values({ ...today, id: 'newer', cropId: 'cassava', pricePerKg: 1100, date: '2026-11-22' }).onConflictDoNothing().run() // biome-ignore format: one row
    cursor = page.nextCursor ?? undefined
  } while (cursor)
  expect(seen.map((series) => series.split(' ')[0])).toEqual([...Array(4).fill('maize'), ...Array(3).fill('cassava')])
  expect(new Set(seen).size).toBe(7)
  expect(seen).toHaveLength(7)
  const found = await prices.board({ q: 'ACC', trend: 'stable', cursor: 'no cursor' })
  expect(found.items.map(({ market }) => market)).toEqual(['Accra', 'Accra'])
  expect(found).toMatchObject({ total: 2, trends: { up: 0, stable: 2 }, nextCursor: null })
})

test('a crop is compared in the markets that have a price of it', async () => {
  const { as, db } = village()
  db.insert(marketPrices)
    .values([
      { ...today, pricePerKg: 1100 },
      { ...today, cropId: 'cassava', pricePerKg: 300 },
    ])
    .run()
  const { crop, prices } = await as(null).farmer.prices.compare({ cropId: 'maize' })
  expect(crop).toEqual({ id: 'maize', name: 'Zea mays', localName: 'Corn' })
  expect(prices.map(({ market, usualDays }) => [market, usualDays])).toEqual([
    ['Accra', 7],
    ['Monrovia', 7],
  ])
  expect((await as(null).farmer.prices.compare({ cropId: 'cassava' })).prices).toHaveLength(1)
})

test('a history goes back as far as requested, in at most as many points as a chart shows', async () => {
  const { as, db } = village()
  const daily = Array.from({ length: 2000 }, (_, back) => ({
    ...today,
    date: new Date(Date.parse('2026-11-21') - back * 86_400_000).toISOString().slice(0, 10),
    pricePerKg: 1000 + back,
  }))
  for (let at = 0; at < daily.length; at += 500) db.insert(marketPrices).values(daily.slice(at, at + 500)).run() // biome-ignore format: one loop
  const history = (range: 'month' | 'year' | 'fiveYears') =>
    as(null).farmer.prices.history({ cropId: 'maize', market: 'Accra', range })
  expect((await history('month')).points).toHaveLength(31)
  for (const [range, first] of [
    ['year', '2025-11-21'],
    ['fiveYears', '2021-11-21'],
  ] as const) {
    // biome-ignore format: a table
    const { points } = await history(range)
    expect(points.length).toBeLessThanOrEqual(MAX_POINTS)
    expect([points[0]?.date, points.at(-1)?.date]).toEqual([first, '2026-11-21'])
  }
  expect((await as(null).farmer.prices.history({ ...monrovia, market: 'Nowhere', range: 'year' })).points).toEqual([])
})

test('phones of the previous version still get the history under its earlier name', async () => {
  const { prices } = village().as(null).farmer
  const year = { ...monrovia, range: 'year' } as const
  expect((await prices.history(year)).points).not.toEqual([])
  expect(await prices.course(year)).toEqual(await prices.history(year))
})

test('the few prices of a farmer’s home are of the own country: own crops first, nothing in another currency', async () => {
  const v = village()
  const ama = v.person('farmer', { location: 'Kumasi, Ghana' })
  const wanjiku = v.person('farmer', { location: 'Nakuru, Kenya' })
  v.crop({ id: 'millet', name: 'Pearl millet' })
  v.db.insert(farmerCrops).values({ farmerId: ama.id, cropId: 'maize' }).run()
  v.db
    .insert(marketPrices)
    .values([
      { ...today, date: '2026-11-10', pricePerKg: 1100 },
      { ...today, cropId: 'millet', pricePerKg: 500 },
      { ...today, market: 'Kano', currency: 'NGN', pricePerKg: 90_000 },
    ])
    .run()
  const seen = async (user: typeof ama | null, most = 3) =>
    (await v.as(user).farmer.prices.newest({ most })).map(({ cropId, market }) => `${cropId} ${market}`)
  expect(await seen(ama)).toEqual(['maize Accra', 'millet Accra'])
  expect(await seen(ama, 1)).toEqual(['maize Accra'])
  // Without a price of the own country, none: those of others are on the market's screen.
  expect(await seen(wanjiku)).toEqual([])
  expect(await seen(null, 1)).not.toEqual(['maize Accra'])
})
