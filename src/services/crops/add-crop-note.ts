import type { Db } from '#db/client.ts'
import type { FarmerCropRow } from '#db/queries/crops/farmer-crops.ts'
import type { AddNoteInput } from '#domain/crops/crop-log.schema.ts'
import { getCropActivity } from './crop-activity-answer.ts'
import { type Author, logCrop, rewordOwnLine } from './log-crop.ts'

/** Adds a note to a crop's log; under the id of an own note, gives that one new words. */
export function addCropNote(tx: Db, crop: Pick<FarmerCropRow, 'id'>, { id, text }: AddNoteInput, author: Author) {
  const note = { farmerCropId: crop.id, id, kind: 'note', text } as const
  const lineId = id && rewordOwnLine(tx, note, author) ? id : logCrop(tx, note, author)
  return getCropActivity(tx, lineId, crop.id)
}
