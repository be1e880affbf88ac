import * as z from 'zod'
import { pageInput, pageOf, requiredText, rowId } from '../../contract.ts'
import { keysOf } from '../../table.ts'
import { pendingDecision } from '../decisions/decision.schema.ts'
import { METHOD_TYPES } from '../methods/payment-method.ts'
import {
  CONCERNS,
  FAILURES,
  MESSAGE_KINDS,
  PAYMENT_GATEWAYS,
  PAYMENT_PURPOSES,
  PAYMENT_STATUS,
  RETURNS,
} from './payment.ts'

/** A payment through a provider, for administrators; amounts in major units. */
export const adminPayment = z.object({
  id: z.string(),
  purpose: z.enum(keysOf(PAYMENT_PURPOSES)),
  subjectId: z.string().nullable(),
  transactionId: z.string().nullable(),
  gateway: z.enum(PAYMENT_GATEWAYS),
  /** How the farmer pays or is paid: by a mobile money account, a bank, or as cash from the agent named as provider. */
  methodType: z.enum(METHOD_TYPES),
  provider: z.string().nullable(),
  accountName: z.string().nullable(),
  /** The number of the account; empty for cash. */
  phone: z.string(),
  amount: z.number(),
  fees: z.number(),
  currency: z.string(),
  status: z.enum(keysOf(PAYMENT_STATUS)),
  failure: z.enum(keysOf(FAILURES)).nullable(),
  /** Why somebody has to look at it. */
  concern: z.enum(keysOf(CONCERNS)).nullable(),
  /** What we call it to the provider, and what the provider calls it. */
  reference: z.string(),
  gatewayId: z.string().nullable(),
  receipt: z.string().nullable(),
  /** What the provider said in its own words where it did not go as it should. */
  providerWords: z.string().nullable(),
  /** Of a payout that was taken back: whether its money is still owed, or has come back. */
  returned: z.enum(RETURNS).nullable(),
  /** Its provider can give it back to the phone, and did not yet. */
  isRefundable: z.boolean(),
  /** How somebody says that it ended, while a second person has not confirmed it. */
  pendingDecision: pendingDecision.nullable(),
  /** Who settled it by hand. */
  settledBy: z.string().nullable(),
  attempts: z.number(),
  createdAt: z.string(),
  requestedAt: z.string().nullable(),
  settledAt: z.string().nullable(),
  farmer: z.object({ id: z.string(), fullName: z.string(), phone: z.string().nullable() }),
})
export type AdminPayment = z.infer<typeof adminPayment>
export const adminPayments = pageOf(adminPayment)

export const paymentFilter = pageInput.extend({
  status: z.enum(keysOf(PAYMENT_STATUS)).optional(),
  /** Only those that somebody has to look at. */
  concerning: z.enum(['true', 'false']).optional(),
  /** Only payouts that somebody pays by hand. */
  byHand: z.enum(['true', 'false']).optional(),
  /** Only payouts that were taken back and whose money is owed. */
  owed: z.enum(['true', 'false']).optional(),
  /** Only those of one loan, policy, claim or course. */
  subjectId: rowId.optional(),
})

export const paymentIdInput = z.object({ id: rowId })

/** What was said to a provider about a payment and what it answered, as it came. */
export const paymentMessage = z.object({
  kind: z.enum(MESSAGE_KINDS),
  httpStatus: z.number().nullable(),
  body: z.string(),
  createdAt: z.string(),
})

/** What came to the address of a provider's callbacks, and names no payment of this installation. */
export const unnamedMessage = paymentMessage.extend({ gateway: z.enum(PAYMENT_GATEWAYS) })
export type PaymentMessage = z.infer<typeof paymentMessage>

/** How a payment ended, as an administrator has found out with the provider. */
export const paymentSettlement = paymentIdInput.extend({
  outcome: z.enum(['succeeded', 'failed']),
  receipt: z.string().trim().max(60).optional(),
  /** How the administrator knows it; kept with what the provider said. */
  reason: requiredText(500, 'reason'),
})
export type PaymentSettlement = z.infer<typeof paymentSettlement>

/** What the platform sends to a farmer: the money of a loan, or of a claim. */
export const payoutInput = z.object({ purpose: z.enum(['disbursement', 'claim']), id: rowId })
export type PayoutInput = z.infer<typeof payoutInput>

/** How the money would go: to which account, or as cash from which agent; then there is no account. */
export const payoutAccount = z.object({
  methodType: z.enum(METHOD_TYPES),
  provider: z.string(),
  accountName: z.string(),
  phone: z.string(),
})

/** Gives a collected payment back to the phone. The farmer reads the reason in the history. */
export const refundInput = paymentIdInput.extend({ reason: requiredText(300, 'reason') })
export type RefundInput = z.infer<typeof refundInput>

/** That money which was owed has come back, by its receipt. */
export const cameBackInput = paymentIdInput.extend({ receipt: requiredText(60, 'receipt') })
export type CameBackInput = z.infer<typeof cameBackInput>
