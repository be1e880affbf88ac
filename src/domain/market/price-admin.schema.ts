import * as z from 'zod'
import { says } from '../checks.ts'
import { dayText, optionalText, requiredText, rowId, withDefaults } from '../contract.ts'
import { adminRow, editedRow } from '../operations/admin.schema.ts'
import { CURRENCIES } from '../places.ts'
import { MAX_PRICE, marketName, marketPrice } from './price.schema.ts'
import { TRENDS } from './price.ts'

/** A price as administrators see it: `trend` is their own word, null where it follows from the price before it. */
export const adminPrice = marketPrice.extend({
  trend: z.enum(TRENDS).nullable(),
  createdAt: z.string(),
  ...adminRow.shape,
})
export type AdminPrice = z.infer<typeof adminPrice>

const fields = {
  cropId: rowId.or(z.literal('')).refine((id) => id !== '', says('crop')),
  market: marketName,
  /** In major units of the currency. */
  pricePerKg: z.number(says('priceNegative')).min(0, says('priceNegative')).max(MAX_PRICE, says('priceTooHigh')),
  currency: z.enum(CURRENCIES),
  trend: z
    .union([z.literal(''), z.enum(TRENDS)])
    .nullish()
    .transform((value) => value || null),
  date: dayText,
  source: optionalText(200),
}

export const newPrice = z.object({
  ...withDefaults(fields, { currency: 'NGN' }),
  cropId: z.string(says('crop')).pipe(fields.cropId),
  date: dayText.optional(),
})
export type NewPrice = z.infer<typeof newPrice>

/** Whether it was asked about, where it is far off the last price of its market. */
const sure = { isSure: z.boolean().default(false) }

export const newPriceInput = newPrice.extend(sure)
export type NewPriceInput = z.infer<typeof newPriceInput>

/** An absent key leaves its value as it is. */
export const priceEdit = z.object(fields).partial().extend(editedRow.shape).extend(sure)

/** A price as it stands after the write; one that is held waits for a second person, and is in no list yet. */
export const savedPrice = adminPrice.extend({ isHeld: z.boolean() })
export type SavedPrice = z.infer<typeof savedPrice>

const MAX_REASON = 300

/** A price that waits for a second person. */
export const heldPrice = adminPrice.omit({ version: true }).extend({
  /** The price that it would change; null for a new one. */
  priceId: z.string().nullable(),
  /** The last price of its market before it. */
  lastPrice: z.number(),
  proposedBy: z.object({ id: z.string(), fullName: z.string() }).nullable(),
  /** Whether the caller typed it, and so cannot confirm it where another administrator can. */
  isOwn: z.boolean(),
  /** From when the caller may confirm a price of their own alone; null where another administrator can. */
  aloneFrom: z.string().nullable(),
})
export type HeldPrice = z.infer<typeof heldPrice>
export const heldPriceInput = z.object({ id: rowId })
/** The reason is needed of whoever confirms a price of their own, and is kept in the audit. */
export const heldPriceConfirmation = heldPriceInput.extend({ reason: optionalText(MAX_REASON) })
/** The confirmation of the only administrator. */
export const loneConfirmation = heldPriceInput.extend({ reason: requiredText(MAX_REASON, 'reason') })
