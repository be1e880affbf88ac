import { sql } from 'drizzle-orm'
import { type AnySQLiteColumn, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { checkConstraint, createdAt, enumCheck, id, instant, money } from '#db/columns.ts'
import {
  CONCERNS,
  FAILURES,
  MESSAGE_KINDS,
  PAYMENT_GATEWAYS,
  PAYMENT_PURPOSES,
  PAYMENT_STATUS,
  QUERY_KINDS,
  RETURNS,
} from '#domain/finance/payments/payment.ts'
import { RECEIVED_KINDS, RECEIVED_STATUS } from '#domain/finance/payments/received.ts'
import { CURRENCIES } from '#domain/places.ts'
import { keysOf } from '#domain/table.ts'
import { farmerLoans } from './loans.ts'
import { financialTransactions, mobileMoneyAccounts } from './mobile-money.ts'
import { users } from './people.ts'

/** Payments through a provider. */
export const payments = sqliteTable(
  'payments',
  {
    id: id(),
    /** What we call it to the provider: MTN takes nothing but a UUID of version 4. */
    reference: text('reference')
      .notNull()
      .$defaultFn(() => crypto.randomUUID()),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    purpose: text('purpose', { enum: keysOf(PAYMENT_PURPOSES) }).notNull(),
    /** The loan, policy, course, claim or wallet that it is about, by its purpose; null for a transfer to a phone. */
    subjectId: text('subject_id'),
    /** The line of the history; null where the money goes to nobody's wallet. */
    transactionId: text('transaction_id').references(() => financialTransactions.id, { onDelete: 'restrict' }),
    /** The payment that brought the money for this one. */
    followsId: text('follows_id').references((): AnySQLiteColumn => payments.id, { onDelete: 'restrict' }),
    gateway: text('gateway', { enum: PAYMENT_GATEWAYS }).notNull(),
    phone: text('phone').notNull(),
    amount: money('amount').notNull(),
    fees: money('fees').notNull().default(0),
    currency: text('currency', { enum: CURRENCIES }).notNull(),
    status: text('status', { enum: keysOf(PAYMENT_STATUS) })
      .notNull()
      .default('created'),
    failure: text('failure', { enum: keysOf(FAILURES) }),
    concern: text('concern', { enum: keysOf(CONCERNS) }),
    /** What the provider calls the payment, and its receipt. */
    gatewayId: text('gateway_id'),
    receipt: text('receipt'),
    /** What the provider said in its own words where it did not go as it should; for administrators. */
    providerWords: text('provider_words'),
    /** How often its status was asked. */
    queries: integer('queries').notNull().default(0),
    /** Until then a payment that failed by time is asked about: it may go through after all. */
    watchedUntil: instant('watched_until'),
    /** Of a payout that was taken back: whether its money is still owed. */
    returned: text('returned', { enum: RETURNS }),
    /** Who settled it by hand. */
    settledBy: text('settled_by').references(() => users.id, { onDelete: 'restrict' }),
    /** How often the provider was asked, and when it is asked next: while it is being asked, the end of the lease. */
    attempts: integer('attempts').notNull().default(0),
    dueAt: instant('due_at').notNull(),
    createdAt: createdAt(),
    requestedAt: instant('requested_at'),
    settledAt: instant('settled_at'),
  },
  (t) => [
    enumCheck('payments_purpose', t.purpose, keysOf(PAYMENT_PURPOSES)),
    enumCheck('payments_gateway', t.gateway, PAYMENT_GATEWAYS),
    enumCheck('payments_currency', t.currency, CURRENCIES),
    enumCheck('payments_status', t.status, keysOf(PAYMENT_STATUS)),
    enumCheck('payments_failure', t.failure, keysOf(FAILURES)),
    enumCheck('payments_concern', t.concern, keysOf(CONCERNS)),
    enumCheck('payments_returned', t.returned, RETURNS),
    checkConstraint('payments_amount', sql`${t.amount} > 0`),
    checkConstraint('payments_fees', sql`${t.fees} >= 0`),
    checkConstraint('payments_queries', sql`${t.queries} >= 0`),
    uniqueIndex('payments_reference').on(t.reference),
    uniqueIndex('payments_transaction').on(t.transactionId),
    uniqueIndex('payments_follows').on(t.followsId),
    uniqueIndex('payments_gateway_id').on(t.gateway, t.gatewayId),
    uniqueIndex('payments_receipt').on(t.gateway, t.receipt),
    index('payments_open_due').on(t.dueAt, t.id).where(sql`status in ('created', 'requested', 'pending', 'unknown')`),
    index('payments_watched_due').on(t.dueAt, t.id).where(sql`watched_until is not null`),
    index('payments_settled_by').on(t.settledBy).where(sql`settled_by is not null`),
    index('payments_subject').on(t.subjectId, t.purpose, t.status),
    index('payments_status_created').on(t.status, t.createdAt, t.id),
    index('payments_created').on(t.createdAt, t.id),
    index('payments_concern_created').on(t.createdAt, t.id).where(sql`concern is not null`),
    index('payments_owed').on(t.createdAt, t.id).where(sql`returned = 'owed'`),
    index('payments_user_created').on(t.userId, t.createdAt, t.id),
  ],
)

/** What was said to a provider and what it answered, as it came, without secrets; stored before it is read. */
export const paymentMessages = sqliteTable(
  'payment_messages',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    /** Null for a callback that names no payment of ours. */
    paymentId: text('payment_id').references(() => payments.id, { onDelete: 'restrict' }),
    gateway: text('gateway', { enum: PAYMENT_GATEWAYS }).notNull(),
    kind: text('kind', { enum: MESSAGE_KINDS }).notNull(),
    httpStatus: integer('http_status'),
    body: text('body').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    enumCheck('payment_messages_gateway', t.gateway, PAYMENT_GATEWAYS),
    enumCheck('payment_messages_kind', t.kind, MESSAGE_KINDS),
    index('payment_messages_payment').on(t.paymentId, t.id),
  ],
)

/**
 * Questions that a provider answers later, by a call to an address of their own: the nonce is the part of it that nobody
 * can guess. An answer counts if it names the conversation that the provider gave to the question. Each is about a payment
 * or about money that was paid in.
 */
export const paymentQueries = sqliteTable(
  'payment_queries',
  {
    nonce: text('nonce').primaryKey(),
    kind: text('kind', { enum: QUERY_KINDS }).notNull().default('status'),
    paymentId: text('payment_id').references(() => payments.id, { onDelete: 'restrict' }),
    receivedId: text('received_id').references((): AnySQLiteColumn => receivedPayments.id, { onDelete: 'restrict' }),
    conversationId: text('conversation_id'),
    /** What came to the address, as it came; only the first call counts. */
    answer: text('answer'),
    createdAt: createdAt(),
    answeredAt: instant('answered_at'),
  },
  (t) => [
    enumCheck('payment_queries_kind', t.kind, QUERY_KINDS),
    checkConstraint('payment_queries_about', sql`(${t.paymentId} is null) <> (${t.receivedId} is null)`),
    index('payment_queries_payment').on(t.paymentId, t.createdAt),
    index('payment_queries_received').on(t.receivedId, t.createdAt),
  ],
)

/** Money that somebody paid in to our paybill or till, once for each number of the provider. */
export const receivedPayments = sqliteTable(
  'received_payments',
  {
    id: id(),
    gateway: text('gateway', { enum: PAYMENT_GATEWAYS }).notNull(),
    kind: text('kind', { enum: RECEIVED_KINDS }).notNull(),
    status: text('status', { enum: keysOf(RECEIVED_STATUS) })
      .notNull()
      .default('heard'),
    currency: text('currency', { enum: CURRENCIES }).notNull(),
    /** The provider's number of it, which it has once. */
    receipt: text('receipt').notNull(),
    amount: money('amount').notNull(),
    /** The account number that the payer typed; empty at a till. */
    reference: text('reference').notNull().default(''),
    /** The payer's number as the provider tells it: with stars in it, or as a hash; and the name. */
    payerPhone: text('payer_phone').notNull().default(''),
    payerName: text('payer_name').notNull().default(''),
    paidAt: instant('paid_at').notNull(),
    /** Whose it turned out to be, the account that it went to, and the payment that it was used for. */
    userId: text('user_id').references(() => users.id, { onDelete: 'restrict' }),
    accountId: text('account_id').references(() => mobileMoneyAccounts.id, { onDelete: 'restrict' }),
    paymentId: text('payment_id').references(() => payments.id, { onDelete: 'restrict' }),
    /** The administrator who said so, when, and what was written down of it; null where the reference said it. */
    settledBy: text('settled_by').references(() => users.id, { onDelete: 'restrict' }),
    settledAt: instant('settled_at'),
    note: text('note'),
    /** How often the provider was asked, and when it is asked next. */
    attempts: integer('attempts').notNull().default(0),
    dueAt: instant('due_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    enumCheck('received_payments_gateway', t.gateway, PAYMENT_GATEWAYS),
    enumCheck('received_payments_kind', t.kind, RECEIVED_KINDS),
    enumCheck('received_payments_status', t.status, keysOf(RECEIVED_STATUS)),
    enumCheck('received_payments_currency', t.currency, CURRENCIES),
    checkConstraint('received_payments_amount', sql`${t.amount} > 0`),
    uniqueIndex('received_payments_receipt').on(t.gateway, t.receipt),
    index('received_payments_status_created').on(t.status, t.createdAt, t.id),
    index('received_payments_created').on(t.createdAt, t.id),
    index('received_payments_heard_due').on(t.dueAt, t.id).where(sql`status = 'heard'`),
    index('received_payments_user').on(t.userId),
    index('received_payments_account').on(t.accountId),
    index('received_payments_payment').on(t.paymentId),
    index('received_payments_settled_by').on(t.settledBy),
  ],
)

/** Short numbers that a payer types at a paybill, each for a loan or for an account. */
export const payNumbers = sqliteTable(
  'pay_numbers',
  {
    number: text('number').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    loanId: text('loan_id').references(() => farmerLoans.id, { onDelete: 'restrict' }),
    accountId: text('account_id').references(() => mobileMoneyAccounts.id, { onDelete: 'restrict' }),
    createdAt: createdAt(),
  },
  (t) => [
    checkConstraint('pay_numbers_about', sql`(${t.loanId} is null) <> (${t.accountId} is null)`),
    uniqueIndex('pay_numbers_loan').on(t.loanId),
    uniqueIndex('pay_numbers_account').on(t.accountId),
    index('pay_numbers_user').on(t.userId),
  ],
)
