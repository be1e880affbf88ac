import type { Db } from '#db/client.ts'
import { insertCropActivity, isCropActivityId, listCropActivities } from '#db/queries/crops/crop-activities.ts'
import { type FarmerCropRow, findFarmerCrop, updateFarmerCrop } from '#db/queries/crops/farmer-crops.ts'
import type { FarmerCrop } from '#domain/crops/crop.schema.ts'
import { type CropStatus, canMoveCrop, cropProgress, harvestFollows, toHectares } from '#domain/crops/crop.ts'
import { cropEdits } from '#domain/crops/crop-log.ts'
import { type CropBasis, type CropConflict, type CropState, mergeCropEdit } from '#domain/crops/crop-merge.ts'
import type { User } from '#domain/people/session.schema.ts'
import { EditConflict, type FieldConflict, problem } from '#domain/problem.ts'

/** Who acts, and when: what every line of a crop's log says. */
export type Actor = { user: User; writtenAt: () => Date }
type Line = Omit<Parameters<typeof insertCropActivity>[1], 'farmerCropId' | 'authorId' | 'createdAt'>

/** Writes a line into a crop's log. */
export function logCrop(tx: Db, { user, writtenAt }: Actor, farmerCropId: string, line: Line) {
  if (line.id && isCropActivityId(tx, line.id)) throw problem('idTaken')
  return insertCropActivity(tx, { ...line, farmerCropId, authorId: user.id, createdAt: writtenAt().toISOString() })
}

/**
 * Changes a crop as far as its rules allow, and tells its log what changed. An edit that tells what it started from is
 * merged with what others wrote meanwhile. Inside the caller's transaction.
 */
export function changeCrop(
  tx: Db,
  actor: Actor,
  { id, farmerId }: FarmerCropRow,
  asked: Partial<CropState>,
  basis?: CropBasis,
): FarmerCrop {
  const before = findFarmerCrop(tx, id, farmerId)
  if (!before) throw problem('notFound')
  const { edit: change, clashes } = basis ? mergeCropEdit(before, asked, basis) : { edit: asked, clashes: [] }
  if (clashes.length > 0) throw new EditConflict(clashes.map((clash) => ({ ...clash, ...lastEditOf(tx, id, clash) })))
  const { status = before.status, ...facts } = change
  if (!canMoveCrop(before.status, status)) throw problem('cropMoveRefused')
  const { plantingDate = before.plantingDate, expectedHarvest = before.expectedHarvest } = facts
  if (!harvestFollows(plantingDate, expectedHarvest)) throw problem('harvestBeforePlanting')

  updateFarmerCrop(tx, id, { ...facts, status, statusBefore: statusBefore(before, status) })
  if (status !== before.status) logCrop(tx, actor, id, { kind: 'status', status })
  const edits = cropEdits(before, facts)
  for (const kind of ['yield', 'edit'] as const)
    if (edits[kind].length > 0) logCrop(tx, actor, id, { kind, text: JSON.stringify(edits[kind]) })
  return asFarmerCrop(findFarmerCrop(tx, id, farmerId)!)
}

/** As many lines as are looked through for who wrote a value; older than that nobody asks. */
const MAX_LOOKED_AT = 200

/** Who last wrote a field of a crop, and when, as its log has it. */
function lastEditOf(tx: Db, farmerCropId: string, { field }: CropConflict): Pick<FieldConflict, 'by' | 'at'> {
  const { items } = listCropActivities(tx, { farmerCropId, limit: MAX_LOOKED_AT })
  const line = items.find(({ kind, status, text }) =>
    field === 'status'
      ? status !== null
      : (kind === 'edit' || kind === 'yield') && text?.includes(`"field":"${field}"`),
  )
  return { by: line?.author?.fullName ?? null, at: line?.createdAt ?? null }
}

/** What a crop in trouble was before the trouble; nothing else needs to be remembered. */
const statusBefore = (before: FarmerCropRow, status: CropStatus) => {
  if (status !== 'problem') return null
  return before.status === 'problem' ? before.statusBefore : before.status
}

export const asFarmerCrop = (row: FarmerCropRow): FarmerCrop => ({
  ...row,
  progress: cropProgress(row.status, row.statusBefore),
  areaSize: row.fieldSize === null ? null : toHectares(row.fieldSize),
  imageUrl: row.crop.imageUrl,
})
