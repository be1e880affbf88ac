import type { Db } from '#db/client.ts'
import type { FarmerCropRow } from '#db/queries/crops/farmer-crops.ts'
import type { AddNoteInput } from '#domain/crops/crop-log.schema.ts'
import { getCropActivity } from './crop-activity-answer.ts'
import { type Author, logCrop } from './log-crop.ts'

/** Adds a note to a crop's log. */
export function addCropNote(tx: Db, crop: Pick<FarmerCropRow, 'id'>, { id, text }: AddNoteInput, author: Author) {
  const lineId = logCrop(tx, { farmerCropId: crop.id, id, kind: 'note', text }, author)
  return getCropActivity(tx, lineId, crop.id)
}
