import * as z from 'zod'
import { says } from '../checks.ts'
import { dayText, optionalText, pageInput, requiredText, rowId, searchWords } from '../contract.ts'
import { CURRENCIES, type Currency } from '../places.ts'
import { keysOf } from '../table.ts'
import { amountToPay, isPayable, MAX_AMOUNT } from './amount.schema.ts'
import { pendingDecision } from './decisions/decision.schema.ts'
import { DAY_COUNTS, INTEREST_METHODS, LOAN_SORTS, LOAN_STATUS, LOAN_TERMS, REBATES } from './loan.ts'
import { EVERY_DAYS, INSTALMENT_STATUS } from './loan-terms.ts'
import { creditScore } from './loans/credit-score.schema.ts'
import { LOAN_CHANGES } from './loans/loan-change.ts'

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

/** What a missed payment costs, in percent of it, after so many days; in all at most `cap` percent of the loan. */
export const penaltyTerms = z.object({ rate: z.number(), graceDays: z.number(), cap: z.number() })

/** What a lender did with a running loan; `amount` in major units, `day` the due day that it is about. */
const loanChange = z.object({
  kind: z.enum(LOAN_CHANGES),
  amount: z.number().nullable(),
  day: z.string().nullable(),
  reason: z.string().nullable(),
  createdAt: z.string(),
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
  /** What a missed payment costs; null where that costs nothing. */
  penalty: penaltyTerms.nullable(),
  /** What was charged for missed payments, and how much of it is paid. It is part of what remains. */
  penaltyAmount: z.number(),
  penaltyPaid: z.number(),
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
  /** Why a lender proposes them; null where the harvest has moved. */
  proposalReason: z.string().nullable(),
  writtenOffAt: z.string().nullable(),
  writtenOffAmount: z.number().nullable(),
  /** What the lender did with it, the first first. */
  changes: z.array(loanChange),
})
export type Loan = z.infer<typeof loan>

/** The same for an administrator, with the applicant and how to reach the applicant. */
export const adminLoan = loan.extend({
  /** What was decided about it, and waits for a second person. */
  pendingDecision: pendingDecision.nullable(),
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

/** What a lender does with a running loan, and why: the farmer reads it. */
export const loanReason = loanIdInput.extend({ reason: requiredText(300, 'reason') })
export type LoanReason = z.infer<typeof loanReason>

const MAX_GRACE_DAYS = 180
const GRACE = says('betweenDays', { min: 1, max: MAX_GRACE_DAYS })
/** More time: everything that is not paid falls due so many days later. */
export const graceInput = loanReason.extend({ days: z.int(GRACE).min(1, GRACE).max(MAX_GRACE_DAYS, GRACE) })
export type GraceInput = z.infer<typeof graceInput>

const MAX_APART = 90
const APART = says('betweenDays', { min: 1, max: MAX_APART })
/** Other days for what is not paid: a first one, and one every so many days after it. */
export const proposeDaysInput = loanReason.extend({
  firstDue: dayText,
  everyDays: z.int(APART).min(1, APART).max(MAX_APART, APART).default(EVERY_DAYS),
})
export type ProposeDaysInput = z.infer<typeof proposeDaysInput>
