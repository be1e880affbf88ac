import { setImmediate } from 'node:timers/promises'
import { type Db, transact } from '#db/client.ts'
import { deliverAdvice, findPlantings, listDatedAdvisories } from '#db/queries/advice/deliveries.ts'
import type { Priority } from '#domain/advice/advisory.ts'
import { addDays, type Day, dayOf } from '#domain/dates.ts'
import type { Notice } from '#domain/messaging/broadcast.schema.ts'
import type { NotificationPriority } from '#domain/messaging/notification.ts'
import { startBroadcast } from '../messaging/broadcast.ts'

type Published = { id: string; title: string; cropId: string | null; priority: Priority }

/**
 * Tells the farmers whom a new advisory concerns: of an urgent one every farmer, of any other who grows its crop now,
 * and nobody who asked not to be told. One for all crops that is not urgent waits to be read.
 */
export function afterPublishing(tx: Db, { id, title, cropId, priority }: Published, now: Date) {
  if (priority === 'urgent') {
    const notice = noticeOf({ id, title, priority }, 'Urgent advice. Please read it now.')
    startBroadcast(tx, { tell: 'notice', audience: { of: 'advised' }, notice, sms: null }, now)
  } else if (cropId) {
    const notice = noticeOf({ id, title, priority }, 'New advice for a crop you grow.')
    startBroadcast(tx, { tell: 'notice', audience: { of: 'growers', cropId }, notice, sms: null }, now)
  }
}

/** As many crops as are looked at in one slice, which holds everybody else up for some 10 ms on a small server. */
const SLICE = 100

/**
 * Brings advice that has a date to the crops that reached its window, each once; answers how many were reached. What a
 * slice delivers and tells is one transaction: what was broken off goes on in the next hour. In each `pause` requests are
 * answered.
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
  for (const { id, title, priority, cropName, ...dated } of listDatedAdvisories(db)) {
    const notice = noticeOf({ id, title, priority }, `It is time for this with your ${cropName}.`)
    const delivery = { advisoryId: id, notice, createdAt: now.toISOString() }
    for (const plantings of plantingsFor(db, dated, dayOf(now)))
      yield transact(db, (tx) => deliverAdvice(tx, delivery, plantings))
  }
}

type Dated = { cropId: string; windowStart: number; windowEnd: number }

/** The crops that stand today between the days after planting for which an advisory is meant, slice by slice. */
function* plantingsFor(db: Db, { cropId, windowStart, windowEnd }: Dated, today: Day) {
  for (let age = windowEnd; age >= windowStart; age--) {
    const asked = { cropId, day: addDays(today, -age), most: SLICE }
    let slice = findPlantings(db, { ...asked, after: 0 })
    while (slice) {
      yield slice
      slice = slice.isLast ? undefined : findPlantings(db, { ...asked, after: slice.last })
    }
  }
}

const noticeOf = ({ id, title, priority }: Omit<Published, 'cropId'>, message: string): Notice => ({
  type: 'advisory',
  title,
  message,
  priority: noticePriority(priority),
  link: `/advisories?open=${id}`,
})

const noticePriority = (priority: Priority): NotificationPriority => (priority === 'urgent' ? 'high' : priority)
