import { farmerCrops } from '#db/schema/index.ts'
import { expectedHarvest, toSquareMetres } from '#domain/crops/crop.ts'
import { dayFrom, hoursAgo } from './calendar.ts'
import { cropId, growthDuration } from './crops.ts'
import { plantedFieldId } from './fields.ts'
import { farmerId } from './people.ts'
import { stableId } from './stable-id.ts'
import { VILLAGERS, type Villager } from './villagers.ts'
import type { Writer } from './writer.ts'

export function seedFarmerCrops(db: Writer, now: Date) {
  db.insert(farmerCrops)
    .values(VILLAGERS.flatMap((villager) => cropsOf(villager, now)))
    .run()
}

/** The id of what a villager grows. */
export const farmerCropId = (username: string, crop: string) => stableId('farmer-crop', `${username}/${crop}`)

/** What a villager grows, as rows. */
export function cropsOf({ username, registered, crops }: Villager, now: Date) {
  return crops.map(([crop, hectares, plantedDay, status, notes], nth) => {
    const plantingDate = dayFrom(now, plantedDay)
    const daysSinceEntered = Math.min(registered, Math.max(1, -plantedDay))
    return {
      id: farmerCropId(username, crop),
      farmerId: farmerId(username),
      cropId: cropId(crop),
      fieldId: nth === 1 ? plantedFieldId(username) : null,
      plantingDate,
      expectedHarvest: expectedHarvest(plantingDate, growthDuration(crop)),
      fieldSize: toSquareMetres(hectares),
      status,
      statusBefore: status === 'problem' ? ('growing' as const) : null,
      notes: notes ?? null,
      createdAt: hoursAgo(now, 24 * daysSinceEntered - nth - 1),
    }
  })
}
