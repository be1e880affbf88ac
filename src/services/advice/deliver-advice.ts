import { setImmediate } from 'node:timers/promises'
import { type Db, transact } from '#db/client.ts'
import { deliverAdvice, findPlantings, listDatedAdvisories } from '#db/queries/advice/deliveries.ts'
import { addDays, type Day, dayOf } from '#domain/dates.ts'
import { noticeOf } from '#domain/messaging/notification-kinds.ts'
import { noticePriority } from './announce-advisory.ts'

/** How many crops one slice looks at. A slice holds other requests up for some 10 ms on a small server. */
const SLICE = 100

/**
 * Delivers dated advice to the crops that reached its window, each once. Returns how many it reached. Each slice is one
 * transaction with its notifications; an interrupted run continues in the next hour. Requests are answered in each
 * `pause`.
 */
export async function deliverDatedAdvice(
  db: Db,
  now: Date,
  { pause = setImmediate, stopping }: { pause?: () => Promise<unknown>; stopping?: AbortSignal } = {},
): Promise<number> {
  let reached = 0
  for (const slice of datedAdvice(db, now)) {
    reached += slice
    await pause()
    if (stopping?.aborted) break
  }
  return reached
}

function* datedAdvice(db: Db, now: Date): Generator<number> {
  for (const { id: advisoryId, title, priority, cropName: crop, ...dated } of listDatedAdvisories(db)) {
    const notice = noticeOf('adviceDue', { advisoryId, title, crop }, noticePriority(priority))
    const delivery = { advisoryId, notice, createdAt: now.toISOString() }
    for (const plantings of plantingsFor(db, dated, dayOf(now)))
      yield transact(db, (tx) => deliverAdvice(tx, delivery, plantings))
  }
}

type Dated = { cropId: string; windowStart: number; windowEnd: number }

/** The crops whose age in days lies within the window of an advisory today, slice by slice. */
function* plantingsFor(db: Db, { cropId, windowStart, windowEnd }: Dated, today: Day) {
  for (let age = windowEnd; age >= windowStart; age--) {
    const planted = { cropId, day: addDays(today, -age), most: SLICE }
    let slice = findPlantings(db, { ...planted, after: 0 })
    while (slice) {
      yield slice
      slice = slice.isLast ? undefined : findPlantings(db, { ...planted, after: slice.last })
    }
  }
}
