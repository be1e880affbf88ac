import { z } from 'zod'
import { idsOf } from '../table.ts'
import { TRENDS } from './market.ts'

/** The latest price of a crop in a market, in major units a kilogram; `trend` against the price before it. */
export const marketPrice = z.object({
  id: z.string(),
  cropId: z.string(),
  crop: z.object({ name: z.string(), localName: z.string().nullable() }),
  market: z.string(),
  pricePerKg: z.number(),
  currency: z.string(),
  trend: z.enum(idsOf(TRENDS)),
  date: z.string(),
})
export type MarketPrice = z.infer<typeof marketPrice>

/** A latest price with the few observations before it, oldest first, for the small chart beside it. */
export const marketPriceWithHistory = marketPrice.extend({
  changePercent: z.number().nullable(),
  history: z.array(z.number()),
})
export type MarketPriceWithHistory = z.infer<typeof marketPriceWithHistory>
