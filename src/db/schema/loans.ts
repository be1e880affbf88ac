import { sql } from 'drizzle-orm'
import { index, integer, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { checkConstraint, createdAt, day, enumCheck, flag, id, instant, json, money } from '#db/columns.ts'
import { texts } from '#db/shapes.ts'
import {
  DAY_COUNTS,
  type DayCount,
  INTEREST_METHODS,
  type InterestMethod,
  LOAN_STATUS,
  LOAN_TERMS,
  REBATES,
  type Rebate,
} from '#domain/finance/loan.ts'
import { creditScore } from '#domain/finance/loans/credit-score.schema.ts'
import { CURRENCIES } from '#domain/places.ts'
import { keysOf } from '#domain/table.ts'
import { crops, farmerCrops } from './crops.ts'
import { fields } from './fields.ts'
import { financialTransactions, mobileMoneyAccounts } from './mobile-money.ts'
import { users } from './people.ts'

// Whatever has moved money stays: none of these rows goes with a user, an account, a product or a crop.

const termDays = sql.raw(LOAN_TERMS.join(', '))

/** Loans on offer. `interestRate` is percent a year, `termDays` the longest term. */
export const loanProducts = sqliteTable(
  'loan_products',
  {
    id: id(),
    name: text('name').notNull(),
    /** What a name is compared by (`keyOfName` in domain/letters.ts); triggers write it. */
    nameKey: text('name_key'),
    loanType: text('loan_type').notNull(),
    minAmount: money('min_amount').notNull(),
    maxAmount: money('max_amount').notNull(),
    interestRate: real('interest_rate').notNull(),
    interestMethod: text('interest_method', { enum: INTEREST_METHODS }).notNull().default('flat'),
    /** How days count for interest, and what paying early gives back of flat interest. */
    dayCount: text('day_count', { enum: DAY_COUNTS }).notNull().default('30/360'),
    rebate: text('rebate', { enum: REBATES }).notNull().default('none'),
    /** What a missed payment costs, in percent of it; after how many days; and the most in all, in percent of the loan. */
    penaltyRate: real('penalty_rate').notNull().default(0),
    penaltyGraceDays: integer('penalty_grace_days').notNull().default(0),
    penaltyCap: real('penalty_cap').notNull().default(0),
    termDays: integer('term_days').notNull(),
    currency: text('currency', { enum: CURRENCIES }).notNull(),
    provider: text('provider').notNull(),
    description: text('description'),
    minCreditScore: integer('min_credit_score').notNull().default(0),
    requiredDocuments: json('required_documents', texts),
    eligibleCrops: json('eligible_crops', texts),
    isActive: flag('is_active').notNull().default(true),
    /** Grows with every change of the row, so that an edit made from an older copy is noticed. */
    version: integer('version').notNull().default(1),
  },
  (t) => [
    enumCheck('loan_products_interest_method', t.interestMethod, INTEREST_METHODS),
    enumCheck('loan_products_day_count', t.dayCount, DAY_COUNTS),
    enumCheck('loan_products_rebate', t.rebate, REBATES),
    enumCheck('loan_products_currency', t.currency, CURRENCIES),
    uniqueIndex('loan_products_name_key').on(t.nameKey),
    checkConstraint('loan_products_amounts', sql`${t.minAmount} >= 0 and ${t.maxAmount} >= ${t.minAmount}`),
    checkConstraint('loan_products_interest_rate', sql`${t.interestRate} >= 0`),
    checkConstraint('loan_products_penalty_rate', sql`${t.penaltyRate} between 0 and 100`),
    checkConstraint('loan_products_penalty_grace_days', sql`${t.penaltyGraceDays} between 0 and 90`),
    checkConstraint('loan_products_penalty_cap', sql`${t.penaltyCap} between 0 and 100`),
    checkConstraint('loan_products_term_days', sql`${t.termDays} in (${termDays})`),
    index('loan_products_active_name').on(t.isActive, t.name),
  ],
)

/** A loan that a farmer applied for. Its terms are the product's on the day of the application, and stay so. */
export const farmerLoans = sqliteTable(
  'farmer_loans',
  {
    id: id(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    loanProductId: text('loan_product_id')
      .notNull()
      .references(() => loanProducts.id, { onDelete: 'restrict' }),
    principalAmount: money('principal_amount').notNull(),
    interestRate: real('interest_rate').notNull(),
    totalAmount: money('total_amount').notNull(),
    currency: text('currency', { enum: CURRENCIES }).notNull(),
    termDays: integer('term_days').notNull(),
    purpose: text('purpose').notNull(),
    accountId: text('account_id').references(() => mobileMoneyAccounts.id, { onDelete: 'restrict' }),
    relatedFieldId: text('related_field_id').references(() => fields.id, { onDelete: 'set null' }),
    relatedCropId: text('related_crop_id').references(() => crops.id, { onDelete: 'restrict' }),
    expectedHarvestValue: money('expected_harvest_value'),
    installmentAmount: money('installment_amount'),
    paidAmount: money('paid_amount').notNull().default(0),
    remainingAmount: money('remaining_amount'),
    nextPaymentDue: day('next_payment_due'),
    status: text('status', { enum: keysOf(LOAN_STATUS) })
      .notNull()
      .default('applied'),
    rejectionReason: text('rejection_reason'),
    /** The administrator who approved or rejected it; null for decisions of before this was stored. */
    decidedBy: text('decided_by').references(() => users.id, { onDelete: 'restrict' }),
    createdAt: createdAt(),
    approvedAt: instant('approved_at'),
    disbursedAt: instant('disbursed_at'),
    /** How interest was counted; null for loans of before this was stored. */
    interestMethod: text('interest_method').$type<InterestMethod>(),
    /** The product's on the day of the application; null for loans of before, which keep their terms. */
    dayCount: text('day_count').$type<DayCount>(),
    rebate: text('rebate').$type<Rebate>(),
    /** The product's too; loans of before bear none. */
    penaltyRate: real('penalty_rate').notNull().default(0),
    penaltyGraceDays: integer('penalty_grace_days').notNull().default(0),
    penaltyCap: real('penalty_cap').notNull().default(0),
    /** What was charged for missed payments and not waived, and how much of it is paid. */
    penaltyAmount: money('penalty_amount').notNull().default(0),
    penaltyPaid: money('penalty_paid').notNull().default(0),
    /** The day on which the money came, where the farmer lives: interest by days is counted from it. */
    startedOn: day('started_on'),
    /** What the farmer saw of the cost before applying, and when the farmer agreed. */
    acknowledgedTotal: money('acknowledged_total'),
    acknowledgedAt: instant('acknowledged_at'),
    /** The score on the day of the application, with its parts. */
    score: json('score', creditScore),
    /** The crop whose harvest the schedule follows. */
    harvestCropId: text('harvest_crop_id').references(() => farmerCrops.id, { onDelete: 'set null' }),
    /** The days on which instalments fall due; null for every 30 days. */
    dueDays: json('due_days', texts),
    /** The days that were agreed on at first, where others hold now. */
    agreedDueDays: json('agreed_due_days', texts),
    /** Other days, because the harvest has moved or a lender proposes them: they hold when the farmer agrees. */
    proposedDueDays: json('proposed_due_days', texts),
    /** Who proposes them, and why; null where the harvest does. */
    proposedBy: text('proposed_by').references(() => users.id, { onDelete: 'restrict' }),
    proposalReason: text('proposal_reason'),
    /** The last reminder: the day it is about, and whether it came before or after. */
    reminded: text('reminded'),
    completedAt: instant('completed_at'),
    defaultedAt: instant('defaulted_at'),
    writtenOffAt: instant('written_off_at'),
    /** What was still owed when it was written off. */
    writtenOffAmount: money('written_off_amount'),
  },
  (t) => [
    enumCheck('farmer_loans_currency', t.currency, CURRENCIES),
    enumCheck('farmer_loans_status', t.status, keysOf(LOAN_STATUS)),
    checkConstraint('farmer_loans_principal_amount', sql`${t.principalAmount} > 0`),
    checkConstraint('farmer_loans_interest_rate', sql`${t.interestRate} >= 0`),
    checkConstraint('farmer_loans_total_amount', sql`${t.totalAmount} >= ${t.principalAmount}`),
    checkConstraint('farmer_loans_term_days', sql`${t.termDays} in (${termDays})`),
    checkConstraint('farmer_loans_expected_harvest_value', sql`${t.expectedHarvestValue} >= 0`),
    checkConstraint('farmer_loans_installment_amount', sql`${t.installmentAmount} >= 0`),
    checkConstraint('farmer_loans_paid_amount', sql`${t.paidAmount} between 0 and ${t.totalAmount}`),
    checkConstraint('farmer_loans_remaining_amount', sql`${t.remainingAmount} >= 0`),
    checkConstraint('farmer_loans_penalty_paid', sql`${t.penaltyPaid} between 0 and ${t.penaltyAmount}`),
    checkConstraint('farmer_loans_written_off_amount', sql`${t.writtenOffAmount} >= 0`),
    index('farmer_loans_user_created').on(t.userId, t.createdAt, t.id),
    index('farmer_loans_status_created').on(t.status, t.createdAt, t.id),
    index('farmer_loans_status_due').on(t.status, t.nextPaymentDue),
    index('farmer_loans_product').on(t.loanProductId),
    index('farmer_loans_account').on(t.accountId),
    index('farmer_loans_field').on(t.relatedFieldId),
    index('farmer_loans_crop').on(t.relatedCropId),
    index('farmer_loans_decided_by').on(t.decidedBy),
    index('farmer_loans_proposed_by').on(t.proposedBy),
    index('farmer_loans_harvest_crop').on(t.harvestCropId),
  ],
)

/** What a payment paid of a loan, in the order in which it is counted: fees, interest, principal, penalties. */
export const loanPayments = sqliteTable(
  'loan_payments',
  {
    /** Counts up without gaps; the receipt shows it. */
    number: integer('number').primaryKey(),
    loanId: text('loan_id')
      .notNull()
      .references(() => farmerLoans.id, { onDelete: 'restrict' }),
    transactionId: text('transaction_id')
      .notNull()
      .references(() => financialTransactions.id, { onDelete: 'restrict' }),
    fees: money('fees').notNull(),
    interest: money('interest').notNull(),
    principal: money('principal').notNull(),
    /** Paid last, when nothing else is owed. */
    penalty: money('penalty').notNull().default(0),
    /** What was still owed afterwards. */
    remaining: money('remaining').notNull(),
    /** Interest that the loan comes to no more, because this was paid early. */
    saved: money('saved').notNull().default(0),
    /** The day from which it counts, where the farmer lives; null for payments of before this was stored. */
    paidOn: day('paid_on'),
    createdAt: createdAt(),
  },
  (t) => [
    checkConstraint('loan_payments_fees', sql`${t.fees} >= 0`),
    checkConstraint('loan_payments_interest', sql`${t.interest} >= 0`),
    checkConstraint('loan_payments_principal', sql`${t.principal} >= 0`),
    checkConstraint('loan_payments_penalty', sql`${t.penalty} >= 0`),
    checkConstraint('loan_payments_remaining', sql`${t.remaining} >= 0`),
    index('loan_payments_loan').on(t.loanId, t.number),
    uniqueIndex('loan_payments_transaction').on(t.transactionId),
  ],
)
