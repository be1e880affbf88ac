import { and, eq, isNull, lte, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { type Db, prepared } from '#db/client.ts'
import {
  contactRequests,
  phoneLanguages,
  receivedMessages,
  smsMessages,
  stoppedPhones,
  ussdSessions,
} from '#db/schema/index.ts'
import type { Instant } from '#domain/dates.ts'
import { SMS_REASONS } from '#domain/messaging/delivery/sms-reasons.ts'
import { HIDDEN_CODE } from '#domain/people/phone/phone-proof.ts'

/** Stores a message that came in; undefined where the gateway handed it over before. */
export const insertReceived = (db: Db, row: typeof receivedMessages.$inferInsert) =>
  db.insert(receivedMessages).values(row).onConflictDoNothing().returning().get()
export type ReceivedRow = NonNullable<ReturnType<typeof insertReceived>>

const byGatewayId = prepared((db) =>
  db
    .select()
    .from(receivedMessages)
    .where(
      and(
        eq(receivedMessages.gateway, sql.placeholder('gateway')),
        eq(receivedMessages.gatewayId, sql.placeholder('gatewayId')),
      ),
    )
    .prepare(),
)
/** A message by the id that its gateway gave it. */
export const findReceivedAt = (db: Db, gateway: string, gatewayId: string) =>
  byGatewayId(db).get({ gateway, gatewayId })

/** What became of a message, and what it was understood as. */
export const setReceivedStatus = (
  db: Db,
  id: string,
  change: Pick<typeof receivedMessages.$inferInsert, 'status' | 'keyword'>,
) => db.update(receivedMessages).set(change).where(eq(receivedMessages.id, id)).run()

/** How a message is marked that asks, or says, which of several people at a number writes. */
export const WHO_WRITES = 'who'

const toldWriter = prepared((db) =>
  db.$client
    .prepare<[string, string, Instant], string>(
      `select user_id from received_messages where phone = ? and keyword = ? and user_id is not null and created_at > ?
       order by created_at desc, id desc limit 1`,
    )
    .pluck(),
)
/** Who of several people at a number said last that it is they who write, since a moment. */
export const findToldWriter = (db: Db, phone: string, since: Instant) => toldWriter(db).get(phone, WHO_WRITES, since)

const newestFrom = prepared((db) =>
  db.$client.prepare<[string, Instant], { text: string; keyword: string | null; userId: string | null }>(
    `select text, keyword, user_id as userId from received_messages where phone = ? and created_at > ?
     order by created_at desc, id desc limit 1`,
  ),
)
/** The message that was answered with the question who writes, if it is the last one of a number since a moment. */
export function findUntoldQuestion(db: Db, phone: string, since: Instant): string | null {
  const last = newestFrom(db).get(phone, since)
  return last?.keyword === WHO_WRITES && last.userId === null ? last.text : null
}

const receivedFrom = prepared((db) =>
  db.$client
    .prepare<[string, Instant], number>('select count(*) from received_messages where phone = ? and created_at > ?')
    .pluck(),
)
/** How many messages came from a number since a moment. */
export const countReceivedFrom = (db: Db, phone: string, since: Instant) => receivedFrom(db).get(phone, since) ?? 0

const answersTo = prepared((db) =>
  db.$client
    .prepare<[string, Instant], number>(
      'select count(*) from sms_messages where phone = ? and created_at > ? and answers_id is not null',
    )
    .pluck(),
)
/** How many automatic answers a number got since a moment. */
export const countAnswersTo = (db: Db, phone: string, since: Instant) => answersTo(db).get(phone, since) ?? 0

const notes = prepared((db) =>
  db.$client
    .prepare<[string, Instant], number>(
      `select 1 from sms_messages s join received_messages r on r.id = s.answers_id
       where s.phone = ? and s.created_at > ? and r.keyword is null limit 1`,
    )
    .pluck(),
)
/** Whether a number was told since a moment that a person will read what was not understood. */
export const wasToldToWait = (db: Db, phone: string, since: Instant) => notes(db).get(phone, since) !== undefined

/** What is no answer to a question: it is not what a person wants to read once more. */
const NO_ANSWERS = "('again', 'help', 'language', 'stop', 'start')"

const toPhone = prepared((db) =>
  db.$client
    .prepare<[string, string | null, number], string>(
      `select s.message from sms_messages s left join received_messages r on r.id = s.answers_id
       where s.phone = ? and s.user_id is ? and s.message not like '%${HIDDEN_CODE}%' and (s.answers_id is null or (r.keyword is not null and r.keyword not in ${NO_ANSWERS}))
       order by s.created_at desc, s.id desc limit 1 offset ?`,
    )
    .pluck(),
)
/**
 * The last message to somebody at a number that said something, or the one before it and so on. Who has the number now
 * must not read what was sent to its former holder, or to another one of the house; null is whom nobody knows.
 */
export const findMessageTo = (db: Db, to: { phone: string; userId: string | null }, before: number) =>
  toPhone(db).get(to.phone, to.userId, before) ?? null

/**
 * Forgets what came from a number, and went to it, of which nobody knows whose it is: of before a farmer had an account,
 * requests for help of a visitor among it; and the language that it chose. `until` is when the number was given up. That
 * it wrote STOP stays.
 */
export function forgetPhone(db: Db, phone: string, until: Instant | null = null) {
  const isEarlier = (at: SQLiteColumn) => (until === null ? undefined : lte(at, until))
  const ofNobody = <T extends { phone: SQLiteColumn; createdAt: SQLiteColumn }>(table: T, owner: SQLiteColumn) =>
    and(eq(table.phone, phone), isNull(owner), isEarlier(table.createdAt))
  db.delete(receivedMessages).where(ofNobody(receivedMessages, receivedMessages.userId)).run()
  db.delete(smsMessages).where(ofNobody(smsMessages, smsMessages.userId)).run()
  db.delete(contactRequests).where(ofNobody(contactRequests, contactRequests.senderId)).run()
  db.delete(ussdSessions)
    .where(and(eq(ussdSessions.phone, phone), isNull(ussdSessions.userId), isEarlier(ussdSessions.createdAt)))
    .run()
  db.delete(phoneLanguages)
    .where(and(eq(phoneLanguages.phone, phone), isEarlier(phoneLanguages.updatedAt)))
    .run()
}

/** A number may be written to again. */
export const removeStop = (db: Db, phone: string) =>
  db.delete(stoppedPhones).where(eq(stoppedPhones.phone, phone)).run()

/** What waits for a number is not sent any more; what is under way at this moment is. */
export const failWaitingSms = (db: Db, phone: string) =>
  db
    .update(smsMessages)
    .set({ status: 'failed', errorMessage: SMS_REASONS.stopped })
    .where(and(eq(smsMessages.phone, phone), eq(smsMessages.status, 'pending'), eq(smsMessages.attempts, 0)))
    .run()
