import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { countRows } from '#db/count.ts'
import { askPage, byName, counted, newestFirst, type Order, type PageRequest, reversed } from '#db/page.ts'
import { farmerRecords, users } from '#db/schema/index.ts'
import { find } from '#db/search.ts'
import type { UserSort, UserState } from '#domain/people/user-record.ts'
import { factColumns } from './farmer-facts.ts'
import { countUsersOf, type Kind } from './user-counts.ts'
import { publicUser } from './users.ts'

const columns = { ...publicUser, version: users.version, ...factColumns }

const selected = (db: Db) =>
  db.select(columns).from(users).leftJoin(farmerRecords, eq(farmerRecords.farmerId, users.id))

/** Of a deleted account the row may stay, without a name. */
const isUserStill = sql`${users.username} <> 'deleted-' || ${users.id}`

type UserRow = { id: string; fullName: string; createdAt: string }
const NEWEST = newestFirst(users)
const BY_NAME = byName(users)
const ORDERS: Record<UserSort, Order<UserRow>> = {
  '-createdAt': NEWEST,
  createdAt: reversed(NEWEST, 'createdAt'),
  fullName: BY_NAME,
  '-fullName': reversed(BY_NAME, '-byName'),
}

type Filter = PageRequest & Kind & { phone?: 'none' } & { sort?: UserSort; search?: string }

/** A page of the users of all roles, or of those whom some words find; the newest first unless said otherwise. */
export function listUserRecords(db: Db, { sort = '-createdAt', search, role, state, phone, ...page }: Filter) {
  const { where, isCountable } = find(db, { list: 'people', words: search, id: users.id })
  const isAsked = and(isUserStill, ofKind({ role, state }), phone && isNull(users.phone))
  const found = askPage(ORDERS[sort], page, ({ after, orderBy, most }) =>
    selected(db)
      .where(where(and(isAsked, after)))
      .orderBy(...orderBy)
      .limit(most)
      .all(),
  )
  const count = () => (search || phone ? countRows(db, users, where(isAsked)) : countUsersOf(db, { role, state }))
  return counted(found, page, () => (isCountable ? count() : null))
}

/** Of inactive users, who are few, the role is read in each row: the index of roles would read all of the others. */
const ofKind = ({ role, state }: Kind) =>
  and(state && inState(state), role && (state === 'inactive' ? sql`+${users.role} = ${role}` : eq(users.role, role)))

/** Written out, so that SQLite knows the index of inactive users to hold them. */
const inState = (state: UserState) => (state === 'active' ? sql`${users.isActive} = 1` : sql`${users.isActive} = 0`)

/** A user as administrators see one; undefined for a deleted account. */
export const findUserRecord = (db: Db, id: string) =>
  selected(db)
    .where(and(eq(users.id, id), isUserStill))
    .get()

/** Those of some users that there are. */
export const findUserRecords = (db: Db, ids: readonly string[]) =>
  selected(db)
    .where(and(inArray(users.id, [...ids]), isUserStill))
    .all()

/** Sets whether users can sign in; their versions grow. */
export const setUsersActive = (db: Db, ids: readonly string[], isActive: boolean) =>
  db
    .update(users)
    .set({ isActive, version: sql`${users.version} + 1` })
    .where(inArray(users.id, [...ids]))
    .run()
