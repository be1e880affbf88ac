import * as z from 'zod'
import type { Db } from '#db/client.ts'
import { type CropActivityRow, findCropActivity } from '#db/queries/crops/crop-activities.ts'
import type { CareTask } from '#domain/crops/care.ts'
import { type CropActivityLine, cropEdited } from '#domain/crops/crop-log.schema.ts'

/** A line of a crop's log as it is answered. Edits and yields store what changed as JSON in the column of the text. */
export const asCropActivity = ({ task, text, ...row }: CropActivityRow): CropActivityLine => {
  const isEdit = row.kind === 'edit' || row.kind === 'yield'
  return {
    ...row,
    task: task as CareTask | null,
    text: isEdit ? null : text,
    edits: isEdit ? edits.parse(JSON.parse(text ?? '[]')) : [],
  }
}

const edits = z.array(cropEdited)

/** One line of a crop's log as it is now. */
export const lineOf = (farmerCropId: string) => (db: Db, id: string) => {
  const row = findCropActivity(db, id, farmerCropId)
  return row && asCropActivity(row)
}

/** A line that was just written. */
export const getCropActivity = (tx: Db, id: string, farmerCropId: string) => lineOf(farmerCropId)(tx, id)!
