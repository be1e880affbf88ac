import { and, desc, eq, getTableColumns, gt, lt, ne, sql } from 'drizzle-orm'
import { type Db, prepared, transact } from '#db/client.ts'
import { quickRows } from '#db/quick-rows.ts'
import { sessions, users } from '#db/schema/index.ts'
import { publicUser } from './users.ts'

const columns = { session: getTableColumns(sessions), user: publicUser }

const byId = prepared((db) =>
  quickRows(
    db
      .select(columns)
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(eq(sessions.id, sql.placeholder('id')))
      .prepare(),
    columns,
  ),
)
/** The session of a token's hash, with its user. */
export const findSession = (db: Db, id: string) => byId(db).get({ id })

export const listSessionsOf = (db: Db, userId: string) =>
  db.select().from(sessions).where(eq(sessions.userId, userId)).all()
/** Where a user is signed in, the one that was used last first. */
export const listLiveSessionsOf = (db: Db, userId: string, now: string) =>
  db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.usedAt), desc(sessions.createdAt))
    .all()
/** Opens a session, and ends those beyond `most` that were used longest ago. */
export const insertSession = (db: Db, row: typeof sessions.$inferInsert, most: number) =>
  transact(db, (tx) => {
    tx.insert(sessions).values(row).run()
    tx.run(sql`
      delete from sessions where id in (
        select id from sessions where user_id = ${row.userId} order by used_at desc, created_at desc, rowid desc
        limit -1 offset ${most})`)
  })
/** Extends a session, up to `mostDays` after it was opened; returns whether anything changed. */
export function extendSession(db: Db, id: string, expiresAt: string, mostDays: number) {
  const end = sql<string>`min(${expiresAt}, strftime('%Y-%m-%dT%H:%M:%fZ', ${sessions.createdAt}, ${`+${mostDays} days`}))`
  return db
    .update(sessions)
    .set({ expiresAt: end })
    .where(and(eq(sessions.id, id), lt(sessions.expiresAt, end)))
    .run()
}
export const touchSession = (db: Db, id: string, usedAt: string) =>
  db.update(sessions).set({ usedAt }).where(eq(sessions.id, id)).run()
export const deleteSession = (db: Db, id: string) => db.delete(sessions).where(eq(sessions.id, id)).run()
/** Ends one session of a user; whose it is, is part of the question. */
export const deleteSessionOf = (db: Db, userId: string, id: string) =>
  db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .run()
/** Ends the sessions of a user, but for the one whose id is given. */
export const deleteSessionsOf = (db: Db, userId: string, except = '') =>
  db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.id, except)))
    .run()
export const deleteSessionsBefore = (db: Db, now: string) =>
  db.delete(sessions).where(lt(sessions.expiresAt, now)).run()
