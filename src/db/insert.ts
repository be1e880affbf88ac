import { getTableColumns, getTableName } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { type Db, prepared } from './client.ts'
import { makerOf } from './quick-rows.ts'

type RowValues = Record<string, unknown>
type Field = [name: string, column: SQLiteColumn]

/**
 * Inserts a row by a statement that is built once for the columns that it gives: to build it takes as long as to run it,
 * and drizzle looks up for each value of each row what to make of it, which here is known beforehand.
 */
export function insertRow<T extends SQLiteTable>(db: Db, table: T, row: T['$inferInsert']): void {
  const filled = withDefaults(table, row)
  insertionOf(db, table, filled).run(filled)
}

/** The same for a table whose rows have an id; answers it. */
export function insertWithId<T extends SQLiteTable & { $inferInsert: { id?: string } }>(
  db: Db,
  table: T,
  row: T['$inferInsert'],
): { id: string } {
  const filled = withDefaults(table, row)
  insertionOf(db, table, filled).run(filled)
  return { id: filled.id as string }
}

/** The same; answers the row with what the database filled in. */
export function insertReturning<T extends SQLiteTable>(db: Db, table: T, row: T['$inferInsert']): T['$inferSelect'] {
  const filled = withDefaults(table, row)
  return insertionOf(db, table, filled).get(filled)
}

const fields = new WeakMap<SQLiteTable, Field[]>()

function fieldsOf(table: SQLiteTable): Field[] {
  const known = fields.get(table) ?? Object.entries(getTableColumns(table))
  fields.set(table, known)
  return known
}

/** What the schema fills in, as ids; what the database fills in is left out. */
function withDefaults(table: SQLiteTable, row: RowValues): RowValues {
  const filled: RowValues = {}
  for (const [name, column] of fieldsOf(table)) {
    const value = row[name] === undefined ? column.defaultFn?.() : row[name]
    if (value !== undefined) filled[name] = value
  }
  return filled
}

type Insertion = ReturnType<typeof buildInsertion>

const insertionsOf = prepared(() => new Map<string, Insertion>())

function insertionOf(db: Db, table: SQLiteTable, row: RowValues): Insertion {
  const known = insertionsOf(db)
  const key = `${getTableName(table)} ${Object.keys(row).join()}`
  const insertion = known.get(key) ?? buildInsertion(db, table, row)
  known.set(key, insertion)
  return insertion
}

function buildInsertion({ $client }: Db, table: SQLiteTable, row: RowValues) {
  const all = fieldsOf(table)
  const given = all.filter(([name]) => name in row)
  const into = `insert into "${getTableName(table)}" (${namesOf(given)}) values (${given.map(() => '?').join()})`
  const valuesOf = (row: RowValues) => given.map(([name, column]) => encoded(column, row[name]))
  const plain = $client.prepare(into)
  const returning = $client.prepare<unknown[], unknown[]>(`${into} returning ${namesOf(all)}`).raw()
  const { make } = makerOf(Object.fromEntries(all), 0)
  return {
    run: (row: RowValues) => plain.run(valuesOf(row)),
    get: (row: RowValues) => make(returning.get(valuesOf(row))!),
  }
}

const namesOf = (fields: Field[]) => fields.map(([, { name }]) => `"${name}"`).join()

/** A column that has a coder of its own is not given a null to encode. */
const encoded = (column: SQLiteColumn, value: unknown) => (value === null ? null : column.mapToDriverValue(value))
