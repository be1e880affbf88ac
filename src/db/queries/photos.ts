import { eq, sql } from 'drizzle-orm'
import { type Db, prepared } from '#db/client.ts'
import { photos } from '#db/schema/index.ts'

const byId = prepared((db) =>
  db
    .select()
    .from(photos)
    .where(eq(photos.id, sql.placeholder('id')))
    .prepare(),
)
export const findPhoto = (db: Db, id: string) => byId(db).get({ id })

export const insertPhoto = (db: Db, row: typeof photos.$inferInsert) => db.insert(photos).values(row).run()
