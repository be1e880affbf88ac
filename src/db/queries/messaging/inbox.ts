import { and, count, countDistinct, desc, eq, ne, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { type Db, prepared } from '#db/client.ts'
import { askPage, counted, mergePages, newestFirst, type PageRequest, preparedPages, reversed } from '#db/page.ts'
import { receivedMessages, taughtWords, users } from '#db/schema/index.ts'
import { mapPage } from '#domain/contract.ts'
import type { Instant } from '#domain/dates.ts'
import { type ConversationLine, LATEST_MESSAGES } from '#domain/messaging/menu/inbox.schema.ts'
import type { ReceivedRow } from './received.ts'
import { listSmsOf } from './sms.ts'

const NEWEST = newestFirst(receivedMessages)
/** Who has waited longest comes first. */
const OLDEST = reversed(NEWEST, 'createdAt')

const columns = {
  id: receivedMessages.id,
  phone: receivedMessages.phone,
  message: receivedMessages.text,
  status: receivedMessages.status,
  createdAt: receivedMessages.createdAt,
  farmer: { id: users.id, fullName: users.fullName },
}
const withFarmer = (db: Db) =>
  db.select(columns).from(receivedMessages).leftJoin(users, eq(users.id, receivedMessages.userId))

const isWaiting = eq(receivedMessages.status, 'waiting')

const earlier = alias(receivedMessages, 'earlier')
const ofNumber = and(eq(earlier.phone, receivedMessages.phone), eq(earlier.status, sql`'waiting'`))
/** No message of its number has waited longer. */
const isOldest = (db: Db) =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(earlier)
      .where(and(ofNumber, sql`(${earlier.createdAt}, ${earlier.id}) < (${receivedMessages.createdAt}, ${receivedMessages.id})`)), // biome-ignore format: one comparison
  )

/** A page of the numbers whose messages wait for a person, each with its oldest message and the latest ones. */
export function listWaiting(db: Db, page: PageRequest) {
  const rows = askPage(OLDEST, page, ({ after, orderBy, most }) =>
    withFarmer(db)
      .where(and(isWaiting, isOldest(db), after))
      .orderBy(...orderBy)
      .limit(most)
      .all(),
  )
  const grouped = mapPage(rows, (row) => {
    const { waiting } = countOf(db).get({ phone: row.phone })!
    return { ...row, waiting, latest: waiting === 1 ? [] : latestOf(db).all(row).toReversed() }
  })
  return counted(grouped, page, () => db.select({ rows: countDistinct(receivedMessages.phone) }).from(receivedMessages).where(isWaiting).get()!.rows) // biome-ignore format: one question
}

const waitsAt = and(eq(receivedMessages.phone, sql.placeholder('phone')), eq(receivedMessages.status, sql`'waiting'`))
const countOf = prepared((db) => db.select({ waiting: count() }).from(receivedMessages).where(waitsAt).prepare())
const latestOf = prepared((db) =>
  db
    .select({ id: receivedMessages.id, message: receivedMessages.text, createdAt: receivedMessages.createdAt })
    .from(receivedMessages)
    .where(and(waitsAt, ne(receivedMessages.id, sql.placeholder('id'))))
    .orderBy(desc(receivedMessages.createdAt), desc(receivedMessages.id))
    .limit(LATEST_MESSAGES)
    .prepare(),
)

const one = prepared((db) =>
  withFarmer(db)
    .where(eq(receivedMessages.id, sql.placeholder('id')))
    .prepare(),
)
/** A message that came in, with its farmer. */
export const findInboxMessage = (db: Db, id: string) => one(db).get({ id })

/** A person dealt with a message that waited. */
type Handled = { handledBy: string; handledAt: Instant; keyword: string | null }
export const markHandled = (db: Db, id: string, by: Handled) =>
  db
    .update(receivedMessages)
    .set({ status: 'handled', ...by })
    .where(eq(receivedMessages.id, id))
    .run()

/** The same for all that wait of a number up to one of its messages. */
export const markHandledThrough = (db: Db, last: Pick<ReceivedRow, 'id' | 'phone' | 'createdAt'>, by: Handled) =>
  db
    .update(receivedMessages)
    .set({ status: 'handled', ...by })
    .where(and(eq(receivedMessages.phone, last.phone), eq(receivedMessages.status, sql`'waiting'`), sql`(${receivedMessages.createdAt}, ${receivedMessages.id}) <= (${last.createdAt}, ${last.id})`)) // biome-ignore format: one comparison
    .run()

const ofUser = preparedPages(NEWEST, (db, { after, orderBy, most }) =>
  db
    .select({
      id: receivedMessages.id,
      userId: receivedMessages.userId,
      phone: receivedMessages.phone,
      message: receivedMessages.text,
      status: receivedMessages.status,
      createdAt: receivedMessages.createdAt,
    })
    .from(receivedMessages)
    .where(and(eq(receivedMessages.userId, sql.placeholder('userId')), after))
    .orderBy(...orderBy)
    .limit(most)
    .prepare(),
)

/** A page of the text messages between us and a farmer, newest first. A cursor names a place in either list. */
export function listConversation(db: Db, { userId, ...page }: PageRequest & { userId: string }) {
  const sent = mapPage(listSmsOf(db, { ...page, userId }), (row) => ({ ...row, kind: 'sent' as const }))
  const received = mapPage(ofUser(db, page, { userId }), (row) => ({ ...row, kind: 'received' as const }))
  return mergePages<ConversationLine>(NEWEST, page, [sent, received])
}

/** Writes what a word means, in the place of what it meant before. */
export const putTaughtWord = (db: Db, row: typeof taughtWords.$inferInsert) =>
  db
    .insert(taughtWords)
    .values(row)
    .onConflictDoUpdate({
      target: taughtWords.word,
      set: { meaning: row.meaning, value: row.value, taughtBy: row.taughtBy, createdAt: row.createdAt },
    })
    .run()
