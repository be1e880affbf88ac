import { and, eq, lt, ne, sql } from 'drizzle-orm'
import { type Db, prepared } from '#db/client.ts'
import { sessions, users } from '#db/schema/index.ts'
import { publicUser } from './users.ts'

const withUser = prepared((db) =>
  db
    .select({ session: sessions, user: publicUser })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.id, sql.placeholder('id')))
    .prepare(),
)
/** The session of a token's hash, with its user. */
export const findSession = (db: Db, id: string) => withUser(db).get({ id })

export const listSessionsOf = (db: Db, userId: string) =>
  db.select().from(sessions).where(eq(sessions.userId, userId)).all()
export const insertSession = (db: Db, row: typeof sessions.$inferInsert) => db.insert(sessions).values(row).run()
export const extendSession = (db: Db, id: string, expiresAt: string) =>
  db.update(sessions).set({ expiresAt }).where(eq(sessions.id, id)).run()
export const deleteSession = (db: Db, id: string) => db.delete(sessions).where(eq(sessions.id, id)).run()
/** Ends the sessions of a user, but for the one whose id is given. */
export const deleteSessionsOf = (db: Db, userId: string, except = '') =>
  db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.id, except)))
    .run()
export const deleteSessionsBefore = (db: Db, now: string) =>
  db.delete(sessions).where(lt(sessions.expiresAt, now)).run()
