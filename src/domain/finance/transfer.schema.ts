import * as z from 'zod'
import { says } from '../checks.ts'
import { optionalText, rowId } from '../contract.ts'
import { typedPhone } from '../people/phone.schema.ts'
import { CURRENCIES } from '../places.ts'
import { amountToPay } from './amount.schema.ts'

/** Money from one's own account to another one of one's own, or to a phone of the same country. */
export const transferRequest = z
  .object({
    fromAccountId: rowId,
    toAccountId: optionalText(64),
    toPhone: typedPhone,
    amount: amountToPay,
    currency: z.enum(CURRENCIES, says('currency')),
    note: optionalText(200),
  })
  .refine(({ toAccountId, toPhone }) => (toAccountId === null) !== (toPhone === null), {
    path: ['toPhone'],
    ...says('transferTarget'),
  })
export type TransferRequest = z.infer<typeof transferRequest>

/** What a transfer would cost and leave; amounts in major units. */
export const transferQuoteInput = z.object({ fromAccountId: rowId, toPhone: typedPhone, amount: amountToPay })
export const transferQuote = z.object({
  amount: z.number(),
  fees: z.number(),
  currency: z.enum(CURRENCIES),
  /** The phone in international form. */
  toPhone: z.string().nullable(),
  /** What would be left to pay with; below nothing where it is too little. */
  left: z.number(),
})

const isGiven = (text: string | null): boolean => text !== null
const form = z.object({
  toAccountId: optionalText(64),
  toPhone: typedPhone,
  amount: amountToPay,
  note: optionalText(200),
})
/** The form of a transfer from one account: to another one of one's own, or to a phone. */
export const ownTransferForm = form.extend({
  toAccountId: form.shape.toAccountId.refine(isGiven, says('transferTarget')),
})
export const phoneTransferForm = form.extend({ toPhone: form.shape.toPhone.refine(isGiven, says('phoneNumber')) })
export type TransferQuote = z.infer<typeof transferQuote>
