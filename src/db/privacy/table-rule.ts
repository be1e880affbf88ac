import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type * as schema from '#db/schema/index.ts'

type Schema = typeof schema
/** The tables of the schema, by the names that they have in the code. */
export type TableKey = { [K in keyof Schema]: Schema[K] extends SQLiteTable ? K : never }[keyof Schema]
type ColumnOf<K extends TableKey> = keyof Schema[K]['_']['columns'] & string

type Anybody<K extends TableKey> = {
  /** How long a row is kept, and what removes it. */
  kept: string
  /** Columns with the user who wrote it or holds an office in it: the database forgets who, when the user's row goes. */
  authors?: readonly ColumnOf<K>[]
  /** Columns with the user who decided or bought: that somebody did stays on record, so that the user's row stays too. */
  deciders?: readonly ColumnOf<K>[]
}

/** A table that holds nothing of a person, but perhaps who wrote it. */
type NobodysRule<K extends TableKey> = Anybody<K> & {
  holds: null
  /** Why the words in it are not those of a person, or what of a person may still be in it. */
  because: string
}

/** A table whose rows are each of one person. */
type PersonsRule<K extends TableKey> = Anybody<K> & {
  /** What it holds of a person. */
  holds: string
  /** The column with the person's id. */
  owner?: ColumnOf<K>
  /** Or the columns that refer to a row of the person in another table. */
  below?: { readonly [column in ColumnOf<K>]?: TableKey }
  /** The name of its rows in the person's export, and the columns that it leaves out. Or why it is not exported. */
  exported: { as: string; without?: readonly ColumnOf<K>[] } | { not: string }
  erasure: Erasure<K>
}

/** What becomes of a person's rows when the person is erased. */
type Erasure<K extends TableKey> =
  | 'deleted'
  | {
      /** Why the row stays. */
      stays: string
      /** What its columns hold afterwards: nothing, or an empty text where the column must have one. */
      clears: { readonly [column in ColumnOf<K>]?: null | '' }
      /** The columns with words that stay, because the books need them and they say nothing of the person. */
      keeps: readonly ColumnOf<K>[]
    }

type RuleOf<K extends TableKey> = NobodysRule<K> | PersonsRule<K>
/** A rule for every table of the schema: one that lacks does not compile. */
export type TableRules = { readonly [K in TableKey]: RuleOf<K> }

/** How many days what grows is kept, by the job that removes it (server/jobs/retention.ts). */
export const RETENTION_DAYS = {
  /** They end by themselves. */
  sessions: 0,
  /** An outbox asks again for what it never heard within 90 days, so that its answers stay longer. */
  answers: 100,
  /** Nearly every repetition comes within hours; a later one is answered from the row as it is. */
  wholeAnswers: 3,
  notifications: 365,
  /** The throttle of logins looks back a quarter of an hour. */
  loginFailures: 1,
  /** The limits of codes look back a day. */
  phoneCodes: 1,
  ussdSessions: 30,
  receivedMessages: 180,
  /** A growing season and the one after it: whoever asked has no account by which to have it removed. */
  visitorRequests: 365,
  earlyReports: 30,
} as const

/** Until the account goes, by the person or by an administrator. */
export const WITH_ACCOUNT = 'with the account'
/** What the books need. */
export const FOR_EVER = 'for ever'
/** What the team writes and removes by hand. */
export const BY_HAND = 'until an administrator removes it'
