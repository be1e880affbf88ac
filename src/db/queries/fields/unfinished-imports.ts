import { asc, eq } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { insertWithId } from '#db/insert.ts'
import { unfinishedImports } from '#db/schema/index.ts'

type Unfinished = typeof unfinishedImports.$inferSelect

/** Notes that an import begins to write these fields. */
export const insertUnfinished = (db: Db, row: Unfinished) => insertWithId(db, unfinishedImports, row)

/** The import has ended: its fields stay. */
export const deleteUnfinished = (db: Db, id: string) =>
  db.delete(unfinishedImports).where(eq(unfinishedImports.id, id)).run()

/** The imports that ended before they had written all of their fields; one at a time writes. */
export const listUnfinished = (db: Db): Unfinished[] =>
  db.select().from(unfinishedImports).orderBy(asc(unfinishedImports.id)).all()
