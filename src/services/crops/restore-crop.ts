import type { Db } from '#db/client.ts'
import { countFarmerCrops, type PresentOrRemovedCrop, updateFarmerCrop } from '#db/queries/crops/farmer-crops.ts'
import { noteChange } from '#db/queries/sync/changes.ts'
import { MAX } from '#domain/bounds.ts'
import { problem } from '#domain/problem.ts'

/** Brings a removed crop back to its farm, with its log. Doing it twice changes nothing. */
export function restoreCrop(tx: Db, { id, farmerId, removedAt }: PresentOrRemovedCrop) {
  if (removedAt === null) return { id }
  if (countFarmerCrops(tx, farmerId) >= MAX.crops) throw problem('cropsFull')
  updateFarmerCrop(tx, id, { removedAt: null })
  noteChange(tx, 'advice', farmerId)
  return { id }
}
