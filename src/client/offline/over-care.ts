import { today } from '#client/clock.ts'
import type { CareDue } from '#domain/farmer/care.schema.ts'
import { type CareItem, careOn, isPressing } from '#domain/farmer/care.ts'
import type { OutboxEntry } from './entry.ts'
import { written } from './written.ts'

const doneIn = (entries: readonly OutboxEntry[]) => {
  const done = written(entries, 'farmer.care.done')
  return (cropId: string, task: string) => done.some(({ input }) => input.cropId === cropId && input.task === task)
}

/** What presses today over all crops; the answer may be of another day. */
export function overDueCare(due: CareDue[], entries: readonly OutboxEntry[]): CareDue[] {
  const isDone = doneIn(entries)
  return due.map((item) => careOn(item, today())).filter((item) => isPressing(item) && !isDone(item.cropId, item.task))
}

/** A crop's schedule as it stands today, with what was just done marked so. */
export function overSchedule(items: CareItem[], entries: readonly OutboxEntry[], cropId: string): CareItem[] {
  const isDone = doneIn(entries)
  return items.map((item) =>
    isDone(cropId, item.task) ? { ...item, state: 'done', doneOn: today() } : careOn(item, today()),
  )
}
