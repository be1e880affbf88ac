import * as z from 'zod'
import { optionalText, rowId } from '../../contract.ts'
import { CURRENCIES } from '../../places.ts'
import { amountToPay, paymentMethod } from '../amount.schema.ts'
import { loan, loanRequest, penaltyTerms } from '../loan.schema.ts'
import { DAY_COUNTS, INTEREST_METHODS, REBATES } from '../loan.ts'
import { transaction } from '../transaction.schema.ts'
import { creditScore } from './credit-score.schema.ts'

/** What a loan would cost, before it is asked for; amounts in major units. */
export const loanQuoteInput = loanRequest.pick({
  loanProductId: true,
  principalAmount: true,
  termDays: true,
  expectedHarvestValue: true,
  harvestCropId: true,
})
export type LoanQuoteInput = z.infer<typeof loanQuoteInput>

const costByMethod = z.object({
  method: z.enum(INTEREST_METHODS),
  totalAmount: z.number(),
  interestAmount: z.number(),
  installmentAmount: z.number(),
  effectiveRate: z.number(),
})
export const loanQuote = costByMethod.extend({
  /** What arrives in the account. */
  principalAmount: z.number(),
  currency: z.enum(CURRENCIES),
  dayCount: z.enum(DAY_COUNTS),
  rebate: z.enum(REBATES),
  /** What a missed payment would cost, and the most in all; null where that costs nothing. */
  penalty: penaltyTerms.extend({ most: z.number() }).nullable(),
  schedule: z.array(z.object({ due: z.string(), amount: z.number() })),
  /** The same loan by the other method, to compare. */
  other: costByMethod,
  score: creditScore,
  minCreditScore: z.number(),
})
export type LoanQuote = z.infer<typeof loanQuote>

export const loanPaymentInput = z.object({
  loanId: rowId,
  amount: amountToPay,
  paymentMethod,
  /** The account that pays: that of the loan, or else the default one, unless it is named. */
  accountId: optionalText(64),
})
export type LoanPaymentInput = z.infer<typeof loanPaymentInput>

/** A payment with the loan as it stands after it. */
export const loanPaid = z.object({ transaction, loan })

/** What a payment paid of a loan; amounts in major units. */
export const loanReceipt = z.object({
  receiptNumber: z.string(),
  transactionId: z.string(),
  reference: z.string().nullable(),
  provider: z.string(),
  amount: z.number(),
  fees: z.number(),
  interest: z.number(),
  principal: z.number(),
  /** For payments that were missed. */
  penalty: z.number(),
  /** Interest that the loan comes to no more, because this was paid early. */
  saved: z.number(),
  remaining: z.number(),
  currency: z.enum(CURRENCIES),
  /** An administrator took it back: it pays nothing of the loan. */
  isReversed: z.boolean(),
  createdAt: z.string(),
})
export type LoanReceipt = z.infer<typeof loanReceipt>

export const ownLoanInput = z.object({ loanId: rowId })
