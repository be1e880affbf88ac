import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { closedSet, createdAt, flag, id, instant } from '#db/columns.ts'
import { ROLES } from '#domain/roles.ts'
import { idsOf } from '#domain/table.ts'

/** Everyone who can sign in. `password` holds a hash in PHC form, or '!' for an account without a password. */
export const users = sqliteTable(
  'users',
  {
    id: id(),
    username: text('username').notNull(),
    password: text('password').notNull(),
    email: text('email'),
    phone: text('phone'),
    role: text('role', { enum: idsOf(ROLES) })
      .notNull()
      .default('farmer'),
    fullName: text('full_name').notNull(),
    location: text('location'),
    language: text('language').notNull().default('english'),
    preferredLocation: text('preferred_location').notNull().default('Lagos, Nigeria'),
    isActive: flag('is_active').notNull().default(true),
    createdAt: createdAt(),
  },
  (t) => [
    closedSet('users_role', t.role, idsOf(ROLES)),
    // One name however it is typed: a phone keyboard capitalises the first letter.
    uniqueIndex('users_username').on(sql`lower(${t.username})`),
    index('users_role_created').on(t.role, t.createdAt, t.id),
  ],
)

/** Live sessions. `id` is the SHA-256 of the token; the token itself is never stored. */
export const sessions = sqliteTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('sessions_user').on(t.userId), index('sessions_expiry').on(t.expiresAt)],
)

/** Failed logins of the last minutes, for the throttle. `who` is a hash of username and address. */
export const loginFailures = sqliteTable(
  'login_failures',
  { id: integer('id').primaryKey(), who: text('who').notNull(), at: instant('at').notNull() },
  (t) => [index('login_failures_who_at').on(t.who, t.at), index('login_failures_at').on(t.at)],
)
