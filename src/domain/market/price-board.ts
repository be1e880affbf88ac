import { KNOWN_CROP_NAMES, namesOfCrop } from '#domain/crops/search/crop-search.ts'
import type { Point } from '#domain/fields/distance.ts'
import type { CountryCode } from '../places.ts'
import { found } from '../search.ts'
import { countryNames } from './country-names.ts'
import { homeCountry, homeCurrency, type Resident } from './home-currency.ts'
import { countryOfMarket, FAR_KM, kilometresTo } from './market-places.ts'
import type { MarketPrice, MarketPriceWithHistory, PriceBoardInput } from './price.schema.ts'
import { TRENDS, type Trend } from './price.ts'
import { shownChange } from './shown-change.ts'

/** What the farmer looks for: words, a market, a trend. */
export type PriceFilter = Pick<PriceBoardInput, 'q' | 'market' | 'trend'>

/** What is found on a board: the prices, and how many of all a tap on a market or a trend would show. */
export type FoundPrices<P> = {
  items: P[]
  total: number
  trends: Record<Trend, number>
  markets: { market: string; count: number }[]
}

/** The region and the district of a market, where the server knows them. */
type LevelsOf = (price: MarketPrice) => readonly string[]

/** The prices that are looked for; the words may be in names of the crop, of the market and of where it lies. */
export function findPrices<P extends MarketPriceWithHistory>(
  prices: readonly P[],
  { q, market, trend }: PriceFilter,
  levelsOf: LevelsOf = () => [],
): FoundPrices<P> {
  const answering = q?.trim() ? new Set(found(prices, q, namesOfPrice(levelsOf), KNOWN_CROP_NAMES)) : null
  const trends = Object.fromEntries(TRENDS.map((each) => [each, 0])) as Record<Trend, number>
  const markets = new Map(prices.map((price) => [price.market, 0]))
  const items: P[] = []
  for (const price of prices) {
    if (answering && !answering.has(price)) continue
    const shown = shownChange(price).trend
    const [isOfMarket, isOfTrend] = [!market || price.market === market, !trend || shown === trend]
    if (isOfMarket) trends[shown] += 1
    if (isOfTrend) markets.set(price.market, markets.get(price.market)! + 1)
    if (isOfMarket && isOfTrend) items.push(price)
  }
  const counts = [...markets].map(([name, count]) => ({ market: name, count }))
  return { items, total: items.length, trends, markets: counts }
}

const namesOfPrice = (levelsOf: LevelsOf) => (price: MarketPrice) => {
  const { crop, market, currency } = price
  const country = countryOfMarket(market, currency)
  const { shown, other } = namesOfCrop(crop)
  return { shown: [market, ...levelsOf(price), ...(country ? countryNames(country) : []), ...shown], other }
}

/** A farmer's crops, and where the farm is; null where that is not known. */
export type Seller = { crops: ReadonlySet<string>; currency: string; country: CountryCode | null; farm: Point | null }

/** Whether a market is in the farmer's country, as far as anybody can tell. */
export function isAtHome({ market, currency }: MarketPrice, { country, currency: own }: Seller) {
  const of = countryOfMarket(market, currency)
  return country !== null && (of === null ? currency === own : of === country)
}

/**
 * How near a price is to a farmer: own crops in the own currency, other crops in it, own crops in another currency, the
 * rest; of each the nearest market first.
 */
const distance = (price: MarketPrice, { crops, currency: own, farm }: Seller) =>
  ((price.currency === own ? 0 : 2) + (crops.has(price.cropId) ? 0 : 1)) * (FAR_KM + 1) +
  kilometresTo(price.market, farm)

/**
 * A part of a board as a farmer sees it: what is sold in the own currency, and what stands under a closed line because
 * nobody asked for it. Nothing does where the farmer's country is not known, where a place or words were asked for, or
 * where nothing is sold at home.
 */
export function splitAtHome<P extends MarketPrice>(
  prices: readonly P[],
  { q, market }: PriceFilter,
  resident: Resident | null,
): { own: readonly P[]; abroad: readonly P[] } {
  const isAsked = Boolean(q?.trim() || market)
  if (isAsked || !resident || !homeCountry(resident)) return { own: prices, abroad: [] }
  const currency = homeCurrency(resident)
  const own = prices.filter((price) => price.currency === currency)
  return own.length === 0
    ? { own: prices, abroad: [] }
    : { own, abroad: prices.filter((price) => !own.includes(price)) }
}

/** Where a price stands on the board. */
export type BoardPlace = [distance: number, date: string, crop: string, market: string]

export const boardPlace = (price: MarketPrice, seller: Seller | null): BoardPlace => [
  seller ? distance(price, seller) : 0,
  price.date,
  price.crop.name,
  price.market,
]

/** What is nearest comes first, then the newest day, then by name. */
export const byBoardPlace = (a: BoardPlace, b: BoardPlace) =>
  a[0] - b[0] || compare(b[1], a[1]) || compare(a[2], b[2]) || compare(a[3], b[3])
const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))

/** Prices, and those of each crop: every home of a country looks for its own crops in the same ones. */
export type PricesByCrop<P> = { prices: readonly P[]; ofCrop: ReadonlyMap<string, readonly P[]> }

export const pricesByCrop = <P extends MarketPrice>(prices: readonly P[]): PricesByCrop<P> => ({
  prices,
  ofCrop: Map.groupBy(prices, ({ cropId }) => cropId),
})

/** The few prices that are nearest to a farmer, each crop once before any comes again. */
export function nearestPrices<P extends MarketPrice>(
  { prices, ofCrop }: PricesByCrop<P>,
  seller: Seller,
  most: number,
): P[] {
  // Own crops in the own currency come before all others. Mostly they are enough, and a country has a thousand prices.
  const own = [...seller.crops].flatMap((id) => ofCrop.get(id) ?? [])
  const nearest = firstOfEachCrop(own.filter(({ currency }) => currency === seller.currency).map(placedFor(seller)))
  if (nearest.length >= most) return nearest.slice(0, most).map(({ price }) => price)
  const all = prices.map(placedFor(seller))
  const first = firstOfEachCrop(all)
  const isFirst = new Set(first.map(({ price }) => price))
  const rest = first.length < most ? all.filter(({ price }) => !isFirst.has(price)).sort(byPlace) : []
  return [...first, ...rest].slice(0, most).map(({ price }) => price)
}

type Placed<P> = { price: P; place: BoardPlace }
const placedFor =
  (seller: Seller) =>
  <P extends MarketPrice>(price: P): Placed<P> => ({ price, place: boardPlace(price, seller) })
const byPlace = (a: Placed<MarketPrice>, b: Placed<MarketPrice>) => byBoardPlace(a.place, b.place)

/** The nearest price of each crop, in order. Looks at each price once and sorts only what it found. */
function firstOfEachCrop<P extends MarketPrice>(placed: readonly Placed<P>[]): Placed<P>[] {
  const first = new Map<string, Placed<P>>()
  for (const each of placed) {
    const best = first.get(each.price.cropId)
    if (!best || byPlace(each, best) < 0) first.set(each.price.cropId, each)
  }
  return [...first.values()].sort(byPlace)
}
