import { eq, inArray, sql } from 'drizzle-orm'
import { type Db, prepared } from '#db/client.ts'
import { courseFiles } from '#db/schema/index.ts'

const byHash = prepared((db) =>
  db
    .select()
    .from(courseFiles)
    .where(eq(courseFiles.hash, sql.placeholder('hash')))
    .prepare(),
)
export const findCourseFile = (db: Db, hash: string) => byHash(db).get({ hash })

export const listCourseFiles = (db: Db, hashes: readonly string[]) =>
  db
    .select()
    .from(courseFiles)
    .where(inArray(courseFiles.hash, [...hashes]))
    .orderBy(courseFiles.hash)
    .all()

/**
 * Notes a file. One that is there already keeps the name that it had first, and has a day again in which a lesson can
 * begin to name it.
 */
export const insertCourseFile = (tx: Db, row: typeof courseFiles.$inferInsert) =>
  tx
    .insert(courseFiles)
    .values(row)
    .onConflictDoUpdate({ target: courseFiles.hash, set: { createdAt: row.createdAt } })
    .run()
