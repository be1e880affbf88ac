import type { Db } from '#db/client.ts'
import { listCropActivities } from '#db/queries/crops/crop-activities.ts'
import { type FarmerCropRow, findFarmerCrop, updateFarmerCrop } from '#db/queries/crops/farmer-crops.ts'
import type { ChangeCropInput, FarmerCrop, HarvestCropInput, RecordYieldInput } from '#domain/crops/crop.schema.ts'
import { canBePlanted, canMoveCrop, harvestFollows, statusBeforeProblem } from '#domain/crops/crop.ts'
import { factsOf } from '#domain/crops/crop-fields.ts'
import { cropEdits } from '#domain/crops/crop-log.ts'
import { type CropBasis, type CropConflict, type CropState, mergeCropEdit } from '#domain/crops/crop-merge.ts'
import { EditConflict, type FieldConflict, problem } from '#domain/problem.ts'
import { dayOfFarmer } from '../support/day-of-farmer.ts'
import { assertRoom } from './assert-room.ts'
import { asFarmerCrop } from './farmer-crop-answer.ts'
import { type Author, logCrop } from './log-crop.ts'

type CropKey = Pick<FarmerCropRow, 'id' | 'farmerId'>

/** Changes the facts and the status of a crop; an absent key leaves its value as it is. */
export const editCrop = (tx: Db, crop: CropKey, { basis, status, ...input }: ChangeCropInput, author: Author) =>
  changeCrop(tx, crop, { edit: { status, ...factsOf(input) }, basis }, author)

/** Brings a crop's harvest in, with its weight where it was weighed. */
export const harvestCrop = (tx: Db, crop: CropKey, { basis, ...input }: HarvestCropInput, author: Author) =>
  changeCrop(tx, crop, { edit: { status: 'harvested', ...factsOf(input) }, basis }, author)

/** Records the expected and the actual yield of a crop; an absent key leaves its value as it is. */
export const recordYield = (tx: Db, crop: CropKey, { basis, ...input }: RecordYieldInput, author: Author) =>
  changeCrop(tx, crop, { edit: factsOf(input), basis }, author)

/** A change of one of these asks for room in the field. */
const ROOM = ['fieldId', 'fieldSize', 'plantingDate', 'expectedHarvest'] as const

type Change = { edit: Partial<CropState>; basis?: CropBasis }

/**
 * Changes a crop as far as its rules allow, and logs what changed. An edit with a basis is merged with what others
 * wrote since; two different values of one field throw an `EditConflict`. Part of one transaction.
 */
export function changeCrop(tx: Db, { id, farmerId }: CropKey, { edit, basis }: Change, author: Author): FarmerCrop {
  const before = findFarmerCrop(tx, id, farmerId)
  if (!before) throw problem('notFound')
  const { status = before.status, ...facts } = mergedEdit(tx, before, edit, basis)
  if (!canMoveCrop(before.status, status)) throw problem('cropMoveRefused')
  const { plantingDate = before.plantingDate, expectedHarvest = before.expectedHarvest } = facts
  const today = dayOfFarmer(tx, farmerId, author.writtenAt())
  if (facts.plantingDate && !canBePlanted(facts.plantingDate, before.crop.growthDuration, today))
    throw problem('plantingDayUnlikely')
  if (!harvestFollows(plantingDate, expectedHarvest)) throw problem('harvestBeforePlanting')

  if (ROOM.some((field) => field in facts)) assertRoom(tx, { ...before, ...facts, status }, before.fieldId)
  updateFarmerCrop(tx, id, { ...facts, status, statusBefore: statusBeforeProblem(before, status) })
  if (status !== before.status) logCrop(tx, { farmerCropId: id, kind: 'status', status }, author)
  const edits = cropEdits(before, facts)
  for (const kind of ['yield', 'edit'] as const)
    if (edits[kind].length > 0) logCrop(tx, { farmerCropId: id, kind, text: JSON.stringify(edits[kind]) }, author)
  return asFarmerCrop(findFarmerCrop(tx, id, farmerId)!)
}

function mergedEdit(tx: Db, before: FarmerCropRow, edit: Partial<CropState>, basis: CropBasis | undefined) {
  if (!basis) return edit
  const { edit: merged, clashes } = mergeCropEdit(before, edit, basis)
  if (clashes.length === 0) return merged
  throw new EditConflict(clashes.map((conflict) => ({ ...conflict, ...lastEditOf(tx, before.id, conflict) })))
}

/** How many lines of the log are searched for the author of a value. */
const MAX_SEARCHED_LINES = 200

/** Who last wrote a field of a crop, and when, by its log. */
function lastEditOf(tx: Db, farmerCropId: string, { field }: CropConflict): Pick<FieldConflict, 'by' | 'at'> {
  const { items } = listCropActivities(tx, { farmerCropId, limit: MAX_SEARCHED_LINES })
  const line = items.find(({ kind, status, text }) =>
    field === 'status'
      ? status !== null
      : (kind === 'edit' || kind === 'yield') && text?.includes(`"field":"${field}"`),
  )
  return { by: line?.author?.fullName ?? null, at: line?.createdAt ?? null }
}
