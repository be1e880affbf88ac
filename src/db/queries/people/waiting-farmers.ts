import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { type Db, prepared } from '#db/client.ts'
import { users } from '#db/schema/index.ts'

const NO_PASSWORD = '!'

const isWaiting = and(eq(users.role, 'farmer'), eq(users.isActive, true), eq(users.password, NO_PASSWORD))

/** Farmers who have chosen no password yet, in the order of their names: of these ids, or of all. */
export const listWaitingFarmers = (db: Db, ids: readonly string[] | null, most: number) =>
  db
    .select({ id: users.id, username: users.username, fullName: users.fullName, phone: users.phone })
    .from(users)
    .where(and(ids ? inArray(users.id, [...ids]) : undefined, isWaiting))
    .orderBy(asc(users.sortKey), asc(users.id))
    .limit(most)
    .all()
export type WaitingFarmer = ReturnType<typeof listWaitingFarmers>[number]

/** Whether a user is a farmer who has chosen no password yet. */
export const isWaitingFarmer = (db: Db, id: string) => waiting(db).get({ id }) !== undefined

const waiting = prepared((db) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, sql.placeholder('id')), isWaiting))
    .prepare(),
)
