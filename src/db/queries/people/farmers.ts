import { and, count, eq, type SQL, sql } from 'drizzle-orm'
import { type Db, prepared } from '#db/client.ts'
import { askPage, counted, newestFirst, type Order, type PageRequest, reversed } from '#db/page.ts'
import { users } from '#db/schema/index.ts'
import { find } from '#db/search.ts'
import type { FarmerSort } from '#domain/people/farmer.ts'
import { publicUser } from './users.ts'

const { username: _, preferredLocation: __, ...columns } = publicUser

/** A farmer whose account was not deleted; of one that was, the row may stay without a name. */
const isFarmerStill = and(eq(users.role, 'farmer'), sql`${users.username} <> 'deleted-' || ${users.id}`)

const NEWEST = newestFirst(users)
type FarmerRow = { id: string; fullName: string; createdAt: string }
/** By name without regard to the case of Latin letters. */
const BY_NAME: Order<FarmerRow> = {
  name: 'fullName',
  keys: [
    { by: sql`${users.fullName} collate nocase`, kind: 'string', of: (row) => row.fullName },
    { by: users.id, kind: 'string', of: (row) => row.id },
  ],
}
const ORDERS: Record<FarmerSort, Order<FarmerRow>> = {
  '-createdAt': NEWEST,
  createdAt: reversed(NEWEST, 'createdAt'),
  fullName: BY_NAME,
  '-fullName': reversed(BY_NAME, '-fullName'),
}

type FarmerFilter = PageRequest & { sort?: FarmerSort; search?: string }

/**
 * A page of all farmers, or of those in whose name, phone or place some words are; the newest first unless said
 * otherwise.
 */
export function listFarmers(db: Db, { sort = '-createdAt', search, ...page }: FarmerFilter) {
  const { where, isCountable } = find(db, { list: 'people', words: search, id: users.id })
  const farmers = askPage(ORDERS[sort], page, ({ after, orderBy, most }) =>
    db
      .select(columns)
      .from(users)
      .where(where(and(isFarmerStill, after)))
      .orderBy(...orderBy)
      .limit(most)
      .all(),
  )
  const count = () => (search ? countUsers(db, where(isFarmerStill)) : countFarmers(db))
  return counted(farmers, page, () => (isCountable ? count() : null))
}

/** By the index of username keys, for nobody else may have such a name; the plus keeps SQLite from the index of roles. */
const isErasedFarmer = sql`${users.usernameKey} > 'deleted-' and ${users.usernameKey} < 'deleted.' and +${users.role} = 'farmer'`

/** All farmers whose account was not deleted. Both numbers come from an index alone: to read each row takes ten times as long. */
export const countFarmers = (db: Db) => countUsers(db, eq(users.role, 'farmer')) - countUsers(db, isErasedFarmer)

const countUsers = (db: Db, where: SQL | undefined) =>
  db.select({ users: count() }).from(users).where(where).get()!.users

/** A farmer as agents see one. */
export const readFarmer = (db: Db, id: string) =>
  db
    .select(columns)
    .from(users)
    .where(and(eq(users.id, id), isFarmerStill))
    .get()

const exists = prepared((db) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, sql.placeholder('id')), eq(users.role, 'farmer')))
    .prepare(),
)
export const findFarmer = (db: Db, id: string) => exists(db).get({ id })
