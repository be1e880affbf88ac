import { dayAt, today } from '#client/phone/clock.ts'
import type { CareDue } from '#domain/crops/care.schema.ts'
import { type CareItem, type CareTask, careOn, isPressing } from '#domain/crops/care.ts'
import type { Day } from '#domain/dates.ts'
import type { OutboxEntry } from '../outbox/entry.ts'
import { writesOf } from '../outbox/pending-writes.ts'
import { writtenOn } from '../outbox/written-on.ts'

/** What was last written about a task of a crop: that it was done, or that it was not. */
const lastWriteIn = (entries: readonly OutboxEntry[]) => {
  const writes = writesOf(entries, 'farmer.care.done', 'farmer.care.undo')
  return (cropId: string, task: string) =>
    writes.findLast(({ input }) => input.cropId === cropId && input.task === task)
}

/** Crops whose harvest is told and not yet known to the server: nothing asks for it any more. */
const isHarvestedIn = (entries: readonly OutboxEntry[]) => {
  const harvested = new Set(writesOf(entries, 'farmer.crops.harvest').map(({ input }) => input.cropId))
  return (cropId: string, task: CareTask) => task === 'harvest' && harvested.has(cropId)
}

/** What presses today over all crops; the answer may be of another day. */
export function optimisticDueCare(due: CareDue[], entries: readonly OutboxEntry[]): CareDue[] {
  const lastWrite = lastWriteIn(entries)
  const isHarvested = isHarvestedIn(entries)
  const isDone = ({ cropId, task }: CareDue) =>
    isHarvested(cropId, task) || lastWrite(cropId, task)?.path === 'farmer.care.done'
  return due.map((item) => careOn(item, today())).filter((item) => isPressing(item) && !isDone(item))
}

/** A crop's schedule as it stands today, with what was just done, or undone, marked so. */
export function optimisticSchedule(items: CareItem[], entries: readonly OutboxEntry[], cropId: string): CareItem[] {
  const lastWrite = lastWriteIn(entries)
  const isHarvested = isHarvestedIn(entries)
  const asked = items.filter(({ task }) => !isHarvested(cropId, task))
  return asked.map((item) => {
    const write = lastWrite(cropId, item.task)
    // It may have waited for days.
    if (write?.path === 'farmer.care.done') return { ...item, state: 'done', doneOn: dayAt(writtenOn(write)) }
    return careOn(write && item.doneOn === write.input.doneOn ? undone(item, write.input.doneOn) : item, today())
  })
}

/** A task whose last time did not happen: it is due on that day again, until the server knows the day better. */
const undone = (item: CareItem, due: Day): CareItem => ({ ...item, due, state: 'later', doneOn: null })
