import { and, count, desc, eq, sql } from 'drizzle-orm'
import { type Db, prepared } from '#db/client.ts'
import { advisories, advisoryBookmarks, crops } from '#db/schema/index.ts'
import { MAX } from '#domain/bounds.ts'
import { advisoryColumns } from './advisories.ts'

const ofUser = prepared((db) =>
  db
    .select(advisoryColumns)
    .from(advisoryBookmarks)
    .innerJoin(advisories, eq(advisories.id, advisoryBookmarks.advisoryId))
    .leftJoin(crops, eq(crops.id, advisories.cropId))
    .where(eq(advisoryBookmarks.userId, sql.placeholder('userId')))
    .orderBy(desc(advisoryBookmarks.createdAt), desc(advisoryBookmarks.advisoryId))
    .limit(MAX.bookmarks)
    .prepare(),
)
/** What someone marked to find again, the last marked first; also what has been withdrawn since. */
export const listBookmarks = (db: Db, userId: string) => ofUser(db).all({ userId })

const counted = prepared((db) =>
  db
    .select({ bookmarks: count() })
    .from(advisoryBookmarks)
    .where(eq(advisoryBookmarks.userId, sql.placeholder('userId')))
    .prepare(),
)
export const countBookmarks = (db: Db, userId: string) => counted(db).get({ userId })!.bookmarks

export const insertBookmark = (db: Db, row: typeof advisoryBookmarks.$inferInsert) =>
  db.insert(advisoryBookmarks).values(row).onConflictDoNothing().run()

export const deleteBookmark = (db: Db, userId: string, advisoryId: string) =>
  db
    .delete(advisoryBookmarks)
    .where(and(eq(advisoryBookmarks.userId, userId), eq(advisoryBookmarks.advisoryId, advisoryId)))
    .run()
