import { desc, eq, sql } from 'drizzle-orm'
import { type Db, prepared } from '#db/client.ts'
import { ussdSessions } from '#db/schema/index.ts'

const byId = prepared((db) =>
  db
    .select()
    .from(ussdSessions)
    .where(eq(ussdSessions.id, sql.placeholder('id')))
    .prepare(),
)
export const findUssdSession = (db: Db, id: string) => byId(db).get({ id })

/** Stores where a session is now. */
export function saveUssdSession(db: Db, { id, ...session }: typeof ussdSessions.$inferInsert) {
  const { createdAt: _, ...change } = session
  return db
    .insert(ussdSessions)
    .values({ id, ...session })
    .onConflictDoUpdate({ target: ussdSessions.id, set: change })
    .run()
}

/** What people dial for the menu, as the gateway last named it. */
export const findServiceCode = (db: Db) =>
  db
    .select({ serviceCode: ussdSessions.serviceCode })
    .from(ussdSessions)
    .orderBy(desc(ussdSessions.updatedAt))
    .limit(1)
    .get()?.serviceCode
