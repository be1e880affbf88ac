import type { Db } from '#db/client.ts'
import {
  findFarmerCrop,
  isFarmFull,
  type PresentOrRemovedCrop,
  updateFarmerCrop,
} from '#db/queries/crops/farmer-crops.ts'
import { noteChange } from '#db/queries/sync/changes.ts'
import { problem } from '#domain/problem.ts'
import { assertRoom } from './assert-room.ts'

/** Brings a removed crop back to its farm, with its log. Doing it twice changes nothing. */
export function restoreCrop(tx: Db, { id, farmerId, removedAt }: PresentOrRemovedCrop) {
  if (removedAt === null) return { id }
  if (isFarmFull(tx, farmerId)) throw problem('cropsFull')
  updateFarmerCrop(tx, id, { removedAt: null })
  const crop = findFarmerCrop(tx, id, farmerId)!
  assertRoom(tx, crop, crop.fieldId)
  noteChange(tx, 'advice', farmerId)
  return { id }
}
