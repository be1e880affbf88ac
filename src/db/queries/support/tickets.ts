import { and, count, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { countRows } from '#db/count.ts'
import { type AdminRequest, askPage, counted, newestFirst, type Order, type PageRequest, reversed } from '#db/page.ts'
import { contactRequests, farmerRecords, requestPhotos, ticketReplies, users } from '#db/schema/index.ts'
import { find } from '#db/search.ts'
import { MAX } from '#domain/bounds.ts'
import type { AdminSort } from '#domain/operations/admin-sorts.ts'
import type { TicketStatus } from '#domain/support/contact.ts'

export const insertContactRequest = (db: Db, row: typeof contactRequests.$inferInsert) =>
  db.insert(contactRequests).values(row).returning({ id: contactRequests.id }).get().id

export const insertRequestPhoto = (db: Db, row: typeof requestPhotos.$inferInsert) =>
  db.insert(requestPhotos).values(row).run()

const NEWEST = newestFirst(contactRequests)
const adminColumns = {
  ...getTableColumns(contactRequests),
  assignee: { id: users.id, fullName: users.fullName },
  plant: {
    // The first column tells Drizzle whether there is a row: it must be one that is never null.
    requestId: requestPhotos.requestId,
    farmerCropId: requestPhotos.farmerCropId,
    photoId: requestPhotos.photoId,
    crop: requestPhotos.crop,
    stage: requestPhotos.stage,
    place: requestPhotos.place,
  },
  /** The agent who looks after the sender. */
  caredForBy: farmerRecords.agentId,
}

/** Tickets newest first; of one sender, or of all. */
export const listTickets = (db: Db, { senderId, ...page }: PageRequest & { senderId?: string | undefined }) =>
  askPage(NEWEST, page, ({ after, orderBy, most }) =>
    db
      .select(adminColumns)
      .from(contactRequests)
      .leftJoin(users, eq(users.id, contactRequests.assigneeId))
      .leftJoin(requestPhotos, eq(requestPhotos.requestId, contactRequests.id))
      .leftJoin(farmerRecords, eq(farmerRecords.farmerId, contactRequests.senderId))
      .where(and(senderId === undefined ? undefined : eq(contactRequests.senderId, senderId), after))
      .orderBy(...orderBy)
      .limit(most)
      .all(),
  )

const ORDERS: Record<AdminSort<'ticket'>, Order<typeof contactRequests.$inferSelect>> = {
  '-createdAt': NEWEST,
  createdAt: reversed(NEWEST, 'createdAt'),
}

type StaffTickets = AdminRequest<'ticket'> & {
  status?: TicketStatus
  /** Whose: of an agent or administrator, of nobody where it is null, or of all. */
  assigneeId?: string | null
}

/** A page of everybody's tickets: of one status, with some words and of one assignee, or of all. */
export function listStaffTickets(db: Db, { status, assigneeId, search, sort = '-createdAt', ...page }: StaffTickets) {
  const { where, isCountable } = find(db, { list: 'tickets', words: search, id: contactRequests.id })
  const asked = and(
    status === undefined ? undefined : eq(contactRequests.status, status),
    assigneeId === undefined ? undefined : isAssignedTo(assigneeId),
  )
  const tickets = askPage(ORDERS[sort], page, ({ after, orderBy, most }) =>
    db
      .select(adminColumns)
      .from(contactRequests)
      .leftJoin(users, eq(users.id, contactRequests.assigneeId))
      .leftJoin(requestPhotos, eq(requestPhotos.requestId, contactRequests.id))
      .leftJoin(farmerRecords, eq(farmerRecords.farmerId, contactRequests.senderId))
      .where(where(and(asked, after)))
      .orderBy(...orderBy)
      .limit(most)
      .all(),
  )
  return counted(tickets, page, () => (isCountable ? countRows(db, contactRequests, where(asked)) : null))
}

const isAssignedTo = (id: string | null) =>
  id === null ? isNull(contactRequests.assigneeId) : eq(contactRequests.assigneeId, id)

/** A ticket as the support desk sees it. */
export const findStaffTicket = (db: Db, ticketId: string) =>
  db
    .select(adminColumns)
    .from(contactRequests)
    .leftJoin(users, eq(users.id, contactRequests.assigneeId))
    .leftJoin(requestPhotos, eq(requestPhotos.requestId, contactRequests.id))
    .leftJoin(farmerRecords, eq(farmerRecords.farmerId, contactRequests.senderId))
    .where(eq(contactRequests.ticketId, ticketId))
    .get()

/** Who looks after the requests that show a photo, and after their senders; none for other photos. */
export const listKeepersOfPhoto = (db: Db, photoId: string) =>
  db
    .select({ assigneeId: contactRequests.assigneeId, caredForBy: farmerRecords.agentId })
    .from(requestPhotos)
    .innerJoin(contactRequests, eq(contactRequests.id, requestPhotos.requestId))
    .leftJoin(farmerRecords, eq(farmerRecords.farmerId, contactRequests.senderId))
    .where(eq(requestPhotos.photoId, photoId))
    .all()

/** Gives a ticket to somebody to look after, or to nobody. */
export const setTicketAssignee = (db: Db, id: string, assigneeId: string | null) =>
  db.update(contactRequests).set({ assigneeId }).where(eq(contactRequests.id, id)).run()

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
