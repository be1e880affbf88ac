import { getTableColumns } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import * as schema from '#db/schema/index.ts'
import { ACCOUNT_RULES } from './rules/accounts.ts'
import { FARMING_RULES } from './rules/farming.ts'
import { GROUP_RULES } from './rules/groups.ts'
import { MESSAGE_RULES } from './rules/messages.ts'
import { MONEY_RULES } from './rules/money.ts'
import type { TableKey, TableRules } from './table-rule.ts'

/** What every table holds of people, how long, and what becomes of it: the one source of export, erasure and page. */
const TABLE_RULES: TableRules = {
  ...ACCOUNT_RULES,
  ...MESSAGE_RULES,
  ...FARMING_RULES,
  ...MONEY_RULES,
  ...GROUP_RULES,
}

/** A rule with its table and its columns, for those who treat all tables alike. */
export type PersonalTable = {
  key: TableKey
  table: SQLiteTable
  holds: string
  kept: string
  owner: SQLiteColumn | null
  below: readonly { column: SQLiteColumn; parent: TableKey }[]
  exported: { as: string; without: readonly string[] } | { not: string }
  erasure: 'deleted' | { stays: string; clears: Readonly<Record<string, null | ''>>; keeps: readonly string[] }
}
/** What a rule says, where it is of no matter which table it is for. */
type AnyRule = {
  holds: string | null
  kept: string
  because?: string
  owner?: string
  below?: Readonly<Record<string, TableKey>>
  exported?: { as: string; without?: readonly string[] } | { not: string }
  erasure?: PersonalTable['erasure']
  authors?: readonly string[]
  deciders?: readonly string[]
}

const entries = Object.entries(TABLE_RULES) as [TableKey, AnyRule][]

const TABLES: Readonly<Record<TableKey, SQLiteTable>> = schema
export const tableOf = (key: TableKey): SQLiteTable => TABLES[key]
const columnOf = (key: TableKey, name: string) => getTableColumns(TABLES[key])[name] as SQLiteColumn

/** The tables that hold rows of one person each. */
export const PERSONAL_TABLES: readonly PersonalTable[] = entries.flatMap(([key, rule]) => {
  const { holds, kept, owner, below = {}, exported, erasure } = rule
  if (holds === null || !exported || !erasure) return []
  return {
    key,
    table: TABLES[key],
    holds,
    kept,
    owner: owner ? columnOf(key, owner) : null,
    below: Object.entries(below).map(([name, parent]) => ({ column: columnOf(key, name), parent })),
    exported: 'as' in exported ? { as: exported.as, without: exported.without ?? [] } : exported,
    erasure,
  }
})

/** The tables that hold nothing of a person, and why. */
export const NOBODYS_TABLES: readonly { key: TableKey; because: string; kept: string }[] = entries.flatMap(
  ([key, { holds, because, kept }]) => (holds === null && because ? { key, because, kept } : []),
)

const columnsOf = (kind: 'authors' | 'deciders') =>
  entries.flatMap(([key, rule]) => (rule[kind] ?? []).map((name) => ({ key, name, column: columnOf(key, name) })))
/** Columns with who wrote it, which the database forgets. */
export const AUTHORS = columnsOf('authors')
/** Columns with who decided, which stay. */
export const DECIDERS = columnsOf('deciders')
