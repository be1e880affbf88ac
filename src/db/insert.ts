import { getTableColumns, getTableName, is, SQL, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Db } from './client.ts'

type Row = Record<string, unknown>
type Statement = { run: (values: Row) => unknown; get: (values: Row) => unknown }

const statements = new WeakMap<Db, Map<string, Statement>>()

/** Inserts a row by a statement that is built once for its columns: building it costs as much as running it. */
export function insertRow<T extends SQLiteTable>(db: Db, table: T, row: T['$inferInsert']): void {
  const filled = withDefaults(table, row)
  statementFor(db, table, filled, 'nothing').run(filled)
}

/** The same for a table whose rows have an id; answers it. */
export function insertWithId<T extends SQLiteTable & { $inferInsert: { id?: string } }>(
  db: Db,
  table: T,
  row: T['$inferInsert'],
): { id: string } {
  const filled = withDefaults(table, row)
  statementFor(db, table, filled, 'nothing').run(filled)
  return { id: filled.id as string }
}

/** The same; answers the row with what the database filled in. */
export function insertReturning<T extends SQLiteTable>(db: Db, table: T, row: T['$inferInsert']): T['$inferSelect'] {
  const filled = withDefaults(table, row)
  return statementFor(db, table, filled, 'row').get(filled) as T['$inferSelect']
}

/** What the schema fills in, as ids; what the database fills in is left out. */
function withDefaults(table: SQLiteTable, row: Row): Row {
  const filled: Row = {}
  for (const [name, column] of Object.entries(getTableColumns(table))) {
    const value = row[name] === undefined ? column.defaultFn?.() : row[name]
    if (value !== undefined) filled[name] = value
  }
  return filled
}

function statementFor(db: Db, table: SQLiteTable, row: Row, answers: 'nothing' | 'row'): Statement {
  const entries = Object.entries(row)
  if (entries.some(([, value]) => is(value, SQL))) return build(db, table, row, answers)
  const known = statements.get(db) ?? new Map<string, Statement>()
  statements.set(db, known)
  // A null is written into the statement: a column with a coder of its own would be given it to encode.
  const key = `${answers} ${getTableName(table)} ${entries.map(([name, value]) => (value === null ? `-${name}` : name)).join()}`
  const statement = known.get(key) ?? build(db, table, placeholdersFor(entries), answers)
  known.set(key, statement)
  return statement
}

const placeholdersFor = (entries: [string, unknown][]) =>
  Object.fromEntries(entries.map(([name, value]) => [name, value === null ? null : sql.placeholder(name)]))

function build(db: Db, table: SQLiteTable, values: Row, answers: 'nothing' | 'row'): Statement {
  const insert = db.insert(table).values(values)
  return answers === 'row' ? insert.returning().prepare() : insert.prepare()
}
