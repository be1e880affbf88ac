import * as z from 'zod'
import { says } from '../checks.ts'
import { cropInput, MAX_PRICE, marketName } from './price.schema.ts'
import { ALERT_DIRECTIONS } from './price.ts'

const MISSING_PRICE = says('price')

/** A farmer's price alert; the currency is that of the market's own price. */
export const setPriceAlertInput = cropInput.extend({
  market: marketName,
  direction: z.enum(ALERT_DIRECTIONS),
  pricePerKg: z.number(MISSING_PRICE).min(0.01, MISSING_PRICE).max(MAX_PRICE, says('priceTooHigh')),
  bySms: z.boolean().default(false),
})
export type SetPriceAlertInput = z.infer<typeof setPriceAlertInput>

/** `triggeredAt` is when it notified; it does not notify again until it is set again. */
export const priceAlert = setPriceAlertInput.extend({
  id: z.string(),
  cropName: z.string(),
  currency: z.string(),
  bySms: z.boolean(),
  triggeredAt: z.string().nullable(),
})
export type PriceAlert = z.infer<typeof priceAlert>
