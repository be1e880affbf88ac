import { getTableName, is } from 'drizzle-orm'
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core'
import * as schema from '#db/schema/index.ts'
import { once } from './once.ts'
import { PERSONAL_TABLES } from './privacy/tables.ts'

/** How the rows of a table refer to those of another, and what becomes of them when that one is deleted. */
type Reference = {
  table: string
  column: string
  parent: string
  isNullable: boolean
  onDelete: 'cascade' | 'set null' | 'other'
}

const configs = once(() =>
  Object.values(schema).flatMap((table) => (is(table, SQLiteTable) ? [getTableConfig(table)] : [])),
)

const columns = once(
  () => new Map(configs().map(({ name, columns: all }) => [name, all.map((column) => column.name)] as const)),
)
/** The names of a table's columns. */
export const columnsOf = (table: string): readonly string[] => columns().get(table)!

const references = once((): readonly Reference[] =>
  configs().flatMap(({ name, foreignKeys }) =>
    foreignKeys.map((key) => {
      const { columns: own, foreignTable } = key.reference()
      const [column] = own
      return {
        table: name,
        column: column!.name,
        parent: getTableName(foreignTable),
        isNullable: !column!.notNull,
        onDelete: key.onDelete === 'cascade' || key.onDelete === 'set null' ? key.onDelete : 'other',
      }
    }),
  ),
)
/** What refers to a table. */
export const referencesTo = (parent: string) => references().filter((reference) => reference.parent === parent)
/** What a table refers to. */
export const referencesOf = (table: string) => references().filter((reference) => reference.table === table)

const OWNERS = new Map(
  PERSONAL_TABLES.flatMap(({ table, owner, erasure }) =>
    owner && erasure === 'deleted' ? [[getTableName(table), owner.name] as const] : [],
  ),
)

/** SQL that says whose a row is; what was archived of somebody goes with the account. */
export const ownerOf = (table: string): string =>
  table === 'advisory_deliveries'
    ? '(select farmer_id from farmer_crops where id = advisory_deliveries.farmer_crop_id)'
    : (OWNERS.get(table) ?? 'null')
