import type { Db } from '#db/client.ts'
import { listDeliveries } from '#db/queries/advice/deliveries.ts'
import type { DueAdvice } from '#domain/advice/advisory.schema.ts'
import { adviceDays } from '#domain/advice/advisory.ts'
import type { Day } from '#domain/dates.ts'

/** The dated advice that was delivered to a farmer and whose window is still open today. */
export const listDueAdvice = (db: Db, farmerId: string, today: Day): DueAdvice[] =>
  listDeliveries(db, farmerId, today).flatMap(({ deliveryId, cropName, plantingDate, answer, ...advisory }) => {
    const { windowStart, windowEnd } = advisory
    if (windowStart === null || windowEnd === null || !plantingDate) return []
    const { until } = adviceDays({ windowStart, windowEnd }, plantingDate)
    return until < today ? [] : [{ id: deliveryId, advisory, cropName, until, answer }]
  })
