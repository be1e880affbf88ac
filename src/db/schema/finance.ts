import { sql } from 'drizzle-orm'
import { type AnySQLiteColumn, index, integer, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { checkConstraint, createdAt, day, enumCheck, flag, id, instant, json, money } from '#db/columns.ts'
import { texts } from '#db/shapes.ts'
import { KYC_STATUS } from '#domain/finance/account.ts'
import { policyTerms } from '#domain/finance/insurance/policy-terms.ts'
import { POLICY_STATUS } from '#domain/finance/insurance.ts'
import { INTEREST_METHODS, type InterestMethod, LOAN_STATUS, LOAN_TERMS } from '#domain/finance/loan.ts'
import { creditScore } from '#domain/finance/loans/credit-score.schema.ts'
import { TRANSACTION_STATUS, TRANSACTION_TYPES } from '#domain/finance/transaction.ts'
import { COUNTRIES, CURRENCIES } from '#domain/places.ts'
import { keysOf } from '#domain/table.ts'
import { crops, farmerCrops } from './crops.ts'
import { fields } from './fields.ts'
import { users } from './people.ts'

// Whatever has moved money stays: none of these rows goes with a user, an account, a product or a crop.
const termDays = sql.raw(LOAN_TERMS.join(', '))

/** A farmer's accounts with a provider; the screens call `phoneNumber` the account number. */
export const mobileMoneyAccounts = sqliteTable(
  'mobile_money_accounts',
  {
    id: id(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    provider: text('provider').notNull(),
    phoneNumber: text('phone_number').notNull(),
    accountName: text('account_name').notNull(),
    country: text('country', { enum: keysOf(COUNTRIES) }).notNull(),
    currency: text('currency', { enum: CURRENCIES }).notNull(),
    isDefault: flag('is_default').notNull().default(false),
    isActive: flag('is_active').notNull().default(true),
    isVerified: flag('is_verified').notNull().default(false),
    kycStatus: text('kyc_status', { enum: KYC_STATUS }).notNull().default('pending'),
    /** When its farmer removed it: it leaves the lists, and its history stays. */
    removedAt: instant('removed_at'),
    createdAt: createdAt(),
  },
  (t) => [
    enumCheck('mobile_money_accounts_country', t.country, keysOf(COUNTRIES)),
    enumCheck('mobile_money_accounts_currency', t.currency, CURRENCIES),
    enumCheck('mobile_money_accounts_kyc_status', t.kycStatus, KYC_STATUS),
    index('mobile_money_accounts_user_created').on(t.userId, t.createdAt, t.id),
  ],
)

/** What the history shows of a movement; the `fees` come on top of the amount. */
export const financialTransactions = sqliteTable(
  'financial_transactions',
  {
    id: id(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    accountId: text('account_id')
      .notNull()
      .references(() => mobileMoneyAccounts.id, { onDelete: 'restrict' }),
    transactionType: text('transaction_type', { enum: keysOf(TRANSACTION_TYPES) }).notNull(),
    category: text('category').notNull(),
    amount: money('amount').notNull(),
    currency: text('currency', { enum: CURRENCIES }).notNull(),
    provider: text('provider').notNull(),
    description: text('description'),
    recipientPhone: text('recipient_phone'),
    recipientName: text('recipient_name'),
    reference: text('reference'),
    providerTransactionId: text('provider_transaction_id'),
    relatedFieldId: text('related_field_id').references(() => fields.id, { onDelete: 'set null' }),
    relatedCropId: text('related_crop_id').references(() => crops.id, { onDelete: 'set null' }),
    status: text('status', { enum: keysOf(TRANSACTION_STATUS) })
      .notNull()
      .default('pending'),
    errorMessage: text('error_message'),
    fees: money('fees').notNull().default(0),
    createdAt: createdAt(),
    completedAt: instant('completed_at'),
  },
  (t) => [
    enumCheck('financial_transactions_type', t.transactionType, keysOf(TRANSACTION_TYPES)),
    enumCheck('financial_transactions_currency', t.currency, CURRENCIES),
    enumCheck('financial_transactions_status', t.status, keysOf(TRANSACTION_STATUS)),
    checkConstraint('financial_transactions_amount', sql`${t.amount} >= 0`),
    checkConstraint('financial_transactions_fees', sql`${t.fees} >= 0`),
    index('financial_transactions_user_created').on(t.userId, t.createdAt, t.id),
    index('financial_transactions_account_created').on(t.accountId, t.createdAt, t.id),
    index('financial_transactions_status_created').on(t.status, t.createdAt),
    index('financial_transactions_provider_id').on(t.providerTransactionId),
    index('financial_transactions_field').on(t.relatedFieldId),
    index('financial_transactions_crop').on(t.relatedCropId),
  ],
)

/** Loans on offer. `interestRate` is percent a year, `termDays` the longest term. */
export const loanProducts = sqliteTable(
  'loan_products',
  {
    id: id(),
    name: text('name').notNull(),
    loanType: text('loan_type').notNull(),
    minAmount: money('min_amount').notNull(),
    maxAmount: money('max_amount').notNull(),
    interestRate: real('interest_rate').notNull(),
    interestMethod: text('interest_method', { enum: INTEREST_METHODS }).notNull().default('flat'),
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
    enumCheck('loan_products_currency', t.currency, CURRENCIES),
    checkConstraint('loan_products_amounts', sql`${t.minAmount} >= 0 and ${t.maxAmount} >= ${t.minAmount}`),
    checkConstraint('loan_products_interest_rate', sql`${t.interestRate} >= 0`),
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
    /** What the farmer saw of the cost before applying, and when the farmer agreed. */
    acknowledgedTotal: money('acknowledged_total'),
    acknowledgedAt: instant('acknowledged_at'),
    /** The score on the day of the application, with its parts. */
    score: json('score', creditScore),
    /** The crop whose harvest the schedule follows. */
    harvestCropId: text('harvest_crop_id').references(() => farmerCrops.id, { onDelete: 'set null' }),
    /** The days on which instalments fall due; null for every 30 days. */
    dueDays: json('due_days', texts),
    /** Other days, because the harvest has moved: they hold when the farmer agrees. */
    proposedDueDays: json('proposed_due_days', texts),
    /** The last reminder: the day it is about, and whether it came before or after. */
    reminded: text('reminded'),
    completedAt: instant('completed_at'),
    defaultedAt: instant('defaulted_at'),
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
    index('farmer_loans_user_created').on(t.userId, t.createdAt, t.id),
    index('farmer_loans_status_created').on(t.status, t.createdAt, t.id),
    index('farmer_loans_status_due').on(t.status, t.nextPaymentDue),
    index('farmer_loans_product').on(t.loanProductId),
    index('farmer_loans_account').on(t.accountId),
    index('farmer_loans_field').on(t.relatedFieldId),
    index('farmer_loans_crop').on(t.relatedCropId),
    index('farmer_loans_decided_by').on(t.decidedBy),
    index('farmer_loans_harvest_crop').on(t.harvestCropId),
  ],
)

/** What a payment paid of a loan, in the order in which it is counted: fees, interest, principal. */
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
    /** What was still owed afterwards. */
    remaining: money('remaining').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    checkConstraint('loan_payments_fees', sql`${t.fees} >= 0`),
    checkConstraint('loan_payments_interest', sql`${t.interest} >= 0`),
    checkConstraint('loan_payments_principal', sql`${t.principal} >= 0`),
    checkConstraint('loan_payments_remaining', sql`${t.remaining} >= 0`),
    index('loan_payments_loan').on(t.loanId, t.number),
    uniqueIndex('loan_payments_transaction').on(t.transactionId),
  ],
)

/** Insurance on offer. `basePremiumRate` is percent of the coverage. */
export const insuranceProducts = sqliteTable(
  'insurance_products',
  {
    id: id(),
    name: text('name').notNull(),
    insuranceType: text('insurance_type').notNull(),
    coverageType: text('coverage_type').notNull(),
    basePremiumRate: real('base_premium_rate').notNull(),
    maxCoverageAmount: money('max_coverage_amount').notNull(),
    currency: text('currency', { enum: CURRENCIES }).notNull(),
    provider: text('provider').notNull(),
    description: text('description'),
    eligibleCrops: json('eligible_crops', texts),
    eligibleRegions: json('eligible_regions', texts),
    isActive: flag('is_active').notNull().default(true),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    enumCheck('insurance_products_currency', t.currency, CURRENCIES),
    checkConstraint('insurance_products_base_premium_rate', sql`${t.basePremiumRate} between 0 and 100`),
    checkConstraint('insurance_products_max_coverage_amount', sql`${t.maxCoverageAmount} >= 0`),
    index('insurance_products_active_name').on(t.isActive, t.name),
  ],
)

/** A farmer's policies. */
export const farmerInsurance = sqliteTable(
  'farmer_insurance',
  {
    id: id(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    productId: text('product_id')
      .notNull()
      .references(() => insuranceProducts.id, { onDelete: 'restrict' }),
    coverageAmount: money('coverage_amount').notNull(),
    premiumAmount: money('premium_amount').notNull(),
    currency: text('currency', { enum: CURRENCIES }).notNull(),
    policyStart: day('policy_start').notNull(),
    policyEnd: day('policy_end').notNull(),
    accountId: text('account_id').references(() => mobileMoneyAccounts.id, { onDelete: 'restrict' }),
    policyNumber: text('policy_number'),
    relatedFieldId: text('related_field_id').references(() => fields.id, { onDelete: 'set null' }),
    relatedCropId: text('related_crop_id').references(() => crops.id, { onDelete: 'restrict' }),
    coveredAssets: json('covered_assets', texts),
    totalPremiumPaid: money('total_premium_paid').notNull().default(0),
    nextPremiumDue: day('next_premium_due'),
    status: text('status', { enum: keysOf(POLICY_STATUS) })
      .notNull()
      .default('applied'),
    rejectionReason: text('rejection_reason'),
    createdAt: createdAt(),
    /** The terms of the product on the day of the application; null for policies of before this was stored. */
    terms: json('terms', policyTerms),
    decidedBy: text('decided_by').references(() => users.id, { onDelete: 'restrict' }),
    decidedAt: instant('decided_at'),
    /** The policy that this one goes on from. */
    renewsId: text('renews_id').references((): AnySQLiteColumn => farmerInsurance.id, { onDelete: 'restrict' }),
    /** The last reminder: the day it is about, and what it said. */
    reminded: text('reminded'),
    endedAt: instant('ended_at'),
  },
  (t) => [
    enumCheck('farmer_insurance_currency', t.currency, CURRENCIES),
    enumCheck('farmer_insurance_status', t.status, keysOf(POLICY_STATUS)),
    checkConstraint('farmer_insurance_coverage_amount', sql`${t.coverageAmount} > 0`),
    checkConstraint('farmer_insurance_premium_amount', sql`${t.premiumAmount} >= 0`),
    checkConstraint('farmer_insurance_total_premium_paid', sql`${t.totalPremiumPaid} >= 0`),
    checkConstraint('farmer_insurance_days', sql`${t.policyEnd} >= ${t.policyStart}`),
    uniqueIndex('farmer_insurance_policy_number').on(t.policyNumber),
    index('farmer_insurance_user_created').on(t.userId, t.createdAt, t.id),
    index('farmer_insurance_status_created').on(t.status, t.createdAt, t.id),
    index('farmer_insurance_product').on(t.productId),
    index('farmer_insurance_account').on(t.accountId),
    index('farmer_insurance_field').on(t.relatedFieldId),
    index('farmer_insurance_crop').on(t.relatedCropId),
    index('farmer_insurance_status_end').on(t.status, t.policyEnd),
    index('farmer_insurance_status_due').on(t.status, t.nextPremiumDue),
    index('farmer_insurance_decided_by').on(t.decidedBy),
    index('farmer_insurance_renews').on(t.renewsId),
  ],
)

/** Other ways a user pays. `accountIdentifier` is whatever the method calls its account. */
export const paymentMethods = sqliteTable(
  'payment_methods',
  {
    id: id(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    methodType: text('method_type').notNull(),
    provider: text('provider').notNull(),
    accountIdentifier: text('account_identifier').notNull(),
    currency: text('currency', { enum: CURRENCIES }).notNull(),
    country: text('country', { enum: keysOf(COUNTRIES) }).notNull(),
    accountName: text('account_name'),
    isDefault: flag('is_default').notNull().default(false),
    isActive: flag('is_active').notNull().default(true),
  },
  (t) => [
    enumCheck('payment_methods_currency', t.currency, CURRENCIES),
    enumCheck('payment_methods_country', t.country, keysOf(COUNTRIES)),
    index('payment_methods_user').on(t.userId),
  ],
)
