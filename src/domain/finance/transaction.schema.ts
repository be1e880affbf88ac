import * as z from 'zod'
import { dayText, pageInput, rowId, searchWords } from '../contract.ts'
import { keysOf } from '../table.ts'
import { FAILURES, PAYMENT_STATUS } from './payments/payment.ts'
import { TRANSACTION_STATUS, TRANSACTION_TYPES } from './transaction.ts'

/** A line of the history, amounts in major units; the fees come on top. */
export const transaction = z.object({
  id: z.string(),
  type: z.enum(keysOf(TRANSACTION_TYPES)),
  description: z.string(),
  recipientName: z.string().nullable(),
  recipientPhone: z.string().nullable(),
  reference: z.string().nullable(),
  status: z.enum(keysOf(TRANSACTION_STATUS)),
  /**
   * How the payment through the provider stands, of a transfer until it has arrived; while it is 'unknown' nobody should
   * pay again.
   */
  paymentStatus: z.enum(keysOf(PAYMENT_STATUS)).nullable(),
  /** Why the provider did not do it, for a client that says it in its reader's language. */
  paymentFailure: z.enum(keysOf(FAILURES)).nullable(),
  /** Why it failed, in words. */
  errorMessage: z.string().nullable(),
  amount: z.number(),
  currency: z.string(),
  fees: z.number(),
  createdAt: z.string(),
  completedAt: z.string().nullable(),
  /** Null for money that came by a bank, or as cash. */
  accountId: z.string().nullable(),
  category: z.string(),
})
export type Transaction = z.infer<typeof transaction>

/** Which lines of the history: of an account, one way, of some of the farmer's own days, with words in what they say. */
const filter = z.object({
  accountId: rowId.optional(),
  type: z.enum(keysOf(TRANSACTION_TYPES)).optional(),
  from: dayText.optional(),
  to: dayText.optional(),
  search: searchWords,
})
export const transactionFilter = pageInput.extend(filter.shape)
export const transactionTotalsInput = filter
export type TransactionFilterInput = z.infer<typeof filter>

/** What came in, what went out with its fees, and the difference, by currency. */
export const transactionTotals = z.array(
  z.object({ currency: z.string(), received: z.number(), sent: z.number(), net: z.number() }),
)
export type TransactionTotals = z.infer<typeof transactionTotals>
