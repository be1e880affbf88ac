import { expect, test } from 'vitest'
import type { MarketPriceWithHistory } from './price.schema.ts'
import {
  boardPlace,
  byBoardPlace,
  findPrices,
  isAtHome,
  nearestPrices,
  pricesByCrop,
  splitAtHome,
} from './price-board.ts'

const price = (name: string, market: string, trend: MarketPriceWithHistory['trend'], localName: string | null = null) =>
  ({ crop: { name, localName }, market, trend, changePercent: null, history: [] as number[] }) as MarketPriceWithHistory

const maize = price('Maize', 'Lagos Central Market', 'up', 'Mahindi')
const rice = price('Rice', 'Monrovia', 'stable')
const lagosRice = price('Rice', 'Lagos Central Market', 'down')

test.each([
  ['nothing asked', {}, true],
  ['the crop', { q: ' maiz ' }, true],
  ['its local name', { q: 'MAHINDI' }, true],
  ['its name in another language', { q: 'masara' }, true],
  ['another name of it', { q: 'corn' }, true],
  ['a misspelt name', { q: 'maze' }, true],
  ['the market', { q: 'lagos' }, true],
  ['the market and the crop', { q: 'lagos maize' }, true],
  ['both misspelt', { q: 'Lagoss maze' }, true],
  ['the country', { q: 'nigeria' }, true],
  ['the country in another language', { q: 'Naijeria' }, true],
  ['another country', { q: 'Ghana' }, false],
  ['the crop in another country', { q: 'maize liberia' }, false],
  ['another word', { q: 'kariakoo' }, false],
  ['another crop', { q: 'rice' }, false],
  ['its market', { market: 'Lagos Central Market' }, true],
  ['another market', { market: 'Monrovia' }, false],
  ['its trend and its name', { trend: 'up', q: 'maize' } as const, true],
  ['another trend', { trend: 'down' } as const, false],
])('%s', (_, wanted, isFound) => {
  expect(findPrices([maize, rice, lagosRice], wanted).items.includes(maize)).toBe(isFound)
})

test('a market that we do not know is in the country whose currency it has, if that is one', () => {
  const [nairobi, abidjan] = [seen('Yam', 'Gikomba', 'KES', '2026-11-21'), seen('Yam', 'Adjamé', 'XOF', '2026-11-21')]
  expect(findPrices([nairobi, abidjan], { q: 'kenya' }).items).toEqual([nairobi])
  expect(findPrices([nairobi, abidjan], { q: 'ivory coast' }).items).toEqual([])
})

test('a chip counts what a tap on it would show, and stays when that is nothing', () => {
  expect(findPrices([maize, rice, lagosRice], { q: 'rice', market: 'Monrovia', trend: 'down' })).toEqual({
    items: [],
    total: 0,
    trends: { up: 0, down: 0, stable: 1 },
    markets: [
      { market: 'Lagos Central Market', count: 1 },
      { market: 'Monrovia', count: 0 },
    ],
  })
})

const seen = (name: string, market: string, currency: string, date: string) =>
  ({
    cropId: name,
    crop: { name, localName: null },
    market,
    currency,
    date,
    history: [] as number[],
  }) as MarketPriceWithHistory
const board = [
  seen('Yam', 'Accra', 'GHS', '2026-11-21'),
  seen('Maize', 'Accra', 'GHS', '2026-11-21'),
  seen('Yam', 'Lagos', 'NGN', '2026-11-20'),
  seen('Maize', 'Lagos', 'NGN', '2026-11-14'),
  seen('Maize', 'Kano', 'NGN', '2026-11-20'),
]

test.each([
  [
    'her crops where she can sell them, what else is sold there, her crops, the rest',
    { crops: new Set(['Maize']), currency: 'NGN', country: 'NG', farm: null } as const,
    ['Maize Kano', 'Maize Lagos', 'Yam Lagos', 'Maize Accra', 'Yam Accra'],
  ],
  ['nobody’s: the newest first', null, ['Maize Accra', 'Yam Accra', 'Maize Kano', 'Yam Lagos', 'Maize Lagos']],
])('%s', (_, seller, order) => {
  const places = board.map((each) => boardPlace(each, seller)).sort(byBoardPlace)
  expect(places.map(([, , crop, market]) => `${crop} ${market}`)).toEqual(order)
})

const of = (location: string | null) => ({ location, preferredLocation: '' })
test.each([
  ['of a known country: the others under a closed line', {}, of('Kano, Nigeria'), 3],
  ['a trend alone asks for no country', { trend: 'up' } as const, of('Kano, Nigeria'), 3],
  ['words ask for all', { q: 'yam' }, of('Kano, Nigeria'), 5],
  ['a market is asked for', { market: 'Accra' }, of('Kano, Nigeria'), 5],
  ['of an unknown place', {}, of(null), 5],
  ['nobody', {}, null, 5],
  ['where nothing is sold at home', {}, of('Nakuru, Kenya'), 5],
])('the board of a farmer %s', (_, filter, resident, shown) => {
  const { own, abroad } = splitAtHome(board, filter, resident)
  expect([own.length, abroad.length]).toEqual([shown, board.length - shown])
  if (abroad.length > 0) expect(new Set(abroad.map(({ currency }) => currency))).toEqual(new Set(['GHS']))
})

test('of the same crops the nearest market comes first, and each crop once before any comes again', () => {
  const kano = { crops: new Set(['Maize', 'Yam']), currency: 'NGN', country: 'NG', farm: { latitude: 12, longitude: 8.5 } } as const // biome-ignore format: one row
  const prices = ['Lagos Central Market', 'Kano Dawanau', 'Ibadan', 'Somewhere'].flatMap((market) => [
    seen('Maize', market, 'NGN', '2026-11-20'),
    seen('Yam', market, 'NGN', '2026-11-20'),
  ])
  const near = [...prices].sort((a, b) => byBoardPlace(boardPlace(a, kano), boardPlace(b, kano)))
  expect(near.map(({ market }) => market).filter((_, at) => at % 2 === 0)).toEqual(['Kano Dawanau', 'Ibadan', 'Lagos Central Market', 'Somewhere']) // biome-ignore format: one row
  const named = (most: number) =>
    nearestPrices(pricesByCrop(prices), kano, most).map((price) => `${price.crop.name} ${price.market}`)
  expect(named(1)).toEqual(['Maize Kano Dawanau'])
  expect(named(3)).toEqual(['Maize Kano Dawanau', 'Yam Kano Dawanau', 'Maize Ibadan'])
})

test.each([
  ['Lagos Central Market', 'NGN', 'NG', true],
  ['Lagos Central Market', 'NGN', 'GH', false],
  ['Mile 12', 'NGN', 'NG', true],
  ['Dantokpa', 'XOF', 'BJ', true],
  ['Dantokpa', 'XOF', 'NG', false],
  ['Lagos Central Market', 'NGN', null, false],
] as const)('%s in %s is a market of %s: %s', (market, currency, country, isSo) => {
  const seller = { crops: new Set(''), currency: country === 'NG' ? 'NGN' : country === 'GH' ? 'GHS' : 'XOF', country, farm: null } as const // biome-ignore format: one row
  expect(isAtHome(seen('Yam', market, currency, '2026-11-20'), seller)).toBe(isSo)
})

test('a trend counts and finds the rows that say it, as their lines do', () => {
  const falling = { ...maize, history: [100, 60, 62] }
  expect(findPrices([falling], { trend: 'down' })).toMatchObject({ items: [falling], trends: { up: 0, down: 1 } })
})
