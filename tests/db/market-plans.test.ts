import { beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '#db/client.ts'
import {
  findNewestPrice,
  isPricedMarket,
  listLatestPrices,
  listLatestPricesOf,
} from '#db/queries/market/market-prices.ts'
import { listAlertsOn, listPriceAlerts } from '#db/queries/market/price-alerts.ts'
import { listPriceHistory, recentPrices } from '#db/queries/market/price-histories.ts'
import { listTransportCosts } from '#db/queries/market/transport-costs.ts'
import { leastTimes } from './least-times.ts'
import { migrated } from './migrated.ts'
import { fullScans, plansOf } from './plans.ts'

const CROPS = 50
const MARKETS = 10
const DAYS = 400
const pair = { cropId: 'crop-07', market: 'market-3' }

/** Fifty crops in ten markets over a number of days; 400 days make 200,000 prices. */
function manyPrices(days: number): Db {
  const db = migrated()
  db.$client.exec(`
    with recursive n(i) as (select 0 union all select i + 1 from n where i < ${CROPS - 1})
    insert into crops (id, name) select printf('crop-%02d', i), printf('Crop %02d', i) from n;
    with recursive day(d) as (select 0 union all select d + 1 from day where d < ${days - 1}),
      m(i) as (select 0 union all select i + 1 from m where i < ${MARKETS - 1})
    insert into market_prices (id, crop_id, market, price_per_kg, currency, date, created_at)
      select printf('%s/%d/%d', c.id, m.i, d), c.id, printf('market-%d', m.i), 10000 + (d * 37 + m.i) % 500, 'NGN',
        date('2026-11-21', printf('-%d days', d)), '2026-11-21T00:00:00.000Z' from day, m, crops c`)
  return db
}

let db: Db
let young: Db
beforeAll(() => {
  db = manyPrices(DAYS)
  young = manyPrices(DAYS / 20)
})

const QUESTIONS: [string, (db: Db) => unknown][] = [
  ['all latest prices', listLatestPrices],
  ['the latest prices of a crop', (db) => listLatestPricesOf(db, pair.cropId)],
  ['whether a market has prices', (db) => isPricedMarket(db, 'nowhere')],
  ['the newest price of a pair', (db) => findNewestPrice(db, pair)],
  ['the last observations of every series', (db) => recentPrices(db, listLatestPrices(db))],
  ['the price history of a year', (db) => listPriceHistory(db, { ...pair, from: '2025-11-21' })],
  ['the alerts on a price', (db) => listAlertsOn(db, { ...pair, after: 0, most: 100 })],
  ['the alerts of a farmer', (db) => listPriceAlerts(db, 'martha')],
  ['the transport costs of a farmer', (db) => listTransportCosts(db, 'martha')],
]

describe('at 200,000 prices', () => {
  test.each(QUESTIONS)('%s scans no table', async (_, question) => {
    const plans = await plansOf(db, question)
    expect(plans.length).toBeGreaterThan(0)
    for (const table of ['market_prices', 'price_alerts', 'transport_costs', 'crops', 'users'])
      expect(fullScans(plans, table), table).toEqual([])
  })

  test('every series is answered, with its last twelve prices, oldest first', () => {
    const latest = listLatestPrices(db)
    const histories = recentPrices(db, latest)
    expect(latest).toHaveLength(CROPS * MARKETS)
    expect(histories.every((history) => history.length === 12)).toBe(true)
    expect(histories[0]?.map(({ date }) => date)).toEqual(histories[0]?.map(({ date }) => date).sort())
    expect(histories[0]?.at(-1)).toMatchObject({ date: '2026-11-21', pricePerKg: latest[0]?.pricePerKg })
  })

  // A plan does not show how far a search goes: a search over two columns at once took twenty times as long here.
  test('the cost of the board depends on the number of series, not on the length of their history', async () => {
    const board = (of: Db) => () => recentPrices(of, listLatestPrices(of))
    const [before, after] = await leastTimes(board(young), board(db))
    expect(after! / before!).toBeLessThan(3)
  })

  test('one statement reads all sparklines', async () => {
    const latest = listLatestPrices(db)
    expect(await plansOf(db, (copy) => recentPrices(copy, latest))).toHaveLength(1)
  })
})

test.each([
  ['select price_per_kg from market_prices as p where source = ?', 'SCAN p'],
  ['select max(source) from "market_prices"', 'SEARCH market_prices'],
  ['select market from market_prices', 'SCAN market_prices USING COVERING INDEX market_prices_market_date'],
])('a scan is found where there is one: %s', async (sql, step) => {
  expect(fullScans(await plansOf(db, ({ $client }) => $client.prepare(sql)), 'market_prices')).toEqual([step])
})
