import type { Db } from '#db/client.ts'
import { findAuditedRow, insertAuditEvent } from '#db/queries/operations/audit.ts'
import type { AuditedTable } from '#domain/operations/audit.ts'
import type { Role } from '#domain/roles.ts'
import { rowIdOf } from './row-id.ts'

/**
 * The row that a write is about, or several, each of which has an event of its own; and those that its answer names, by
 * `idsOf` or, without an id, by its own.
 */
export type AuditedRow<T = unknown> = {
  table?: AuditedTable
  id?: string | readonly string[]
  idsOf?: (answer: T) => readonly string[]
}

/**
 * Who does what: the actor, the path of the procedure, the moment, and the request that the log knows. What the server
 * does by itself has neither actor nor request.
 */
export type AuditedAction = {
  actor: { id: string; role: Role } | null
  action: string
  at: string
  requestId: string | null
  /** Why it was done, where that is in no column of the row. */
  reason?: string
}

/** What concerns the actor alone. */
const PERSONAL = ['farmer.notifications.', 'farmer.bookmarks.', 'farmer.preferences.']

/** Audited is what staff do, and what anybody does with money. A farmer's own records have a log of their own. */
export const isAudited = (role: Role, action: string) =>
  role === 'farmer' ? action.startsWith('finance.') : !PERSONAL.some((path) => action.startsWith(path))

/**
 * Does a write and adds to the audit what it changed, in the same transaction: of the row it names the columns that
 * differ, as they were before and are after.
 */
export function audited<T>(
  tx: Db,
  { actor, reason, ...event }: AuditedAction,
  row: AuditedRow<T> | undefined,
  work: () => T,
): T {
  const read = (id: string | null) => (row?.table && id !== null ? findAuditedRow(tx, row.table, id) : undefined)
  const before = new Map(given(row).map((id) => [id, read(id)]))
  const answer = work()
  const told = row?.idsOf?.(answer) ?? (before.size > 0 ? [] : [rowIdOf(answer)])
  const named = new Set<string | null>([...before.keys(), ...told])
  for (const id of named) {
    const [was, is] = [id === null ? undefined : before.get(id), read(id)]
    insertAuditEvent(tx, {
      ...event,
      ...differences(was, reason ? { ...is, reason } : is),
      actorId: actor?.id ?? null,
      actorRole: actor?.role ?? null,
      tableName: row?.table ?? null,
      // A ticket is named by the number that its sender knows; the audit names the row.
      rowId: rowIdOf(is ?? was) ?? id,
      subjectId: subjectOf(row, is ?? was),
    })
  }
  return answer
}

const given = (row: AuditedRow<never> | undefined) => (row?.id === undefined ? [] : [row.id].flat())

type StoredColumns = Record<string, unknown> | undefined

function differences(before: StoredColumns, after: StoredColumns) {
  const columns = Object.keys({ ...before, ...after }).filter((key) => !isSame(before?.[key], after?.[key]))
  if (columns.length === 0) return {}
  const jsonOf = (row: StoredColumns) =>
    row && JSON.stringify(Object.fromEntries(columns.map((key) => [key, row[key]])))
  return { before: jsonOf(before), after: jsonOf(after) }
}

/** Only lists and objects have to be written out to be compared. */
const isSame = (a: unknown, b: unknown) =>
  a === b || (typeof a === 'object' && typeof b === 'object' && JSON.stringify(a) === JSON.stringify(b))

/** The user whom a row belongs to: what it held is cleared from the audit when she is erased. */
function subjectOf(row: Pick<AuditedRow, 'table'> | undefined, content: StoredColumns): string | null {
  const owner =
    row?.table === 'users'
      ? content?.id
      : (content?.userId ?? content?.farmerId ?? content?.senderId ?? content?.personId)
  return typeof owner === 'string' ? owner : null
}
