import type { Db } from '#db/client.ts'
import { listRowChanges } from '#db/queries/operations/audit.ts'
import type { AuditedTable } from '#domain/operations/audit.ts'
import { EditConflict } from '#domain/problem.ts'
import { conflictOf, isSame } from './edit-row.ts'

type Content = Record<string, unknown>
type VersionedRow = Content & { id: string; version: number }
type Edit = { id: string; version?: number | undefined; settled?: string[] | undefined }

/**
 * An edit that was made from an older version, joined with what others wrote since, as the audit tells it: a field that
 * its author left alone stays as the others wrote it, and one that they left alone becomes what its author wrote. Where
 * both wrote one otherwise it is refused, unless the author has settled that field. Where the audit does not know every
 * version since, the edit stays as it is.
 */
export function mergeEdit<E extends Edit>(tx: Db, table: AuditedTable, row: VersionedRow | undefined, edit: E): E {
  const { version, settled = [] } = edit
  if (!row || version === undefined || version === row.version) return edit
  const base = baseOf(tx, table, row, version)
  if (!base) return edit
  const touched = Object.entries(edit).filter(([field, mine]) => !(field in base) || !isSame(mine, base[field]))
  const clashing = touched.filter(([field, mine]) => isClash(field, mine, { base, row }) && !settled.includes(field))
  if (clashing.length > 0) throw new EditConflict(clashing.map(([field, mine]) => conflictOf(field, mine, row[field])))
  return { ...(Object.fromEntries(touched) as E), id: row.id, version: row.version }
}

const isClash = (field: string, mine: unknown, { base, row }: { base: Content; row: Content }) =>
  field in base &&
  field !== 'version' &&
  mine !== undefined &&
  !isSame(mine, row[field]) &&
  // Written and taken back: nobody's word is lost.
  !isSame(base[field], row[field])

/** What stood, at a version, in the fields that were written since; null where a version since is unknown. */
function baseOf(tx: Db, table: AuditedTable, { id, version: current }: VersionedRow, version: number): Content | null {
  const since = listRowChanges(tx, table, id)
    .flatMap(({ before }) => (before === null ? [] : [JSON.parse(before) as Content]))
    .filter((before) => typeof before.version === 'number' && before.version >= version)
  const known = new Set(since.map((before) => before.version))
  for (let each = version; each < current; each++) if (!known.has(each)) return null
  // The newest comes first, so that the oldest word of a field is the last one written.
  return Object.assign({}, ...since)
}
