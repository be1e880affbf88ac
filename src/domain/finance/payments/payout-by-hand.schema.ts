import * as z from 'zod'
import { boundedText, pageInput, pageOf, requiredText } from '../../contract.ts'
import { keysOf } from '../../table.ts'
import { METHOD_TYPES } from '../methods/payment-method.ts'
import { paymentIdInput } from './payment.schema.ts'
import { PAYMENT_PURPOSES, PAYMENT_STATUS } from './payment.ts'

/** Money for a farmer whose provider has no adapter: somebody pays it, and writes down the receipt. In major units. */
export const payoutByHand = z.object({
  id: z.string(),
  purpose: z.enum(keysOf(PAYMENT_PURPOSES)),
  amount: z.number(),
  currency: z.string(),
  status: z.enum(keysOf(PAYMENT_STATUS)),
  /** How it goes: to a mobile money account, to a bank, or as cash from the agent named as provider. */
  methodType: z.enum(METHOD_TYPES),
  provider: z.string(),
  accountNumber: z.string(),
  accountName: z.string(),
  createdAt: z.string(),
  /** Who paid it, when, and by which receipt. */
  settledBy: z.string().nullable(),
  settledAt: z.string().nullable(),
  receipt: z.string().nullable(),
  farmer: z.object({ id: z.string(), fullName: z.string(), phone: z.string().nullable() }),
})
export type PayoutByHand = z.infer<typeof payoutByHand>
export const payoutsByHand = pageOf(payoutByHand)

export const PAYOUTS_SHOWN = ['open', 'ended'] as const
export const payoutsByHandFilter = pageInput.extend({ shown: z.enum(PAYOUTS_SHOWN).default('open') })

/** That it was paid, with its receipt; or that it cannot be, and why. */
export const payoutPaid = paymentIdInput.extend({
  receipt: requiredText(60, 'receipt'),
  note: boundedText(500).default(''),
})
export type PayoutPaid = z.infer<typeof payoutPaid>
export const payoutNotPaid = paymentIdInput.extend({ reason: requiredText(500, 'reason') })
export type PayoutNotPaid = z.infer<typeof payoutNotPaid>
