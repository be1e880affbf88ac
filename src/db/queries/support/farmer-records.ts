import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { countRows } from '#db/count.ts'
import { askPage, newestFirst, type PageRequest } from '#db/page.ts'
import { farmerNotes, farmerRecords, smsMessages, users } from '#db/schema/index.ts'

export const insertFarmerRecord = (db: Db, row: typeof farmerRecords.$inferInsert) =>
  db.insert(farmerRecords).values(row).run()

/** Gives farmers to an agent; to nobody where it is null. */
export const saveAgentOf = (
  db: Db,
  { farmerIds, agentId, createdAt }: { farmerIds: readonly string[]; agentId: string | null; createdAt: string },
) =>
  db
    .insert(farmerRecords)
    .values(farmerIds.map((farmerId) => ({ farmerId, agentId, createdAt })))
    .onConflictDoUpdate({ target: farmerRecords.farmerId, set: { agentId: sql`excluded.agent_id` } })
    .run()

const NEWEST = newestFirst(farmerNotes)

const notes = (db: Db) =>
  db
    .select({
      id: farmerNotes.id,
      text: farmerNotes.text,
      channel: farmerNotes.channel,
      authorName: users.fullName,
      createdAt: farmerNotes.createdAt,
    })
    .from(farmerNotes)
    .leftJoin(users, eq(users.id, farmerNotes.authorId))

/** A page of what was said to a farmer and heard from one, the newest first. */
export const listFarmerNotes = (db: Db, { farmerId, ...page }: PageRequest & { farmerId: string }) =>
  askPage(NEWEST, page, ({ after, orderBy, most }) =>
    notes(db)
      .where(and(eq(farmerNotes.farmerId, farmerId), after))
      .orderBy(...orderBy)
      .limit(most)
      .all(),
  )

export const findFarmerNote = (db: Db, id: string) => notes(db).where(eq(farmerNotes.id, id)).get()

export const insertFarmerNote = (db: Db, row: typeof farmerNotes.$inferInsert) =>
  db.insert(farmerNotes).values(row).returning().get()

/** How many text messages there are to a farmer. */
export const countSmsOf = (db: Db, userId: string) => countRows(db, smsMessages, eq(smsMessages.userId, userId))
