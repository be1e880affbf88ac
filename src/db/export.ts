import { getTableName, is } from 'drizzle-orm'
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Db } from './client.ts'
import { once } from './once.ts'
import * as schema from './schema/index.ts'

/** What an export leaves out: sessions, codes, keys, and what repeats the answers of writes. */
const LEFT_OUT: ReadonlySet<string> = new Set(
  [
    schema.sessions,
    schema.totpSecrets,
    schema.recoveryCodes,
    schema.passwordCodes,
    schema.calendarKeys,
    schema.pushSubscriptions,
    schema.idempotentResponses,
    schema.settings,
  ].map(getTableName),
)
const LEFT_OUT_COLUMNS: ReadonlySet<string> = new Set(['users.password'])

/** A column as the export describes it: its type in SQLite, and the table and column to which it refers. */
type ExportedColumn = { name: string; type: string; nullable: boolean; refersTo: string | null }
export type ExportedTable = { name: string; columns: ExportedColumn[] }

/** The tables of an export with their columns, by name. */
export const exportedTables = once((): readonly ExportedTable[] =>
  Object.values(schema)
    .flatMap((table) => (is(table, SQLiteTable) ? [getTableConfig(table)] : []))
    .filter(({ name }) => !LEFT_OUT.has(name))
    .map(({ name, columns, foreignKeys }) => {
      const references = new Map(
        foreignKeys.map((key) => {
          const { columns: own, foreignTable, foreignColumns } = key.reference()
          return [own[0]?.name, `${getTableName(foreignTable)}.${foreignColumns[0]?.name}`]
        }),
      )
      return {
        name,
        columns: columns
          .filter((column) => !LEFT_OUT_COLUMNS.has(`${name}.${column.name}`))
          .map((column) => ({
            name: column.name,
            type: column.getSQLType(),
            nullable: !column.notNull,
            refersTo: references.get(column.name) ?? null,
          })),
      }
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1)),
)

export type ExportedCell = string | number | null

/** Runs `work` on one state of the database, however much is written meanwhile. */
export function atOneMoment<T>(db: Db, work: () => T): T {
  return db.$client.transaction(work).deferred()
}

/** The rows of a table, one after the other, in the order of its columns. */
export const rowsOf = (db: Db, { name, columns }: ExportedTable): IterableIterator<ExportedCell[]> =>
  db.$client
    .prepare(`select ${columns.map((column) => `"${column.name}"`).join(', ')} from "${name}" order by rowid`)
    .raw()
    .iterate() as IterableIterator<ExportedCell[]>
