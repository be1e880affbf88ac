import * as z from 'zod'
import { boundedText, requiredText, rowId } from '../contract.ts'
import { keysOf } from '../table.ts'
import { TRENDS } from './price.ts'
import { PRICE_RANGES } from './price-history.ts'

/** The latest price of a crop in a market, in major units a kilogram; `trend` against the price before it. */
export const marketPrice = z.object({
  id: z.string(),
  cropId: z.string(),
  crop: z.object({ name: z.string(), localName: z.string().nullable() }),
  market: z.string(),
  pricePerKg: z.number(),
  currency: z.string(),
  trend: z.enum(TRENDS),
  date: z.string(),
  /** Who observed it, in words; null where that was not recorded. */
  source: z.string().nullable(),
})
export type MarketPrice = z.infer<typeof marketPrice>

/**
 * A latest price with the few observations before it, oldest first, for the small chart beside it. `usualDays` is how
 * many days usually lie between two prices of this crop in this market.
 */
export const marketPriceWithHistory = marketPrice.extend({
  changePercent: z.number().nullable(),
  history: z.array(z.number()),
  usualDays: z.number(),
})
export type MarketPriceWithHistory = z.infer<typeof marketPriceWithHistory>

const trend = z.enum(TRENDS)

/** Cards at first, and at each press more: a whole board would keep a cheap phone busy for seconds. */
const BOARD_PAGE = 24

/** What is looked for on the board of prices, and from where on; a market may be one that has no prices any more. */
export const priceBoardInput = z.object({
  q: boundedText(100).optional(),
  market: boundedText(100).optional(),
  trend: trend.optional(),
  limit: z.int().min(1).max(100).default(BOARD_PAGE),
  cursor: z.string().max(1000).optional(),
})
export type PriceBoardInput = z.infer<typeof priceBoardInput>

/**
 * A page of the latest prices, what is nearest to the farmer first. The counts are of the whole board: how many prices
 * are found, and how many a tap on each trend and market would show.
 */
export const priceBoard = z.object({
  items: z.array(marketPriceWithHistory),
  nextCursor: z.string().nullable(),
  total: z.number(),
  trends: z.record(trend, z.number()),
  markets: z.array(z.object({ market: z.string(), count: z.number() })),
})
export type PriceBoard = z.infer<typeof priceBoard>

/** A price that a form takes, in major units a kilogram. */
export const MAX_PRICE = 1_000_000_000

export const marketName = requiredText(100, 'market')

export const cropInput = z.object({ cropId: rowId })

/** A crop and its price in every market that has one. */
export const cropPrices = z.object({
  crop: z.object({ id: z.string(), name: z.string(), localName: z.string().nullable() }),
  prices: z.array(marketPriceWithHistory),
})
export type CropPrices = z.infer<typeof cropPrices>

export const priceHistoryInput = cropInput.extend({ market: marketName, range: z.enum(keysOf(PRICE_RANGES)) })
export type PriceHistoryInput = z.infer<typeof priceHistoryInput>

/** The history of a price in one market, oldest first, thinned to what a chart can show. */
export const priceHistory = z.object({
  currency: z.string().nullable(),
  points: z.array(z.object({ date: z.string(), pricePerKg: z.number() })),
  /** The periods that show something, each more than the one before it. */
  ranges: z.array(z.enum(keysOf(PRICE_RANGES))),
})
export type PriceHistory = z.infer<typeof priceHistory>
