import { eq, getTableColumns, inArray, or, type SQL } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Db } from '../client.ts'
import type { TableKey } from './table-rule.ts'
import { PERSONAL_TABLES, type PersonalTable } from './tables.ts'

const BY_KEY = new Map<TableKey, PersonalTable>(PERSONAL_TABLES.map((each) => [each.key, each]))
const parentOf = (key: TableKey): PersonalTable => {
  const parent = BY_KEY.get(key)
  if (!parent) throw new Error(`${key} holds rows of nobody, so that nothing below it is a person's`)
  return parent
}

/** The condition that a row is of a person: by its owner, or by the rows above it. */
export function isOfPerson(db: Db, { owner, below }: PersonalTable, userId: string): SQL {
  const ways = below.map(({ column, parent }) => inArray(column, idsOfPerson(db, parentOf(parent), userId)))
  return or(owner ? eq(owner, userId) : undefined, ...ways)!
}

/** The ids of a person's rows of a table, as a question within another one. */
export const idsOfPerson = (db: Db, of: PersonalTable, userId: string) =>
  db
    .select({ id: idOf(of)! })
    .from(of.table)
    .where(isOfPerson(db, of, userId))

/** The column with a row's id; null where rows have none. */
export const idOf = ({ table }: PersonalTable): SQLiteColumn | null =>
  (getTableColumns(table).id as SQLiteColumn | undefined) ?? null

const depthOf = ({ below }: PersonalTable): number =>
  Math.max(0, ...below.map(({ parent }) => 1 + depthOf(parentOf(parent))))

/** The tables of people, what lies below others first: it is found by the rows above it, while they are there. */
export const DEEPEST_FIRST: readonly PersonalTable[] = PERSONAL_TABLES.toSorted((a, b) => depthOf(b) - depthOf(a))
