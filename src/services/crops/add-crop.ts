import type { Db } from '#db/client.ts'
import { findCrop } from '#db/queries/crops/crops.ts'
import { findFarmerCrop, insertFarmerCrop, isFarmerCropId, isFarmFull } from '#db/queries/crops/farmer-crops.ts'
import type { AddCropInput, FarmerCrop } from '#domain/crops/crop.schema.ts'
import { canBePlanted, harvestFollows } from '#domain/crops/crop.ts'
import { newCropFacts } from '#domain/crops/crop-fields.ts'
import { problem } from '#domain/problem.ts'
import type { Actor } from '../people/actor.ts'
import { dayOfFarmer } from '../support/day-of-farmer.ts'
import { assertRoom } from './assert-room.ts'
import { asFarmerCrop } from './farmer-crop-answer.ts'
import { logCrop } from './log-crop.ts'

/** Adds a crop to a farm. Planting defaults to the day of writing, the harvest to planting plus the crop's growth duration. */
export function addCrop(tx: Db, input: AddCropInput & { farmerId: string }, actor: Actor): FarmerCrop {
  const { farmerId, cropId, status } = input
  const chosen = findCrop(tx, cropId)
  if (!chosen) throw problem('unknownCrop')
  if (input.id && isFarmerCropId(tx, input.id)) throw problem('idTaken')
  if (isFarmFull(tx, farmerId)) throw problem('cropsFull')
  const today = dayOfFarmer(tx, farmerId, actor.writtenAt())
  const facts = newCropFacts({ input, growthDuration: chosen.growthDuration, today })
  if (!canBePlanted(facts.plantingDate ?? today, chosen.growthDuration, today)) throw problem('plantingDayUnlikely')
  if (!harvestFollows(facts.plantingDate, input.expectedHarvestDate)) throw problem('harvestBeforePlanting')
  assertRoom(tx, { ...facts, farmerId, status, createdAt: today })
  const { id } = insertFarmerCrop(tx, {
    id: input.id,
    farmerId,
    cropId,
    ...facts,
    status,
    createdAt: actor.writtenAt().toISOString(),
  })
  logCrop(tx, { farmerCropId: id, kind: 'status', status }, actor)
  return asFarmerCrop(findFarmerCrop(tx, id, farmerId)!)
}
