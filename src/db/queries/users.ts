import { eq, sql } from 'drizzle-orm'
import { type Db, prepared } from '#db/client.ts'
import { users } from '#db/schema/index.ts'

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
  preferredLocation: users.preferredLocation,
  isActive: users.isActive,
  createdAt: users.createdAt,
}

const byUsername = prepared((db) =>
  db
    .select({ ...publicUser, password: users.password })
    .from(users)
    .where(sql`lower(${users.username}) = lower(${sql.placeholder('username')})`)
    .prepare(),
)
export const findUserByUsername = (db: Db, username: string) => byUsername(db).get({ username })

const byId = prepared((db) =>
  db
    .select(publicUser)
    .from(users)
    .where(eq(users.id, sql.placeholder('id')))
    .prepare(),
)
export const findUser = (db: Db, id: string) => byId(db).get({ id })

export const insertUser = (db: Db, row: typeof users.$inferInsert) =>
  db.insert(users).values(row).returning(publicUser).get()
