import { and, count, eq, sql } from 'drizzle-orm'
import { type Db, prepared } from '#db/client.ts'
import { askPage, counted, mergePages, newestFirst, type PageRequest, preparedPages, reversed } from '#db/page.ts'
import { receivedMessages, taughtWords, users } from '#db/schema/index.ts'
import { mapPage } from '#domain/contract.ts'
import type { Instant } from '#domain/dates.ts'
import type { ConversationLine } from '#domain/messaging/menu/inbox.schema.ts'
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

/** A page of the messages that wait for a person. */
export function listWaiting(db: Db, page: PageRequest) {
  const rows = askPage(OLDEST, page, ({ after, orderBy, most }) =>
    withFarmer(db)
      .where(and(isWaiting, after))
      .orderBy(...orderBy)
      .limit(most)
      .all(),
  )
  return counted(rows, page, () => db.select({ rows: count() }).from(receivedMessages).where(isWaiting).get()!.rows)
}

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
