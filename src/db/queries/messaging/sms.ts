import { and, eq, getTableColumns, type SQL } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { insertReturning } from '#db/insert.ts'
import { askPage, newestFirst, type PageRequest } from '#db/page.ts'
import { smsMessages, users } from '#db/schema/index.ts'
import type { SmsStatus } from '#domain/messaging/sms.ts'
import { withoutStartCode } from '#domain/people/start-codes/start-code-sms.ts'

const NEWEST = newestFirst(smsMessages)

export const insertSms = (db: Db, row: typeof smsMessages.$inferInsert) => insertReturning(db, smsMessages, row)

export const findSms = (db: Db, id: string) => db.select().from(smsMessages).where(eq(smsMessages.id, id)).get()

/** The same as staff read it. */
export function findShownSms(db: Db, id: string) {
  const row = findSms(db, id)
  return row && withoutStartCode(row)
}

/** As staff read them. */
const page = (db: Db, asked: PageRequest, where: SQL | undefined) =>
  askPage(NEWEST, asked, ({ after, orderBy, most }) =>
    db
      .select({ ...getTableColumns(smsMessages), recipient: users.fullName })
      .from(smsMessages)
      .leftJoin(users, eq(users.id, smsMessages.userId))
      .where(and(where, after))
      .orderBy(...orderBy)
      .limit(most)
      .all()
      .map(withoutStartCode),
  )

/** A page of text messages, newest first; of one status, or all. */
export const listSms = (db: Db, { status, ...asked }: PageRequest & { status?: SmsStatus }) =>
  page(db, asked, status && eq(smsMessages.status, status))

/** A page of the text messages to one user, newest first. */
export const listSmsOf = (db: Db, { userId, ...asked }: PageRequest & { userId: string }) =>
  page(db, asked, eq(smsMessages.userId, userId))
