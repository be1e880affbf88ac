import * as z from 'zod'
import { says } from '../checks.ts'
import { optionalText, pageInput, requiredText, rowId, searchWords } from '../contract.ts'
import { CURRENCIES, type Currency } from '../places.ts'
import { keysOf } from '../table.ts'
import { amountToPay, isPayable, MAX_AMOUNT } from './amount.schema.ts'
import { DAY_COUNTS, INTEREST_METHODS, LOAN_SORTS, LOAN_STATUS, LOAN_TERMS, REBATES } from './loan.ts'
import { INSTALMENT_STATUS } from './loan-terms.ts'
import { creditScore } from './loans/credit-score.schema.ts'

const MISSING_AMOUNT = says('amount')
const NEGATIVE_VALUE = says('harvestValue')
const TOO_HIGH = says('amountTooHigh')

const harvestValue = z.number(NEGATIVE_VALUE).min(0, NEGATIVE_VALUE).max(MAX_AMOUNT, TOO_HIGH)

/** What a farmer asks for, amounts in major units. The account that the money should go to may be named later. */
export const loanRequest = z.object({
  loanProductId: requiredText(64, 'loanProduct'),
  principalAmount: amountToPay,
  currency: z.enum(CURRENCIES, says('currency')),
  termDays: z.literal(LOAN_TERMS, says('term')),
  purpose: requiredText(2000, 'purpose', 10),
  expectedHarvestValue: z
    .union([z.literal(''), harvestValue], NEGATIVE_VALUE)
    .nullish()
    .transform((value) => (value === '' ? null : (value ?? null))),
  accountId: optionalText(64),
  /** The farmer's crop whose harvest the schedule should follow. */
  harvestCropId: optionalText(64),
  /** The total that the farmer saw before applying, and agreed to pay back. */
  acknowledgedTotal: z.number(MISSING_AMOUNT).nullish(),
})
export type LoanRequest = z.infer<typeof loanRequest>

/** The bounds of a loan on offer, amounts in major units; `termDays` is the longest term. */
type Offer = { minAmount: number; maxAmount: number; currency: Currency; termDays: number }

/** The same for one loan on offer: within its limits, in its currency, for no longer than it is given. */
export const loanRequestFor = ({ minAmount: min, maxAmount: max, currency, termDays }: Offer) =>
  loanRequest
    .refine((request) => request.currency === currency, {
      path: ['currency'],
      ...says('loanCurrency'),
    })
    .refine(({ principalAmount }) => principalAmount >= min && principalAmount <= max, {
      path: ['principalAmount'],
      ...says('between', { min, max, unit: currency }),
    })
    .refine(({ principalAmount }) => isPayable(principalAmount, currency), {
      path: ['principalAmount'],
      ...says('amountDecimals'),
    })
    .refine((request) => request.termDays <= termDays, {
      path: ['termDays'],
      ...says('loanTerm'),
    })

/** `paid` is how much of it was paid, in major units. */
const instalment = z.object({
  due: z.string(),
  amount: z.number(),
  paid: z.number(),
  status: z.enum(INSTALMENT_STATUS),
})

/** It holds until an instant: midnight of the farmer's place. */
const payOff = z.object({ amount: z.number(), saved: z.number(), validUntil: z.string() })

/** A farmer's loan; amounts in major units, rates in percent a year. Nothing remains before it was paid out: null. */
export const loan = z.object({
  id: z.string(),
  loanProductId: z.string(),
  productName: z.string(),
  status: z.enum(keysOf(LOAN_STATUS)),
  principalAmount: z.number(),
  totalAmount: z.number(),
  paidAmount: z.number(),
  remainingAmount: z.number().nullable(),
  interestRate: z.number(),
  effectiveRate: z.number(),
  installmentAmount: z.number(),
  /** What is still to be paid of the next instalment. */
  nextPaymentAmount: z.number().nullable(),
  interestMethod: z.enum(INTEREST_METHODS).nullable(),
  /** How days count for interest; null for loans of before products had a day count. */
  dayCount: z.enum(DAY_COUNTS).nullable(),
  /** What paying all of it early gives back of flat interest. */
  rebate: z.enum(REBATES),
  /** What pays the loan off today, and what that saves; null where nothing is owed. */
  payOff: payOff.nullable(),
  termDays: z.number(),
  purpose: z.string(),
  currency: z.string(),
  expectedHarvestValue: z.number().nullable(),
  accountId: z.string().nullable(),
  nextPaymentDue: z.string().nullable(),
  /** Before the money is paid out a proposal, counted from the day of asking. */
  schedule: z.array(instalment),
  rejectionReason: z.string().nullable(),
  createdAt: z.string(),
  approvedAt: z.string().nullable(),
  disbursedAt: z.string().nullable(),
  completedAt: z.string().nullable(),
  defaultedAt: z.string().nullable(),
  /** When the farmer agreed to what the loan costs; null where that was not asked. */
  acknowledgedAt: z.string().nullable(),
  /** The score of the applicant, with what makes it. */
  score: creditScore.nullable(),
  /** The farmer's crop whose harvest the schedule follows. */
  harvestCropId: z.string().nullable(),
  /** Days on which instalments would fall due because the harvest has moved; they hold once the farmer agrees. */
  proposedDueDays: z.array(z.string()).nullable(),
})
export type Loan = z.infer<typeof loan>

/** The same for an administrator, with the applicant and how to reach the applicant. */
export const adminLoan = loan.extend({
  farmer: z.object({ id: z.string(), fullName: z.string(), phone: z.string().nullable() }),
})
export type AdminLoan = z.infer<typeof adminLoan>

/** Which loans an administrator looks at; words are looked for in the farmer's name, phone and place. */
export const loanFilter = pageInput.extend({
  status: z.enum(keysOf(LOAN_STATUS)).optional(),
  sort: z.enum(LOAN_SORTS).default('-createdAt'),
  search: searchWords,
})

export const loanIdInput = z.object({ id: rowId })
export const loanRejection = loanIdInput.extend({ reason: requiredText(500, 'reason') })
