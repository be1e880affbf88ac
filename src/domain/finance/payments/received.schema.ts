import * as z from 'zod'
import { pageInput, pageOf, requiredText, rowId } from '../../contract.ts'
import { keysOf } from '../../table.ts'
import { pendingDecision } from '../decisions/decision.schema.ts'
import { RECEIVED_KINDS, RECEIVED_STATUS } from './received.ts'

/** Money that somebody paid in to our paybill or till; the amount in major units. */
export const receivedPayment = z.object({
  id: z.string(),
  kind: z.enum(RECEIVED_KINDS),
  status: z.enum(keysOf(RECEIVED_STATUS)),
  amount: z.number(),
  currency: z.string(),
  receipt: z.string(),
  /** What the payer typed as the account. */
  reference: z.string(),
  payerPhone: z.string(),
  payerName: z.string(),
  paidAt: z.string(),
  /** Whose it is, once somebody said so. */
  farmer: z.object({ id: z.string(), fullName: z.string() }).nullable(),
  settledBy: z.string().nullable(),
  settledAt: z.string().nullable(),
  note: z.string().nullable(),
  /** Somebody says that the provider has it, and a second person has not confirmed it. */
  pendingDecision: pendingDecision.nullable(),
})
export type ReceivedPayment = z.infer<typeof receivedPayment>
export const receivedPayments = pageOf(receivedPayment)
export const receivedFilter = pageInput.extend({ status: z.enum(keysOf(RECEIVED_STATUS)).optional() })
export const receivedIdInput = z.object({ id: rowId })

/** Whose it may be, and why: the likeliest first. */
export const receivedSuggestion = z.object({
  farmer: z.object({ id: z.string(), fullName: z.string(), phone: z.string().nullable() }),
  accountId: z.string(),
  account: z.string(),
  /** The loan that it may be for; null for the account itself. */
  loan: z.object({ id: z.string(), product: z.string(), due: z.number() }).nullable(),
  because: z.array(z.enum(['phone', 'name', 'amount'])),
})
export type ReceivedSuggestion = z.infer<typeof receivedSuggestion>

/** Whose it is: it goes to an account, or pays a loan and what is left goes to the account of the loan. */
export const claimReceivedInput = receivedIdInput.extend({ accountId: rowId, loanId: rowId.optional() })
export type ClaimReceivedInput = z.infer<typeof claimReceivedInput>

/** By which receipt it went back to whoever paid it. */
export const giveBackReceivedInput = receivedIdInput.extend({ receipt: requiredText(60, 'receipt') })
export type GiveBackReceivedInput = z.infer<typeof giveBackReceivedInput>

/** How somebody knows that the provider has the money, though it did not answer. */
export const confirmReceivedInput = receivedIdInput.extend({ reason: requiredText(500, 'reason') })
export type ConfirmReceivedInput = z.infer<typeof confirmReceivedInput>

/** What a payer types into the phone: the number of the paybill or till, and at a paybill the account. */
export const paybill = z.object({ shortcode: z.string(), kind: z.enum(RECEIVED_KINDS), currency: z.string() })
export const payNumberInput = z.object({ loanId: rowId.optional(), accountId: rowId.optional() })
export type PayNumberInput = z.infer<typeof payNumberInput>
export const payNumber = z.object({ shortcode: z.string(), number: z.string() })
