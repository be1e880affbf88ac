import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { createdAt, enumCheck, flag, id, instant } from '#db/columns.ts'
import { CODE_WAYS, PROOFS } from '#domain/people/phone/phone-proof.ts'
import { ROLES } from '#domain/roles.ts'
import { keysOf } from '#domain/table.ts'

/** Everyone who can sign in. `password` holds a hash in PHC form, or '!' for an account without a password. */
export const users = sqliteTable(
  'users',
  {
    id: id(),
    username: text('username').notNull(),
    /**
     * The name as it is looked for: one key for all ways of typing it (`usernameKey`). Every insert of ours writes it.
     */
    usernameKey: text('username_key'),
    password: text('password').notNull(),
    email: text('email'),
    phone: text('phone'),
    role: text('role', { enum: keysOf(ROLES) })
      .notNull()
      .default('farmer'),
    fullName: text('full_name').notNull(),
    /** By what the name stands in lists (`sortKey`). Every insert of ours writes it, and triggers where another one did not. */
    sortKey: text('sort_key').notNull().default(''),
    location: text('location'),
    language: text('language').notNull().default('english'),
    /** Whether somebody chose the language for this person; else it is the default, and each phone reads in its own. */
    hasChosenLanguage: flag('has_chosen_language').notNull().default(false),
    preferredLocation: text('preferred_location').notNull().default('Lagos, Nigeria'),
    isActive: flag('is_active').notNull().default(true),
    /** Grows with every change of the row, so that an edit made from an older copy is noticed. */
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
  },
  (t) => [
    enumCheck('users_role', t.role, keysOf(ROLES)),
    // One name however it is typed: a phone keyboard capitalises the first letter.
    uniqueIndex('users_username').on(sql`lower(${t.username})`),
    uniqueIndex('users_username_key').on(t.usernameKey),
    index('users_role_created').on(t.role, t.createdAt, t.id),
    index('users_created').on(t.createdAt, t.id),
    index('users_sort').on(t.sortKey, t.id),
    index('users_role_sort').on(t.role, t.sortKey, t.id),
    index('users_no_phone').on(t.createdAt, t.id).where(sql`phone is null`),
    index('users_weather_place').on(t.preferredLocation).where(sql`role = 'farmer' and is_active`),
    index('users_inactive').on(t.createdAt, t.id).where(sql`is_active = 0`),
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
    /** When its owner signed in: it ends some months after that, however much it is used. */
    createdAt: createdAt(),
    /** When it was used last, to the hour. */
    usedAt: instant('used_at').notNull().default(sql`(strftime('%Y-%m-%dT%H:%M:%fZ','now'))`),
    /** The browser by its name, 'Chrome on Android'; null where it is unknown. */
    device: text('device'),
  },
  (t) => [index('sessions_user').on(t.userId), index('sessions_expiry').on(t.expiresAt)],
)

/** The key that an authenticator app shares with the server (RFC 6238). It counts once its first code was entered. */
export const totpSecrets = sqliteTable('totp_secrets', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Base32, as it is typed into an app. */
  secret: text('secret').notNull(),
  confirmedAt: instant('confirmed_at'),
  /** The newest time step of which a code was used: a code opens one session and no second one. */
  lastStep: integer('last_step').notNull().default(0),
  createdAt: createdAt(),
})

/** Codes for users who lost their authenticator app; each works once. Only hashes are stored. */
export const recoveryCodes = sqliteTable(
  'recovery_codes',
  {
    id: id(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    hash: text('hash').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [index('recovery_codes_user').on(t.userId)],
)

/** Failed logins of the last minutes, for the throttle. `who` is a hash of username and address. */
export const loginFailures = sqliteTable(
  'login_failures',
  { id: integer('id').primaryKey(), who: text('who').notNull(), at: instant('at').notNull() },
  (t) => [index('login_failures_who_at').on(t.who, t.at), index('login_failures_at').on(t.at)],
)

/**
 * A code that an administrator hands to somebody who forgot the password: it sets a new one, once. Only its hash is
 * stored.
 */
export const passwordCodes = sqliteTable('password_codes', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  hash: text('hash').notNull(),
  expiresAt: instant('expires_at').notNull(),
})

/**
 * The numbers that a user has proved, in international form: what comes from one is its user's. Members of a household
 * may each prove the same number.
 */
export const provedPhones = sqliteTable(
  'proved_phones',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    phone: text('phone').notNull(),
    proof: text('proof', { enum: keysOf(PROOFS) }).notNull(),
    provedAt: instant('proved_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.phone] }),
    enumCheck('proved_phones_proof', t.proof, keysOf(PROOFS)),
    index('proved_phones_phone').on(t.phone),
  ],
)

/**
 * Codes that prove a number: one that was sent to it, or one that the screen shows and that is typed into the menu of
 * USSD. Only hashes are stored. A spent code stays for a day, because it counts for the limits.
 */
export const phoneCodes = sqliteTable(
  'phone_codes',
  {
    id: id(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    phone: text('phone').notNull(),
    way: text('way', { enum: keysOf(CODE_WAYS) }).notNull(),
    hash: text('hash').notNull(),
    triesLeft: integer('tries_left').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    enumCheck('phone_codes_way', t.way, keysOf(CODE_WAYS)),
    index('phone_codes_user').on(t.userId, t.createdAt),
    index('phone_codes_phone').on(t.phone, t.createdAt),
    index('phone_codes_created').on(t.createdAt),
  ],
)

/**
 * Changes of a proved number in a profile. The old number is told, and may object for a week; money goes to the new one
 * after a day.
 */
export const phoneChanges = sqliteTable(
  'phone_changes',
  {
    id: id(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    oldPhone: text('old_phone').notNull(),
    /** How the old one was proved: it is proved again where the change is undone. */
    oldProof: text('old_proof', { enum: keysOf(PROOFS) }).notNull(),
    /** Null where the number was only taken away. */
    newPhone: text('new_phone'),
    createdAt: createdAt(),
    /** When its user changed it back. */
    undoneAt: instant('undone_at'),
    /** When the old number said that it was not its user. */
    objectedAt: instant('objected_at'),
  },
  (t) => [
    enumCheck('phone_changes_old_proof', t.oldProof, keysOf(PROOFS)),
    index('phone_changes_user').on(t.userId, t.createdAt, t.id),
    index('phone_changes_old_phone').on(t.oldPhone, t.createdAt, t.id),
  ],
)
