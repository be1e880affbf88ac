import { today } from '#client/ui/clock.ts'
import type { CareDue } from '#domain/crops/care.schema.ts'
import { type CareItem, careOn, isPressing } from '#domain/crops/care.ts'
import { localDay } from '#domain/dates.ts'
import type { OutboxEntry } from '../outbox/entry.ts'
import { writesOf } from '../outbox/pending-writes.ts'

/** What was done to a crop, as it was last written. */
const doneIn = (entries: readonly OutboxEntry[]) => {
  const done = writesOf(entries, 'farmer.care.done')
  return (cropId: string, task: string) => done.findLast(({ input }) => input.cropId === cropId && input.task === task)
}

/** What presses today over all crops; the answer may be of another day. */
export function optimisticDueCare(due: CareDue[], entries: readonly OutboxEntry[]): CareDue[] {
  const doneBy = doneIn(entries)
  return due.map((item) => careOn(item, today())).filter((item) => isPressing(item) && !doneBy(item.cropId, item.task))
}

/** A crop's schedule as it stands today, with what was just done marked so. */
export function optimisticSchedule(items: CareItem[], entries: readonly OutboxEntry[], cropId: string): CareItem[] {
  const doneBy = doneIn(entries)
  return items.map((item) => {
    const done = doneBy(cropId, item.task)
    // It may have waited for days.
    return done ? { ...item, state: 'done', doneOn: localDay(new Date(done.writtenAt)) } : careOn(item, today())
  })
}
