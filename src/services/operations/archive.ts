import type { Db } from '#db/client.ts'
import { countUsesOfCrop } from '#db/queries/crops/crops.ts'
import { findPlace } from '#db/queries/learning/course-parts.ts'
import { archiveRecord, countDependents, findArchived, restoreArchived } from '#db/queries/operations/archive.ts'
import { partKindOf } from '#domain/learning/build/course-part.ts'
import { ARCHIVED, type ArchivedKind } from '#domain/operations/archive.ts'
import { InUse, problem } from '#domain/problem.ts'
import { placeRestored } from '#services/learning/build/remove-part.ts'
import type { Actor } from '../people/actor.ts'

/** Deletes a record with all that the database deletes with it; for some days it can be restored. */
export function deleteRecord(tx: Db, kind: ArchivedKind, recordId: string, { user, now }: Pick<Actor, 'user' | 'now'>) {
  const uses = usesOf(tx, kind, recordId)
  if (isInUse(uses)) throw new InUse(uses)
  const archived = archiveRecord(tx, { kind, recordId, deletedBy: user.id, deletedAt: now().toISOString() })
  if (!archived) throw problem('notFound')
  return { id: recordId, archiveId: archived.id }
}

/** How many rows of which tables would go with a record, and whether it can go at all. */
export const previewDeletion = (db: Db, { kind, id }: { kind: ArchivedKind; id: string }) => ({
  counts: countDependents(db, ARCHIVED[kind].table, id),
  uses: usesOf(db, kind, id),
})

const usesOf = (db: Db, kind: ArchivedKind, id: string) => (kind === 'crop' ? countUsesOfCrop(db, id) : {})
const isInUse = (uses: Record<string, number>) => Object.keys(uses).length > 0

type Records = { kind: ArchivedKind; ids: readonly string[] }

/** Deletes several records of one kind, all or none. */
export const deleteRecords = (tx: Db, { kind, ids }: Records, actor: Pick<Actor, 'user' | 'now'>) => ({
  archiveIds: [...new Set(ids)].map((id) => deleteRecord(tx, kind, id, actor).archiveId),
})

/** What would go with several records together, and how many of them cannot go. */
export function previewDeletions(db: Db, { kind, ids }: Records) {
  const previews = [...new Set(ids)].map((id) => previewDeletion(db, { kind, id }))
  const counts: Record<string, number> = {}
  for (const preview of previews)
    for (const [table, rows] of Object.entries(preview.counts)) counts[table] = (counts[table] ?? 0) + rows
  return { counts, inUse: previews.filter(({ uses }) => isInUse(uses)).length }
}

/** Puts back several, all or none. */
export const restoreRecords = (tx: Db, ids: readonly string[]) => ({
  records: [...new Set(ids)].map((id) => restoreRecord(tx, id)),
})

/** Puts back what was deleted, with its ids; a part of a course in its place. */
export function restoreRecord(tx: Db, id: string) {
  const found = findArchived(tx, id)
  if (!found) throw problem('notFound')
  const { table, isBack } = restoreArchived(tx, id)
  const part = partKindOf(table)
  if (!isBack) throw problem(part && !findPlace(tx, part, found.recordId) ? 'restoreWhole' : 'placeTaken')
  if (part) placeRestored(tx, part, found.recordId)
  return { id, kind: found.kind, recordId: found.recordId }
}
