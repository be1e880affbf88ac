import { and, asc, count, eq, isNotNull, lte, sql } from 'drizzle-orm'
import { type Db, prepared } from '#db/client.ts'
import { earlyReports, smsMessages, stoppedPhones, users } from '#db/schema/index.ts'
import type { Instant } from '#domain/dates.ts'
import type { SmsStatus } from '#domain/messaging/sms.ts'

const IS_PENDING = sql`${smsMessages.status} = 'pending'`

const waiting = prepared((db) => db.select({ count: count() }).from(smsMessages).where(IS_PENDING).prepare())
/** How many messages wait to be sent. */
export const countWaitingSms = (db: Db) => waiting(db).get()?.count ?? 0

const due = prepared((db) =>
  db
    .select({
      id: smsMessages.id,
      phone: smsMessages.phone,
      message: smsMessages.message,
      attempts: smsMessages.attempts,
      isUrgent: smsMessages.isUrgent,
      answersId: smsMessages.answersId,
      senderId: smsMessages.senderId,
      createdAt: smsMessages.createdAt,
      location: users.location,
      preferredLocation: users.preferredLocation,
    })
    .from(smsMessages)
    .leftJoin(users, eq(users.id, smsMessages.userId))
    .where(and(IS_PENDING, lte(smsMessages.dueAt, sql.placeholder('now'))))
    .orderBy(asc(smsMessages.dueAt), asc(smsMessages.createdAt), asc(smsMessages.id))
    .limit(sql.placeholder('most'))
    .prepare(),
)
/** Messages that may be tried now, the urgent ones first. */
export const listDueSms = (db: Db, now: Instant, most: number) => due(db).all({ now, most })
export type DueSms = ReturnType<typeof listDueSms>[number]

const claim = prepared((db) =>
  db.$client.prepare<[Instant, string, string, string]>(
    'update sms_messages set attempts = attempts + 1, due_at = ?, gateway = ?, phone = ? where id = ?',
  ),
)
/** Writes down that a message is being tried, until the end of the lease. */
export const claimSms = (db: Db, { id, ...lease }: { id: string; phone: string; gateway: string; until: Instant }) =>
  claim(db).run(lease.until, lease.gateway, lease.phone, id)

/** A message goes out later; `reason` says why it waits. */
export const postponeSms = (db: Db, id: string, dueAt: Instant, reason: string) =>
  db
    .update(smsMessages)
    .set({ dueAt, errorMessage: reason })
    .where(and(eq(smsMessages.id, id), IS_PENDING))
    .run()

/** The gateway took it. A report may have settled it already. */
export const markSmsSent = (db: Db, id: string, sent: { sentAt: Instant; gateway: string; gatewayId: string | null }) =>
  db
    .update(smsMessages)
    .set({ status: 'sent', errorMessage: null, ...sent })
    .where(and(eq(smsMessages.id, id), IS_PENDING))
    .run().changes > 0

export const markSmsFailed = (db: Db, id: string, reason: string) =>
  db
    .update(smsMessages)
    .set({ status: 'failed', errorMessage: reason })
    .where(and(eq(smsMessages.id, id), IS_PENDING))
    .run()

/** A message that failed waits again, as if it were new. */
export const requeueSms = (db: Db, id: string, dueAt: Instant) =>
  db
    .update(smsMessages)
    .set({ status: 'pending', attempts: 0, dueAt, errorMessage: null, gatewayId: null, sentAt: null })
    .where(and(eq(smsMessages.id, id), eq(smsMessages.status, 'failed')))
    .returning()
    .get()

/** How many went to a number since a moment; automatic answers do not count. */
const toNumber = prepared((db) =>
  db.$client
    .prepare<[string, Instant, Instant], number>(
      'select count(*) from sms_messages where phone = ? and created_at > ? and sent_at > ? and answers_id is null',
    )
    .pluck(),
)
/** Those that were written up to three days earlier count, for they may have waited. */
export const countSmsTo = (db: Db, phone: string, since: Instant) => toNumber(db).get(phone, earlier(since), since) ?? 0

const earlier = (at: Instant) => new Date(Date.parse(at) - 3 * 86_400_000).toISOString()

const since = prepared((db) =>
  db.$client
    .prepare<[Instant], number>(
      "select count(*) from sms_messages where status in ('sent', 'delivered') and created_at > ?",
    )
    .pluck(),
)
/** How many of those that were written since a moment went out. */
export const countSmsSince = (db: Db, moment: Instant) => since(db).get(moment) ?? 0

/** A message by the id that its gateway gave it. */
export const findSmsAt = (db: Db, gateway: string, gatewayId: string) =>
  db
    .select({ id: smsMessages.id, status: smsMessages.status, phone: smsMessages.phone })
    .from(smsMessages)
    .where(
      and(eq(smsMessages.gateway, gateway), eq(smsMessages.gatewayId, gatewayId), isNotNull(smsMessages.gatewayId)),
    )
    .get()

/** What a report of delivery says of a message. */
export const saveDelivery = (
  db: Db,
  id: string,
  { status, reason, at }: { status: SmsStatus; reason: string | null; at: Instant },
) =>
  db
    .update(smsMessages)
    .set({ status, errorMessage: reason, ...(status === 'delivered' && { deliveredAt: at }) })
    .where(eq(smsMessages.id, id))
    .run()

/** Keeps a report until its message is known. The first one stays: a final state never goes back. */
export const keepEarlyReport = (db: Db, report: typeof earlyReports.$inferInsert) =>
  db.insert(earlyReports).values(report).onConflictDoNothing().run()

/** Takes the report that came before its message was known. */
export const takeEarlyReport = (db: Db, gateway: string, gatewayId: string) =>
  db
    .delete(earlyReports)
    .where(and(eq(earlyReports.gateway, gateway), eq(earlyReports.gatewayId, gatewayId)))
    .returning()
    .get()

/** Nothing is sent to these numbers any more. */
export const stopPhone = (db: Db, phone: string, createdAt: Instant) =>
  db.insert(stoppedPhones).values({ phone, createdAt }).onConflictDoNothing().run()

const stopped = prepared((db) =>
  db.$client.prepare<[string], number>('select 1 from stopped_phones where phone = ?').pluck(),
)
/** Whether a number wrote STOP. */
export const isStopped = (db: Db, phone: string) => stopped(db).get(phone) !== undefined
