import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { type Db, prepared } from '#db/client.ts'
import { insertReturning, insertRow } from '#db/insert.ts'
import { askPage, newestFirst, type PageRequest } from '#db/page.ts'
import {
  financialTransactions,
  mobileMoneyAccounts,
  paymentMessages,
  paymentMethods,
  payments,
  users,
} from '#db/schema/index.ts'
import { updateRow } from '#db/update.ts'
import type { Instant } from '#domain/dates.ts'
import type { MethodType } from '#domain/finance/methods/payment-method.ts'
import {
  OPEN_PAYMENTS,
  type PaymentGateway,
  type PaymentPurpose,
  type PaymentStatus,
} from '#domain/finance/payments/payment.ts'

const byId = prepared((db) =>
  db
    .select()
    .from(payments)
    .where(eq(payments.id, sql.placeholder('id')))
    .prepare(),
)
export const findPayment = (db: Db, id: string) => byId(db).get({ id })
export type PaymentRow = NonNullable<ReturnType<typeof findPayment>>

const byGatewayId = prepared((db) =>
  db
    .select()
    .from(payments)
    .where(and(eq(payments.gateway, sql.placeholder('gateway')), eq(payments.gatewayId, sql.placeholder('gatewayId'))))
    .prepare(),
)
/** The payment that a provider names. */
export const findPaymentByGatewayId = (db: Db, gateway: PaymentGateway, gatewayId: string) =>
  byGatewayId(db).get({ gateway, gatewayId })

const byReference = prepared((db) =>
  db
    .select()
    .from(payments)
    .where(eq(payments.reference, sql.placeholder('reference')))
    .prepare(),
)
/** The payment that we call so to its provider. */
export const findPaymentByReference = (db: Db, reference: string) => byReference(db).get({ reference })

const byReceipt = prepared((db) =>
  db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.gateway, sql.placeholder('gateway')), eq(payments.receipt, sql.placeholder('receipt'))))
    .prepare(),
)
export const findPaymentByReceipt = (db: Db, gateway: PaymentGateway, receipt: string) =>
  byReceipt(db).get({ gateway, receipt })

const ofTransaction = prepared((db) =>
  db
    .select()
    .from(payments)
    .where(eq(payments.transactionId, sql.placeholder('transactionId')))
    .prepare(),
)
/** The payment that a line of the history shows. */
export const findPaymentOfTransaction = (db: Db, transactionId: string) => ofTransaction(db).get({ transactionId })

export const insertPayment = (db: Db, row: typeof payments.$inferInsert): PaymentRow =>
  insertReturning(db, payments, row)

export const updatePayment = (db: Db, id: string, change: Partial<typeof payments.$inferInsert>) =>
  updateRow(db, payments, id, change)

const open = prepared((db) =>
  db.$client
    .prepare<[{ subjectId: string; purpose: PaymentPurpose; userId: string | null }], number>(
      `select coalesce(sum(amount), 0) from payments where subject_id = @subjectId and purpose = @purpose
       and status in (${OPEN_PAYMENTS.map((status) => `'${status}'`).join(', ')})
       and user_id = coalesce(@userId, user_id)`,
    )
    .pluck(),
)
/** What open payments for something come to, of one user or of all. */
export const sumOpenPayments = (db: Db, subjectId: string, purpose: PaymentPurpose, userId: string | null = null) =>
  open(db).get({ subjectId, purpose, userId })!

/** Whether there is a payment for something in one of some states. */
export const hasPaymentFor = (db: Db, subjectId: string, purpose: PaymentPurpose, ...statuses: PaymentStatus[]) =>
  db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.subjectId, subjectId), eq(payments.purpose, purpose), inArray(payments.status, statuses)))
    .limit(1)
    .get() !== undefined

/** Whether the money of a payout for something was taken back and is still owed. */
export const hasOwedPayment = (db: Db, subjectId: string, purpose: PaymentPurpose) =>
  db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.subjectId, subjectId), eq(payments.purpose, purpose), eq(payments.returned, 'owed')))
    .limit(1)
    .get() !== undefined

const stillOpen = prepared((db) =>
  db.$client
    .prepare<[], number>(
      `select count(*) from payments where status in (${OPEN_PAYMENTS.map((status) => `'${status}'`).join(', ')})`,
    )
    .pluck(),
)
/** How many payments have no end yet. */
export const countOpenPayments = (db: Db) => stillOpen(db).get()!

const due = prepared((db) =>
  db.$client.prepare<[{ now: Instant; most: number }], { id: string }>(
    `select id from payments where status in ('created', 'requested', 'pending', 'unknown')
     and gateway not in ('sandbox', 'by-hand') and due_at <= @now order by due_at, id limit @most`,
  ),
)
const watched = prepared((db) =>
  db.$client.prepare<[{ now: Instant; most: number }], { id: string }>(
    'select id from payments where watched_until is not null and due_at <= @now order by due_at, id limit @most',
  ),
)
/**
 * Payments whose provider is to be asked now: open ones, and those that failed and may go through after all. Those of the
 * sandbox wait for its callback, and those by hand for a person.
 */
export const listDuePayments = (db: Db, now: Instant, most: number) =>
  [...due(db).all({ now, most }), ...watched(db).all({ now, most })].slice(0, most)

const sentBefore = prepared((db) =>
  db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.subjectId, sql.placeholder('subjectId')),
        eq(payments.purpose, sql.placeholder('purpose')),
        inArray(payments.status, ['failed', 'expired', 'succeeded']),
        isNotNull(payments.gatewayId),
        lt(payments.createdAt, sql.placeholder('before')),
      ),
    )
    .prepare(),
)
/** Earlier payments for the same that their provider had accepted and that have ended. */
export const listSentBefore = (
  db: Db,
  { subjectId, purpose, createdAt }: Pick<PaymentRow, 'subjectId' | 'purpose' | 'createdAt'>,
) => (subjectId === null ? [] : sentBefore(db).all({ subjectId, purpose, before: createdAt }))

const stale = prepared((db) =>
  db
    .select()
    .from(payments)
    .where(and(inArray(payments.status, [...OPEN_PAYMENTS]), lte(payments.createdAt, sql.placeholder('before'))))
    .orderBy(asc(payments.createdAt))
    .limit(sql.placeholder('most'))
    .prepare(),
)
/** Open payments from before a moment. */
export const listStalePayments = (db: Db, before: Instant, most: number) => stale(db).all({ before, most })

/** Stores what a provider said, as it came. */
export const insertPaymentMessage = (db: Db, row: typeof paymentMessages.$inferInsert) =>
  insertRow(db, paymentMessages, row)

export type PaymentMessageRow = typeof paymentMessages.$inferSelect

/** What was said about a payment, oldest first. */
export const listPaymentMessages = (db: Db, paymentId: string) =>
  db
    .select()
    .from(paymentMessages)
    .where(eq(paymentMessages.paymentId, paymentId))
    .orderBy(asc(paymentMessages.id))
    .all()

/** What came from providers and names no payment, newest first. */
export const listUnnamedMessages = (db: Db, most: number) =>
  db
    .select()
    .from(paymentMessages)
    .where(isNull(paymentMessages.paymentId))
    .orderBy(desc(paymentMessages.id))
    .limit(most)
    .all()

/** The last callback about a payment. */
export const findLastCallback = (db: Db, paymentId: string) =>
  db
    .select()
    .from(paymentMessages)
    .where(and(eq(paymentMessages.paymentId, paymentId), eq(paymentMessages.kind, 'callback')))
    .orderBy(desc(paymentMessages.id))
    .limit(1)
    .get()

const settler = alias(users, 'settler')
const withFarmer = (db: Db) =>
  db
    .select({
      ...getTableColumns(payments),
      settledById: payments.settledBy,
      settledBy: settler.fullName,
      farmer: { id: users.id, fullName: users.fullName, phone: users.phone },
      methodType: sql<MethodType>`coalesce(${paymentMethods.methodType}, 'wallet')`,
      provider: financialTransactions.provider,
      accountName: sql<string | null>`coalesce(${mobileMoneyAccounts.accountName}, ${paymentMethods.accountName})`,
    })
    .from(payments)
    .innerJoin(users, eq(users.id, payments.userId))
    .leftJoin(settler, eq(settler.id, payments.settledBy))
    .leftJoin(financialTransactions, eq(financialTransactions.id, payments.transactionId))
    .leftJoin(mobileMoneyAccounts, eq(mobileMoneyAccounts.id, financialTransactions.accountId))
    .leftJoin(paymentMethods, eq(paymentMethods.id, financialTransactions.methodId))

/** A payment with its farmer. */
export const findPaymentOfAll = (db: Db, id: string) => withFarmer(db).where(eq(payments.id, id)).get()

type PaymentFilter = PageRequest & {
  status?: PaymentStatus | undefined
  isConcerning?: boolean | undefined
  isByHand?: boolean | undefined
  isOwed?: boolean | undefined
  subjectId?: string | undefined
}

/**
 * A page of everybody's payments, newest first: of one status, of one subject, of those that an administrator has to look
 * at, or all.
 */
export function listPaymentsOfAll(
  db: Db,
  { status, isConcerning, isByHand, isOwed, subjectId, ...page }: PaymentFilter,
) {
  const isShown = and(
    status && eq(payments.status, status),
    isConcerning ? isNotNull(payments.concern) : undefined,
    isByHand ? eq(payments.gateway, 'by-hand') : undefined,
    isOwed ? sql`returned = 'owed'` : undefined,
    subjectId === undefined ? undefined : eq(payments.subjectId, subjectId),
  )
  return askPage(ORDER, page, ({ after, orderBy, most }) =>
    withFarmer(db)
      .where(and(isShown, after))
      .orderBy(...orderBy)
      .limit(most)
      .all(),
  )
}
const ORDER = newestFirst(payments)

const following = prepared((db) =>
  db
    .select()
    .from(payments)
    .where(eq(payments.followsId, sql.placeholder('id')))
    .prepare(),
)
/** The payment that goes on with the money of another one. */
export const findFollowingPayment = (db: Db, id: string) => following(db).get({ id })

const ofAccount = prepared((db) =>
  db.$client.prepare<[{ accountId: string }], { id: string }>(
    `select id from payments where subject_id = @accountId and purpose in ('transferOut', 'transferIn')
       and status in (${OPEN_PAYMENTS.map((status) => `'${status}'`).join(', ')})
     union all
     select id from financial_transactions where account_id = @accountId and status = 'pending' limit 1`,
  ),
)
/** A payment that is about to take something from an account, or to bring something there. */
export const findOpenPaymentOf = (db: Db, accountId: string) => ofAccount(db).get({ accountId })
