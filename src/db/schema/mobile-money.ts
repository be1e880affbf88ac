import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { checkConstraint, createdAt, enumCheck, flag, id, instant, money } from '#db/columns.ts'
import { KYC_STATUS } from '#domain/finance/account.ts'
import { METHOD_TYPES } from '#domain/finance/methods/payment-method.ts'
import { TRANSACTION_STATUS, TRANSACTION_TYPES } from '#domain/finance/transaction.ts'
import { COUNTRIES, CURRENCIES } from '#domain/places.ts'
import { keysOf } from '#domain/table.ts'
import { crops } from './crops.ts'
import { fields } from './fields.ts'
import { users } from './people.ts'

// Whatever has moved money stays: none of these rows goes with a user, an account, a product or a crop.

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
    /** Its farmer pays from it, unless another one is chosen; how money comes to the farmer, the payment methods say. */
    isDefault: flag('is_default').notNull().default(false),
    isActive: flag('is_active').notNull().default(true),
    isVerified: flag('is_verified').notNull().default(false),
    kycStatus: text('kyc_status', { enum: KYC_STATUS }).notNull().default('pending'),
    /** The name that the provider has for the number, masked, while it is not its farmer's. */
    holderName: text('holder_name'),
    /** When its farmer said that this name is hers or his. */
    holderConfirmedAt: instant('holder_confirmed_at'),
    /** When the provider is asked for the name; null while nobody asks. */
    nameDueAt: instant('name_due_at'),
    nameAttempts: integer('name_attempts').notNull().default(0),
    /** When its farmer removed it: it leaves the lists, and its history stays. */
    removedAt: instant('removed_at'),
    createdAt: createdAt(),
  },
  (t) => [
    enumCheck('mobile_money_accounts_country', t.country, keysOf(COUNTRIES)),
    enumCheck('mobile_money_accounts_currency', t.currency, CURRENCIES),
    enumCheck('mobile_money_accounts_kyc_status', t.kycStatus, KYC_STATUS),
    index('mobile_money_accounts_user_created').on(t.userId, t.createdAt, t.id),
    index('mobile_money_accounts_phone').on(t.phoneNumber),
    index('mobile_money_accounts_name_due').on(t.nameDueAt).where(sql`name_due_at is not null`),
    uniqueIndex('mobile_money_accounts_default').on(t.userId, t.currency).where(sql`is_default = 1`),
  ],
)

/**
 * How a user is paid. `accountIdentifier` is whatever the method calls its account. Of a wallet, what the account says of
 * itself stands at the account alone; of cash, the agent's name stands at the agent: those columns are empty here.
 */
export const paymentMethods = sqliteTable(
  'payment_methods',
  {
    /** That of a wallet is the id of its account. */
    id: id(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    methodType: text('method_type', { enum: METHOD_TYPES }).notNull(),
    provider: text('provider').notNull().default(''),
    accountIdentifier: text('account_identifier').notNull().default(''),
    currency: text('currency', { enum: CURRENCIES }).notNull(),
    country: text('country', { enum: keysOf(COUNTRIES) }).notNull(),
    accountName: text('account_name'),
    /** Money of its currency comes this way, unless another one was agreed. */
    isDefault: flag('is_default').notNull().default(false),
    /** It is to become the default one once it is confirmed. */
    isDefaultWanted: flag('is_default_wanted').notNull().default(false),
    isActive: flag('is_active').notNull().default(true),
    accountId: text('account_id').references(() => mobileMoneyAccounts.id, { onDelete: 'restrict' }),
    /** Who hands out the cash. */
    agentId: text('agent_id').references(() => users.id, { onDelete: 'restrict' }),
    /** When its owner confirmed it: nothing is paid to a method before. */
    confirmedAt: instant('confirmed_at'),
    /** When its owner removed it: it leaves the lists, and its history stays. */
    removedAt: instant('removed_at'),
    createdAt: createdAt(),
  },
  (t) => [
    enumCheck('payment_methods_type', t.methodType, METHOD_TYPES),
    enumCheck('payment_methods_currency', t.currency, CURRENCIES),
    enumCheck('payment_methods_country', t.country, keysOf(COUNTRIES)),
    checkConstraint('payment_methods_wallet', sql`(${t.methodType} = 'wallet') = (${t.accountId} is not null)`),
    checkConstraint('payment_methods_cash', sql`(${t.methodType} = 'cash') = (${t.agentId} is not null)`),
    checkConstraint(
      'payment_methods_usable_default',
      sql`${t.isDefault} = 0 or (${t.confirmedAt} is not null and ${t.removedAt} is null)`,
    ),
    uniqueIndex('payment_methods_account').on(t.accountId),
    uniqueIndex('payment_methods_default').on(t.userId, t.currency).where(sql`is_default = 1`),
    index('payment_methods_user').on(t.userId, t.createdAt, t.id),
    index('payment_methods_agent').on(t.agentId),
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
    /** The account that it moved money on; null for money that came by a bank, or as cash. */
    accountId: text('account_id').references(() => mobileMoneyAccounts.id, { onDelete: 'restrict' }),
    /** The way by which it came then. */
    methodId: text('method_id').references(() => paymentMethods.id, { onDelete: 'restrict' }),
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
    checkConstraint('financial_transactions_place', sql`(${t.accountId} is null) <> (${t.methodId} is null)`),
    checkConstraint('financial_transactions_amount', sql`${t.amount} >= 0`),
    checkConstraint('financial_transactions_fees', sql`${t.fees} >= 0`),
    index('financial_transactions_user_created').on(t.userId, t.createdAt, t.id),
    index('financial_transactions_account_created').on(t.accountId, t.createdAt, t.id),
    index('financial_transactions_method').on(t.methodId).where(sql`method_id is not null`),
    index('financial_transactions_status_created').on(t.status, t.createdAt),
    index('financial_transactions_provider_id').on(t.providerTransactionId),
    index('financial_transactions_field').on(t.relatedFieldId),
    index('financial_transactions_crop').on(t.relatedCropId),
  ],
)
