import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { asPage, positionOf } from '#db/cursor.ts'
import { contactRequests } from '#db/schema/index.ts'

export const insertContactRequest = (db: Db, row: typeof contactRequests.$inferInsert) =>
  db.insert(contactRequests).values(row).run()

/** Tickets newest first; of one sender, or of all when `senderId` is undefined. */
export const listTickets = (
  db: Db,
  { senderId, limit, cursor }: { senderId?: string; limit: number; cursor?: string },
) => {
  const { at, id } = positionOf(cursor)
  const rows = db
    .select()
    .from(contactRequests)
    .where(
      and(
        senderId === undefined ? undefined : eq(contactRequests.senderId, senderId),
        sql`(${contactRequests.createdAt}, ${contactRequests.id}) < (${at}, ${id})`,
      ),
    )
    .orderBy(desc(contactRequests.createdAt), desc(contactRequests.id))
    .limit(limit + 1)
    .all()
  return asPage(rows, limit)
}

export const findTicket = (db: Db, ticketId: string) =>
  db.select().from(contactRequests).where(eq(contactRequests.ticketId, ticketId)).get()
