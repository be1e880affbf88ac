import { and, count, eq, sql } from 'drizzle-orm'
import { columnsOf, ownerOf, referencesOf, referencesTo } from '#db/archive-tables.ts'
import type { Db } from '#db/client.ts'
import { type Order, preparedPages } from '#db/page.ts'
import { archive, archiveRows, users } from '#db/schema/index.ts'
import { ARCHIVED, type ArchivedKind } from '#domain/operations/archive.ts'

type Root = { table: string; title: string }
type Deleted = {
  kind: ArchivedKind
  recordId: string
  deletedBy: string
  deletedAt: string
  /** Where not the record itself is deleted but a part of it: the part's table, and the title of the whole. */
  root?: Root
  within?: string
}

/**
 * Deletes a record, and keeps it in the archive with everything that the database deletes with it. Undefined where there
 * is no such record. All work is done in SQL, so that a crop with a hundred thousand prices takes no memory.
 */
export function archiveRecord(tx: Db, { kind, recordId, root = ARCHIVED[kind], within, ...by }: Deleted) {
  const { table, title } = root
  const record = tx.$client.prepare(`select ${title} as title from ${table} where id = ?`).get(recordId) as
    | { title: string }
    | undefined
  if (!record) return undefined
  const { id } = tx
    .insert(archive)
    .values({ kind, recordId, title: within ? `${within}: ${record.title}` : record.title, counts: {}, ...by })
    .returning()
    .get()
  copy(tx, id, table, 'id = ?', recordId)
  copyWhatHangsOn(tx, id, table)
  const counts = countsOf(tx, id, table)
  tx.update(archive).set({ counts }).where(eq(archive.id, id)).run()
  tx.$client.prepare(`delete from ${table} where id = ?`).run(recordId)
  return { id, kind, recordId }
}

const jsonOf = (table: string) =>
  `json_object(${columnsOf(table)
    .map((column) => `'${column}', ${table}.${column}`)
    .join(', ')})`

function copy(tx: Db, archiveId: string, table: string, where: string, ...values: string[]): number {
  const insert = `insert into archive_rows (archive_id, table_name, owner_id, content)
    select ?, '${table}', ${ownerOf(table)}, ${jsonOf(table)} from ${table} where ${where}`
  return tx.$client.prepare(insert).run(archiveId, ...values).changes
}

/** The ids of what is archived of a table. */
const ARCHIVED_IDS = `select json_extract(content, '$.id') from archive_rows
  where archive_id = ? and table_name = ? and link_column is null`

function copyWhatHangsOn(tx: Db, archiveId: string, parent: string) {
  for (const { table, column, onDelete } of referencesTo(parent)) {
    const where = `${column} in (${ARCHIVED_IDS})`
    if (onDelete === 'cascade' && copy(tx, archiveId, table, where, archiveId, parent) > 0)
      copyWhatHangsOn(tx, archiveId, table)
    if (onDelete === 'set null') {
      const link = `insert into archive_rows (archive_id, table_name, link_column, owner_id, content)
        select ?, '${table}', '${column}', ${ownerOf(table)}, json_object('id', id, '${column}', ${column})
        from ${table} where ${where}`
      tx.$client.prepare(link).run(archiveId, archiveId, parent)
    }
  }
}

/** How many rows of which tables went with a record. */
const countsOf = (tx: Db, archiveId: string, root: string) =>
  Object.fromEntries(
    tx
      .select({ table: archiveRows.tableName, rows: count() })
      .from(archiveRows)
      .where(and(eq(archiveRows.archiveId, archiveId), sql`${archiveRows.linkColumn} is null`))
      .groupBy(archiveRows.tableName)
      .all()
      .filter(({ table }) => table !== root)
      .map(({ table, rows }) => [table, rows]),
  )

/** How many rows of which tables the database would delete with a record. */
export function countDependents(db: Db, root: string, recordId: string): Record<string, number> {
  const dependents = (parent: string, ids: string): [string, number][] =>
    referencesTo(parent)
      .filter(({ onDelete }) => onDelete === 'cascade')
      .flatMap(({ table, column }) => {
        const where = `${column} in (${ids})`
        const rows = db.$client.prepare(`select count(*) from ${table} where ${where}`).pluck().get(recordId) as number
        return rows === 0 ? [] : [[table, rows], ...dependents(table, `select id from ${table} where ${where}`)]
      })
  return Object.fromEntries(dependents(root, '?'))
}

export const findArchived = (db: Db, id: string) => db.select().from(archive).where(eq(archive.id, id)).get()

/**
 * Puts a record back with its ids, and what went with it as far as what that refers to is still there. Answers its
 * table, and whether it is back: not where another row has taken its place, or what it stood in is gone. A column that
 * is newer than the archive gets its default.
 */
export function restoreArchived(tx: Db, id: string): { table: string; isBack: boolean } {
  const tables = tx.$client
    .prepare<[string], { table_name: string; link_column: string | null }>(
      'select table_name, link_column from archive_rows where archive_id = ? group by 1, 2 order by min(id)',
    )
    .all(id)
  // The record itself was archived first.
  const root = tables[0]!.table_name
  for (const { table_name: table, link_column: column } of tables) {
    const put = column === null ? putBack(tx, id, table) : link(tx, id, table, column)
    if (table === root && put === 0) return { table, isBack: false }
  }
  tx.delete(archive).where(eq(archive.id, id)).run()
  return { table: root, isBack: true }
}

function putBack(tx: Db, archiveId: string, table: string): number {
  const stored = tx.$client
    .prepare<[string, string], string>(
      'select key from json_each((select content from archive_rows where archive_id = ? and table_name = ? and link_column is null limit 1))',
    )
    .pluck()
    .all(archiveId, table)
  const columns = columnsOf(table).filter((column) => stored.includes(column))
  const references = new Map(referencesOf(table).map((reference) => [reference.column, reference]))
  const value = (column: string) => `json_extract(archive_rows.content, '$.${column}')`
  const isThere = (column: string) =>
    `exists (select 1 from ${references.get(column)!.parent} where id = ${value(column)})`
  const values = columns.map((column) =>
    references.get(column)?.isNullable ? `iif(${isThere(column)}, ${value(column)}, null)` : value(column),
  )
  const needed = columns.filter((column) => references.has(column) && !references.get(column)!.isNullable).map(isThere)
  const insert = `insert or ignore into ${table} (${columns.join(', ')}) select ${values.join(', ')} from archive_rows
    where ${['archive_id = ?', 'table_name = ?', 'link_column is null', ...needed].join(' and ')} order by archive_rows.id`
  return tx.$client.prepare(insert).run(archiveId, table).changes
}

function link(tx: Db, archiveId: string, table: string, column: string): number {
  const update = `update ${table} set ${column} = stored.value from (
      select json_extract(content, '$.id') as id, json_extract(content, '$.${column}') as value from archive_rows
      where archive_id = ? and table_name = ? and link_column = ?
    ) as stored where ${table}.id = stored.id and ${table}.${column} is null`
  return tx.$client.prepare(update).run(archiveId, table, column).changes
}

const listed = {
  id: archive.id,
  kind: archive.kind,
  recordId: archive.recordId,
  title: archive.title,
  counts: archive.counts,
  deletedBy: users.fullName,
  deletedAt: archive.deletedAt,
}
const NEWEST: Order<{ id: string; deletedAt: string }> = {
  keys: [
    { by: archive.deletedAt, kind: 'string', of: (row) => row.deletedAt, isDescending: true },
    { by: archive.id, kind: 'string', of: (row) => row.id, isDescending: true },
  ],
}
/** A page of what was deleted, the last first. */
export const listArchive = preparedPages(NEWEST, (db, { after, orderBy, most }) =>
  db
    .select(listed)
    .from(archive)
    .leftJoin(users, eq(users.id, archive.deletedBy))
    .where(after)
    .orderBy(...orderBy)
    .limit(most)
    .prepare(),
)
