import type { Db } from '#db/client.ts'
import { insertCropActivity } from '#db/queries/crop-activities.ts'
import { type FarmerCropRow, findFarmerCrop, updateFarmerCrop } from '#db/queries/farmer-crops.ts'
import type { FarmerCrop } from '#domain/farmer/crop.schema.ts'
import { type CropStatus, canMoveCrop, cropProgress, harvestFollows, toHectares } from '#domain/farmer/crop.ts'
import { type CropFacts, cropEdits } from '#domain/farmer/crop-log.ts'
import { problem } from '#domain/problem.ts'
import type { User } from '#domain/session.schema.ts'

/** Who acts, and when: what every line of a crop's log says. */
export type Actor = { user: User; now: () => Date }
type Line = Omit<Parameters<typeof insertCropActivity>[1], 'farmerCropId' | 'authorId' | 'createdAt'>

/** Writes a line into a crop's log. */
export const logCrop = (tx: Db, { user, now }: Actor, farmerCropId: string, line: Line) =>
  insertCropActivity(tx, { ...line, farmerCropId, authorId: user.id, createdAt: now().toISOString() })

type CropChange = Partial<CropFacts> & { status?: CropStatus }

/** Changes a crop as far as its rules allow, and tells its log what changed. Inside the caller's transaction. */
export function changeCrop(tx: Db, actor: Actor, { id, farmerId }: FarmerCropRow, change: CropChange): FarmerCrop {
  const before = findFarmerCrop(tx, id, farmerId)
  if (!before) throw problem('notFound')
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

/** What a crop in trouble was before the trouble; nothing else needs to be remembered. */
const statusBefore = (before: FarmerCropRow, status: CropStatus) => {
  if (status !== 'problem') return null
  return before.status === 'problem' ? before.statusBefore : before.status
}

export const asFarmerCrop = ({ statusBefore, ...row }: FarmerCropRow): FarmerCrop => ({
  ...row,
  progress: cropProgress(row.status, statusBefore),
  areaSize: row.fieldSize === null ? null : toHectares(row.fieldSize),
  imageUrl: row.crop.imageUrl,
})
