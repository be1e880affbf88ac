import type { Db } from '#db/client.ts'
import { listUnseenLines } from '#db/queries/crops/crop-activities.ts'
import { type PresentOrRemovedCrop, updateFarmerCrop } from '#db/queries/crops/farmer-crops.ts'
import { noteChange } from '#db/queries/sync/changes.ts'
import type { RemoveCropInput } from '#domain/crops/crop.schema.ts'
import { AddedMeanwhile, problem } from '#domain/problem.ts'
import type { Actor } from '../people/actor.ts'
import { asCropActivity } from './crop-activity-answer.ts'

/** So many lines are shown to somebody who is asked. */
const MAX_SHOWN = 20

/**
 * Takes a crop off its farm. It is kept with its log, so that it can be restored. Throws `AddedMeanwhile` where others
 * wrote about it what its remover has not seen. One that somebody else removed since the remover saw it is removed.
 */
export function removeCrop(
  tx: Db,
  { id, farmerId, removedAt }: PresentOrRemovedCrop,
  { basis }: RemoveCropInput,
  { user, now }: Actor,
) {
  if (removedAt !== null && !basis) throw problem('notFound')
  if (removedAt !== null) return { id }
  const unseen =
    basis && listUnseenLines(tx, { farmerCropId: id, readerId: user.id, seen: basis.seen, limit: MAX_SHOWN })
  if (unseen && unseen.length > 0) throw new AddedMeanwhile(unseen.map(asCropActivity))
  updateFarmerCrop(tx, id, { removedAt: now().toISOString() })
  // The advice for the crop goes with it.
  noteChange(tx, 'advice', farmerId)
  return { id }
}
