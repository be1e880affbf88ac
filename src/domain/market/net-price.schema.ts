import * as z from 'zod'
import { says } from '../checks.ts'
import { MAX_PRICE, marketName } from './price.schema.ts'

const MISSING_QUANTITY = says('quantity')
const WRONG_COST = says('cost')

/** The load that a farmer brings to market. */
export const loadKg = z
  .number(MISSING_QUANTITY)
  .min(0.1, MISSING_QUANTITY)
  .max(1_000_000, says('tooHeavy', { max: 1_000_000 }))

/** The cost of bringing a load to a market, in major units; null or an empty field takes it away again. */
const transportCost = z
  .union([z.literal(''), z.null(), z.number(WRONG_COST).min(0, WRONG_COST).max(MAX_PRICE, WRONG_COST)], WRONG_COST)
  .transform((cost) => (cost === '' ? null : cost))

/** What it costs to bring one load to each of some markets, in the farmer's own currency. */
export const setTransportCostsInput = z.object({
  quantityKg: loadKg,
  costs: z
    .array(z.object({ market: marketName, cost: transportCost }))
    .min(1)
    .max(100),
})
/**
 * The same as an edit, with the costs that it was begun with, and their load: what another phone has set since then is
 * not written over. Without these every cost is written.
 */
export const transportCostsEdit = setTransportCostsInput.extend({
  seen: setTransportCostsInput.extend({ quantityKg: loadKg.nullable() }).optional(),
})
export type TransportCostsEdit = z.infer<typeof transportCostsEdit>

/**
 * A crop's net prices for a farmer, in the markets of the farmer's currency, the best first; amounts in major units.
 */
export const netPrices = z.object({
  currency: z.string(),
  /** The load of the last word on any market; null before the first. */
  quantityKg: z.number().nullable(),
  markets: z.array(
    z.object({
      market: z.string(),
      pricePerKg: z.number(),
      date: z.string(),
      source: z.string().nullable(),
      isOld: z.boolean(),
      transport: z.object({ quantityKg: z.number(), cost: z.number() }).nullable(),
      netPerKg: z.number().nullable(),
      rank: z.number().nullable(),
    }),
  ),
})
export type NetPrices = z.infer<typeof netPrices>
