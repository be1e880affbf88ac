import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { askPage, newestFirst, type PageRequest } from '#db/page.ts'
import { contactRequests, ticketReplies, users } from '#db/schema/index.ts'
import { find } from '#db/search.ts'
import { MAX } from '#domain/bounds.ts'
import type { TicketStatus } from '#domain/support/contact.ts'

export const insertContactRequest = (db: Db, row: typeof contactRequests.$inferInsert) =>
  db.insert(contactRequests).values(row).run()

const NEWEST = newestFirst(contactRequests)

/** Whose tickets: of an agent or administrator, of nobody yet, or of all where it is undefined. */
export type Assigned = { to: string | null }

type TicketFilter = PageRequest & { senderId?: string; status?: TicketStatus; search?: string; assigned?: Assigned }

/** Tickets newest first; of one sender, of one status and with some words, or of all where these are undefined. */
export const listTickets = (db: Db, { senderId, status, search, ...page }: TicketFilter) =>
  askPage(NEWEST, page, ({ after, orderBy, most }) => {
    const { where } = find(db, { list: 'tickets', words: search, id: contactRequests.id })
    const asked = and(
      senderId === undefined ? undefined : eq(contactRequests.senderId, senderId),
      status === undefined ? undefined : eq(contactRequests.status, status),
      after,
    )
    return db
      .select()
      .from(contactRequests)
      .where(where(asked))
      .orderBy(...orderBy)
      .limit(most)
      .all()
  })

export const findTicket = (db: Db, ticketId: string) =>
  db.select().from(contactRequests).where(eq(contactRequests.ticketId, ticketId)).get()

export const setTicketStatus = (db: Db, id: string, status: TicketStatus) =>
  db.update(contactRequests).set({ status }).where(eq(contactRequests.id, id)).run()

/** The replies to a request, oldest first; of a very long conversation the last ones. */
export const listReplies = (db: Db, requestId: string) =>
  db
    .select({
      id: ticketReplies.id,
      authorId: ticketReplies.authorId,
      author: users.fullName,
      message: ticketReplies.message,
      createdAt: ticketReplies.createdAt,
    })
    .from(ticketReplies)
    .leftJoin(users, eq(users.id, ticketReplies.authorId))
    .where(eq(ticketReplies.requestId, requestId))
    .orderBy(desc(ticketReplies.createdAt), desc(sql`${ticketReplies}.rowid`))
    .limit(MAX.replies)
    .all()
    .reverse()

export const countReplies = (db: Db, requestId: string) =>
  db.select({ replies: count() }).from(ticketReplies).where(eq(ticketReplies.requestId, requestId)).get()!.replies

export const insertReply = (db: Db, row: typeof ticketReplies.$inferInsert) =>
  db.insert(ticketReplies).values(row).run()
