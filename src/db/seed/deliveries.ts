import type { Db } from '#db/client.ts'
import { insertDelivery, listUntold } from '#db/queries/advice.ts'
import { dayOf } from '#domain/dates.ts'
import { hoursAgo } from './calendar.ts'
import { stableId } from './stable-id.ts'

/** Advice with a date has reached its crops before the demo begins: the bell shows the story, and nothing besides. */
export function seedDeliveries(db: Db, now: Date) {
  for (const { advisoryId, farmerCropId } of listUntold(db, dayOf(now)))
    insertDelivery(db, {
      id: stableId('delivery', `${advisoryId}/${farmerCropId}`),
      advisoryId,
      farmerCropId,
      createdAt: hoursAgo(now, 26),
    })
}
