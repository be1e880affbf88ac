import { and, desc, eq, sql } from 'drizzle-orm'
import { type Db, prepared } from '#db/client.ts'
import { asPage, positionOf } from '#db/cursor.ts'
import { advisories, crops } from '#db/schema/index.ts'

const columns = {
  id: advisories.id,
  title: advisories.title,
  content: advisories.content,
  category: advisories.category,
  priority: advisories.priority,
  language: advisories.language,
  isActive: advisories.isActive,
  createdAt: advisories.createdAt,
  validUntil: advisories.validUntil,
  cropId: advisories.cropId,
  crop: { name: crops.name, localName: crops.localName },
}

const active = prepared((db) =>
  db
    .select(columns)
    .from(advisories)
    .leftJoin(crops, eq(crops.id, advisories.cropId))
    .where(
      and(
        eq(advisories.isActive, true),
        eq(advisories.language, sql.placeholder('language')),
        sql`(${advisories.createdAt}, ${advisories.id}) < (${sql.placeholder('at')}, ${sql.placeholder('id')})`,
      ),
    )
    .orderBy(desc(advisories.createdAt), desc(advisories.id))
    .limit(sql.placeholder('most'))
    .prepare(),
)
/** A page of the active advisories in a language, newest first. */
export const listAdvisories = (
  db: Db,
  { language, limit, cursor }: { language: string; limit: number; cursor?: string },
) => asPage(active(db).all({ language, ...positionOf(cursor), most: limit + 1 }), limit)

const byAuthor = prepared((db) =>
  db
    .select(columns)
    .from(advisories)
    .leftJoin(crops, eq(crops.id, advisories.cropId))
    .where(eq(advisories.authorId, sql.placeholder('authorId')))
    .orderBy(desc(advisories.createdAt), desc(advisories.id))
    .limit(sql.placeholder('most'))
    .prepare(),
)
/** What someone wrote, newest first. */
export const listAdvisoriesBy = (db: Db, authorId: string, most: number) => byAuthor(db).all({ authorId, most })

const byId = prepared((db) =>
  db
    .select(columns)
    .from(advisories)
    .leftJoin(crops, eq(crops.id, advisories.cropId))
    .where(eq(advisories.id, sql.placeholder('id')))
    .prepare(),
)
export const findAdvisory = (db: Db, id: string) => byId(db).get({ id })

export const insertAdvisory = (db: Db, row: typeof advisories.$inferInsert) =>
  db.insert(advisories).values(row).returning({ id: advisories.id }).get()
