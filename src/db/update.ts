import { eq, getTableName, is, SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Db } from './client.ts'

type Change = Record<string, unknown>
type Statement = { run: (values: Change) => unknown }

const statements = new WeakMap<Db, Map<string, Statement>>()

/** Changes the row of an id by a statement that is built once for its columns: building it costs more than running it. */
export function updateRow<T extends SQLiteTable & { id: SQLiteColumn }>(
  db: Db,
  table: T,
  id: string,
  change: Partial<T['$inferInsert']>,
): void {
  const entries = Object.entries(change as Change).filter(([, value]) => value !== undefined)
  if (entries.length === 0) return
  if (entries.some(([, value]) => is(value, SQL))) throw new TypeError('A computed value needs a statement of its own')
  statementFor(db, table, entries).run({ ...Object.fromEntries(entries), rowId: id })
}

function statementFor(db: Db, table: SQLiteTable & { id: SQLiteColumn }, entries: [string, unknown][]): Statement {
  const known = statements.get(db) ?? new Map<string, Statement>()
  statements.set(db, known)
  // A null is written into the statement: a column with a coder of its own would be given it to encode.
  const key = `${getTableName(table)} ${entries.map(([name, value]) => (value === null ? `-${name}` : name)).join()}`
  const statement = known.get(key) ?? build(db, table, entries)
  known.set(key, statement)
  return statement
}

const build = (db: Db, table: SQLiteTable & { id: SQLiteColumn }, entries: [string, unknown][]): Statement =>
  db
    .update(table)
    .set(Object.fromEntries(entries.map(([name, value]) => [name, value === null ? null : sql.placeholder(name)])))
    .where(eq(table.id, sql.placeholder('rowId')))
    .prepare()
