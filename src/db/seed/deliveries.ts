import type { Db } from '#db/client.ts'
import { findPlantings, insertDelivery, listDatedAdvisories, listUntold } from '#db/queries/advice/deliveries.ts'
import { addDays, dayOf } from '#domain/dates.ts'
import { hoursAgo } from './calendar.ts'
import { stableId } from './stable-id.ts'

/** More than a village plants of one kind on one day. */
const MOST = 1000

/** Advice with a date has reached its crops before the demo begins: the bell shows the story, and nothing besides. */
export function seedDeliveries(db: Db, now: Date) {
  for (const { id: advisoryId, cropId, windowStart, windowEnd } of listDatedAdvisories(db))
    for (let age = windowStart; age <= windowEnd; age++) {
      const plantings = findPlantings(db, { cropId, day: addDays(dayOf(now), -age), after: 0, most: MOST })
      for (const farmerCropId of plantings ? listUntold(db, advisoryId, plantings) : [])
        insertDelivery(db, {
          id: stableId('delivery', `${advisoryId}/${farmerCropId}`),
          advisoryId,
          farmerCropId,
          createdAt: hoursAgo(now, 26),
        })
    }
}
