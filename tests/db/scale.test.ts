import { beforeAll, describe, expect, test } from 'vitest'
import { listAdvisoriesAbout } from '#db/queries/advice/advisories.ts'
import { latestPrices } from '#services/market/latest-prices.ts'
import type { Village, Who } from '../village.ts'
import { leastTimes } from './least-times.ts'
import { LARGE, SMALL, sized } from './sized.ts'

type Ask = (caller: ReturnType<Village['as']>) => Promise<unknown>[]

const LAGOS = { location: 'Lagos, Nigeria' }
const MARTHA = { farmerId: 'martha' }
const crop = { cropId: 'crop-03' }

/** The screens, with the queries that each sends when it opens. */
const SCREENS: [path: string, who: Who, ask: Ask][] = [
  [
    '/farmer',
    'martha',
    ({ farmer }) => [
      farmer.alerts.list(LAGOS),
      farmer.forecast.daily(LAGOS),
      farmer.crops.list(MARTHA),
      farmer.care.due(MARTHA),
      farmer.advice.list(),
      farmer.advisories.nearest({ most: 3 }),
      farmer.prices.newest({ most: 3 }),
      farmer.notifications.unread(),
    ],
  ],
  [
    '/advisories',
    'martha',
    ({ farmer: { advisories, bookmarks } }) => [
      advisories.list({ limit: 12 }),
      advisories.urgent({}),
      advisories.counts({}),
      bookmarks.list(),
    ],
  ],
  ['/advisories?category=pest', 'martha', ({ farmer }) => [farmer.advisories.list({ limit: 12, category: 'pest' })]],
  [
    '/advisories?q=advice 4999',
    'martha',
    ({ farmer }) => [farmer.advisories.list({ limit: 12, search: 'advice 4999' })],
  ],
  [
    '/advisories?open=advisory-0005',
    'martha',
    ({ farmer: { advisories } }) => [
      advisories.get({ id: 'advisory-0005' }),
      advisories.related({ id: 'advisory-0005' }),
    ],
  ],
  [
    '/market/crop-03',
    'martha',
    ({ farmer: { prices, priceAlerts } }) => [
      prices.compare(crop),
      prices.history({ ...crop, market: 'market-03', range: 'month' }),
      prices.net(crop),
      priceAlerts.list(),
    ],
  ],
  ['/market', 'martha', ({ farmer: { prices, priceAlerts } }) => [prices.board({}), priceAlerts.list()]],
  ['/crops', 'martha', ({ farmer }) => [farmer.crops.list(MARTHA), farmer.crops.catalogue()]],
  ['the bell', 'martha', ({ farmer }) => [farmer.notifications.page({})]],
  ['/profile', 'martha', ({ farmer }) => [farmer.profile.get(), farmer.preferences.get()]],
  ['/tickets', 'martha', ({ farmer }) => [farmer.contact.list({ limit: 30 })]],
  ['/agent', 'hawa', ({ agent: { dashboard, farmers } }) => [dashboard.myAdvisories(), farmers.list({ limit: 50 })]],
  ['/agent/farmers', 'hawa', ({ agent }) => [agent.farmers.list({ limit: 30 })]],
  ['/agent/farmers?search=farmer 99999', 'hawa', ({ agent }) => [agent.farmers.list({ search: 'farmer 99999' })]],
  ['/agent/tickets?search=kuu-49', 'hawa', ({ agent }) => [agent.tickets.list({ limit: 30, search: 'kuu-49' })]],
  ['/agent/tickets', 'hawa', ({ agent }) => [agent.tickets.list({ limit: 30 })]],
  ["/agent, a farmer's crops", 'hawa', ({ farmer }) => [farmer.crops.list(MARTHA), farmer.care.due(MARTHA)]],
  ['/admin/loans', 'ruth', ({ admin }) => [admin.loans.list({ limit: 18 })]],
  ['/admin/loans?status=applied', 'ruth', ({ admin }) => [admin.loans.list({ limit: 18, status: 'applied' })]],
  [
    '/admin/loans?search=farmer 99990',
    'ruth',
    ({ admin }) => [admin.loans.list({ limit: 24, status: 'applied', search: 'farmer 99990' })],
  ],
  ['/admin/courses', 'ruth', ({ admin }) => [admin.courses.list()]],
  ['/finance', 'martha', ({ finance }) => [finance.loans.list({ limit: 12 }), finance.products.loans()]],
  ['changes since yesterday', 'martha', ({ farmer }) => [farmer.sync.changes({ cursor: '0' })]],
]

let small: Village
let large: Village
beforeAll(() => {
  small = sized(SMALL)
  large = sized(LARGE)
})

/** Allows for what grows with the logarithm; a scan is tens or hundreds of times slower. */
const MAX_TIMES = 4
/**
 * Bounds in the unit of leastTimes, about a millisecond. Faster than the first is not noticeable: a screen is drawn
 * every 16 ms.
 */
const UNNOTICED = 10
const MOST = 100
/** Before compression, which reduces it to a fifth. */
const MAX_BYTES = 32_000

describe('with 100,000 farmers, 5,000 advisories, 60 crops and 200,000 prices', () => {
  test.each(SCREENS)('%s is as fast as with 50', async (_, who, ask) => {
    const [before, after] = await leastTimes(callOf(small, who, ask), callOf(large, who, ask))
    expect(after).toBeLessThan(Math.max(before! * MAX_TIMES, UNNOTICED))
    expect(after).toBeLessThan(MOST)
  })

  test('advice about a crop that nobody wrote about is not looked for in the whole list', async () => {
    const often = (of: Village) => () => {
      for (let at = 0; at < 50; at++) expect(listAdvisoriesAbout(of.db, ['cassava', 'taro'], 'english', 3)).toEqual([])
    }
    const [before, after] = await leastTimes(often(small), often(large))
    expect(after! / before!).toBeLessThan(MAX_TIMES)
  })

  // What lists or counts everything grows with the data; it is bounded all the same.
  test.each<[string, Who, Ask]>([
    ['words among 1,200 prices', 'martha', ({ farmer }) => [farmer.prices.board({ q: 'crop 5' })]],
    ['the latest prices over REST', 'visitor', ({ farmer }) => [farmer.prices.latest()]],
    ["an agent's figures", 'hawa', ({ agent: { dashboard } }) => [dashboard.overview()]],
    ["the administrator's figures", 'ruth', ({ admin: { stats } }) => [stats.overview(), stats.courses()]],
    [
      'a word that every advisory has eighty times',
      'martha',
      ({ farmer }) => [farmer.advisories.list({ limit: 12, search: 'seven' })],
    ],
    ['words that no advisory has', 'martha', ({ farmer }) => [farmer.advisories.list({ limit: 20, search: 'xylo' })]],
    [
      'a misspelt crop among advisories',
      'martha',
      ({ farmer }) => [farmer.advisories.list({ limit: 12, search: 'maze' })],
    ],
    [
      'a misspelt name without a match',
      'hawa',
      ({ agent }) => [agent.farmers.list({ limit: 30, search: 'martah kolly' })],
    ],
    ['a misspelt name of every user', 'hawa', ({ agent }) => [agent.farmers.list({ limit: 30, search: 'farmmer' })]],
    [
      'a misspelt word of every advisory',
      'martha',
      ({ farmer }) => [farmer.advisories.list({ limit: 12, search: 'sevven' })],
    ],
    ['two letters of farmers', 'hawa', ({ agent }) => [agent.farmers.list({ limit: 30, search: '77' })]],
    ['a common word of farmers', 'hawa', ({ agent }) => [agent.farmers.list({ limit: 30, search: 'farmer' })]],
    ['loans by amount', 'ruth', ({ admin }) => [admin.loans.list({ limit: 24, sort: '-principalAmount' })]],
    [
      'loans of one status by a common word',
      'ruth',
      ({ admin }) => [admin.loans.list({ limit: 24, status: 'applied', search: 'farmer' })],
    ],
  ])('%s: within a tenth of a second', async (_, who, ask) => {
    const [time] = await leastTimes(callOf(large, who, ask))
    expect(time).toBeLessThan(MOST)
  })

  // Orders without an index read and sort the whole table.
  test.each<[string, Who, Ask]>([
    ['farmers by name', 'hawa', ({ agent }) => [agent.farmers.list({ limit: 30, sort: 'fullName' })]],
    ['loans by a common word', 'ruth', ({ admin }) => [admin.loans.list({ limit: 24, search: 'farmer' })]],
  ])('%s: within a third of a second', async (_, who, ask) => {
    const [time] = await leastTimes(callOf(large, who, ask))
    expect(time).toBeLessThan(3 * MOST)
  })

  test.each(SCREENS)('the answer of %s is small enough for a cheap phone', async (_, who, ask) => {
    expect(Buffer.byteLength(JSON.stringify(await callOf(large, who, ask)()))).toBeLessThan(MAX_BYTES)
  })

  test('the latest prices are read once after each change of a price', () => {
    const board = latestPrices(large.db)
    expect(latestPrices(large.db)).toBe(board)
    large.db.$client.exec("update market_prices set price_per_kg = 7 where id = 'crop-00/0/0'")
    const next = latestPrices(large.db)
    expect(next).not.toBe(board)
    expect(next.find(({ id }) => id === 'crop-00/0/0')).toMatchObject({ pricePerKg: 0.07 })
  })
})

function callOf(village: Village, who: Who, ask: Ask) {
  const caller = village.as(village.people[who])
  return () => Promise.all(ask(caller))
}
