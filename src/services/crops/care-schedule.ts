import type { Db } from '#db/client.ts'
import { listCareDone } from '#db/queries/crops/crop-activities.ts'
import { type FarmerCropRow, listFarmerCrops } from '#db/queries/crops/farmer-crops.ts'
import { MAX } from '#domain/bounds.ts'
import type { CareDue } from '#domain/crops/care.schema.ts'
import { type CareDone, careSchedule } from '#domain/crops/care-schedule.ts'
import { addDays, type Day } from '#domain/dates.ts'

/** The tasks of one crop's care. */
export const careScheduleOf = (db: Db, crop: FarmerCropRow, today: Day) =>
  careSchedule(crop, doneByCrop(db, crop.farmerId).get(crop.id) ?? {}, today)

/** What is due within so many days over all crops of a farmer, the most overdue first. */
export function listCareDue(db: Db, { farmerId, ahead }: { farmerId: string; ahead: number }, today: Day): CareDue[] {
  const until = addDays(today, ahead)
  const done = doneByCrop(db, farmerId)
  return listFarmerCrops(db, farmerId)
    .flatMap((crop) =>
      careSchedule(crop, done.get(crop.id) ?? {}, today)
        .filter(({ state, due }) => state !== 'done' && due < until)
        .map((item) => ({ ...item, cropId: crop.id, cropName: crop.crop.name })),
    )
    .sort((a, b) => (a.due < b.due ? -1 : Number(a.due > b.due)))
    .slice(0, MAX.careDue)
}

/** The days on which tasks were last done, by crop. */
function doneByCrop(db: Db, farmerId: string) {
  const byCrop = new Map<string, CareDone>()
  for (const { farmerCropId, task, at } of listCareDone(db, farmerId))
    if (task && at) byCrop.set(farmerCropId, { ...byCrop.get(farmerCropId), [task]: at.slice(0, 10) })
  return byCrop
}
