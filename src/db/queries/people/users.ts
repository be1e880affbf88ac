import { and, count, eq, sql } from 'drizzle-orm'
import { type Db, prepared } from '#db/client.ts'
import { newId } from '#db/columns.ts'
import { users } from '#db/schema/index.ts'
import { sortKey } from '#domain/people/names/sort-key.ts'
import { usernameKey } from '#domain/people/username.ts'

/** A user without the password hash. */
export const publicUser = {
  id: users.id,
  username: users.username,
  fullName: users.fullName,
  role: users.role,
  email: users.email,
  phone: users.phone,
  location: users.location,
  language: users.language,
  hasChosenLanguage: users.hasChosenLanguage,
  preferredLocation: users.preferredLocation,
  isActive: users.isActive,
  createdAt: users.createdAt,
}

const byUsername = prepared((db) =>
  db
    .select({ ...publicUser, password: users.password })
    .from(users)
    .where(eq(users.usernameKey, sql.placeholder('key')))
    .prepare(),
)
export const findUserByUsername = (db: Db, username: string) => byUsername(db).get({ key: usernameKey(username) })

const named = prepared((db) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.usernameKey, sql.placeholder('key')))
    .prepare(),
)
/** Whether somebody has a username, by its key. */
export const hasUsername = (db: Db, key: string) => named(db).get({ key }) !== undefined

export type PhoneOwner = Pick<typeof users.$inferSelect, 'id' | 'username' | 'fullName' | 'role' | 'location'> & {
  phone: string
}
/** Everybody who has a phone number, with the number as it was stored, one by one. */
export const eachPhone = (db: Db) =>
  db.$client
    .prepare<[], PhoneOwner>(
      'select id, username, full_name as fullName, role, phone, location from users where phone is not null',
    )
    .iterate()

const byId = prepared((db) =>
  db
    .select(publicUser)
    .from(users)
    .where(eq(users.id, sql.placeholder('id')))
    .prepare(),
)
export const findUser = (db: Db, id: string) => byId(db).get({ id })

const passwordOf = prepared((db) =>
  db
    .select({ password: users.password })
    .from(users)
    .where(eq(users.id, sql.placeholder('id')))
    .prepare(),
)
export const findPassword = (db: Db, id: string) => passwordOf(db).get({ id })?.password ?? null

export const countActiveAdministrators = (db: Db) =>
  db
    .select({ rows: count() })
    .from(users)
    .where(and(eq(users.role, 'admin'), eq(users.isActive, true)))
    .get()?.rows ?? 0

/** Changes what is told of a user; the version grows. */
export const updateUser = (db: Db, id: string, change: Partial<typeof users.$inferInsert>) =>
  db
    .update(users)
    .set({
      ...change,
      ...(change.username !== undefined && { usernameKey: usernameKey(change.username) }),
      ...(change.fullName !== undefined && { sortKey: sortKey(change.fullName) }),
      version: sql`${users.version} + 1`,
    })
    .where(eq(users.id, id))
    .run()

export const updatePassword = (db: Db, id: string, password: string) =>
  db.update(users).set({ password }).where(eq(users.id, id)).run()

const farmer = prepared((db) =>
  db
    .insert(users)
    .values({
      id: sql.placeholder('id'),
      username: sql.placeholder('username'),
      usernameKey: sql.placeholder('usernameKey'),
      fullName: sql.placeholder('fullName'),
      sortKey: sql.placeholder('sortKey'),
      phone: sql.placeholder('phone'),
      email: sql.placeholder('email'),
      location: sql.placeholder('location'),
      language: sql.placeholder('language'),
      hasChosenLanguage: sql.placeholder('hasChosenLanguage'),
      preferredLocation: sql.placeholder('preferredLocation'),
      createdAt: sql.placeholder('createdAt'),
      password: '!',
      role: 'farmer',
    })
    .prepare(),
)
type FarmerRow = Pick<
  typeof users.$inferSelect,
  'username' | 'fullName' | 'language' | 'hasChosenLanguage' | 'preferredLocation' | 'createdAt'
> &
  Record<'phone' | 'email' | 'location', string | null>
/** Adds a farmer without a password, of whom an import has thousands; returns the id. */
export function insertFarmer(db: Db, row: FarmerRow) {
  const id = newId()
  farmer(db).run({ ...row, id, usernameKey: usernameKey(row.username), sortKey: sortKey(row.fullName) })
  return id
}

export const insertUser = (db: Db, row: typeof users.$inferInsert) =>
  db
    .insert(users)
    .values({ ...row, usernameKey: usernameKey(row.username), sortKey: sortKey(row.fullName) })
    .returning(publicUser)
    .get()
