import type { z } from 'zod'
import type { Db } from '#db/client.ts'
import { findAdminCrop, insertCrop, updateCrop } from '#db/queries/crops/crops.ts'
import { isUniqueViolation } from '#db/violations.ts'
import type { AdminCrop, cropEdit, NewCrop } from '#domain/crops/catalogue.schema.ts'
import { problem } from '#domain/problem.ts'
import { changesOf } from '../operations/edit-row.ts'
import { mergeEdit } from '../operations/merge-edit.ts'
import type { Actor } from '../people/actor.ts'

/** Adds a crop to the catalogue. */
export function addCatalogueCrop(tx: Db, input: NewCrop): AdminCrop {
  const { id } = unlessTaken(() => insertCrop(tx, input))
  return findAdminCrop(tx, id)!
}

/** Changes a crop of the catalogue, archives it, or takes it back into the catalogue. */
export function changeCatalogueCrop(
  tx: Db,
  { isArchived, ...input }: z.infer<typeof cropEdit>,
  { now }: Pick<Actor, 'now'>,
): AdminCrop {
  const row = findAdminCrop(tx, input.id)
  const archivedAt = isArchived ? (row?.archivedAt ?? now().toISOString()) : null
  const changes = changesOf(
    row,
    mergeEdit(tx, 'crops', row, { ...input, ...(isArchived !== undefined && { archivedAt }) }),
  )
  if (Object.keys(changes).length > 0) unlessTaken(() => updateCrop(tx, input.id, changes))
  return findAdminCrop(tx, input.id)!
}

/** The unique index decides whose a name is. */
function unlessTaken<T>(write: () => T): T {
  try {
    return write()
  } catch (error) {
    throw isUniqueViolation(error) ? problem('cropTaken') : error
  }
}

/** Deletes a crop with its advisories and prices. One that is grown, or that a loan or policy refers to, stays. */
