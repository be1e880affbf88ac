import type { InfiniteData } from '@tanstack/react-query'
import type { InputOf } from '#client/api/procedure-types.ts'
import { dayAt } from '#client/phone/clock.ts'
import type { Page } from '#domain/contract.ts'
import type { CropActivity } from '#domain/crops/crop.ts'
import type { CropActivityLine } from '#domain/crops/crop-log.schema.ts'
import { dateAt } from '#domain/dates.ts'
import type { OutboxEntry } from '../outbox/entry.ts'
import { type Pending, pendingMark, writesOf } from '../outbox/pending-writes.ts'

type LogFilter = { cropId: string; kind?: CropActivity | undefined }
type Line = Pending<CropActivityLine>

/** A crop's log, the newest first, as it will be once what waits has been written. */
export function optimisticLog(
  { pages }: InfiniteData<Page<CropActivityLine>>,
  entries: readonly OutboxEntry[],
  { cropId, kind }: LogFilter,
): Line[] {
  const lines: Line[] = pages.flatMap(({ items }) => items)
  const added = writesOf(entries, 'farmer.cropLog.note', 'farmer.cropLog.report')
    .filter(({ input, optimisticAnswer }) => input.cropId === cropId && (!kind || optimisticAnswer.kind === kind))
    .map((entry): Line => ({ ...entry.optimisticAnswer, ...pendingMark(entry) }))
    // An odd entry may have no day.
    .filter(({ id, createdAt }) => createdAt && !lines.some((line) => line.id === id))
    .reverse()
  const resolved = new Map(writesOf(entries, 'farmer.cropLog.resolve').map((entry) => [entry.input.activityId, entry]))
  const undone = new Set(writesOf(entries, 'farmer.care.undo').map(({ input }) => undoneLine(lines, cropId, input)))
  return [...added, ...lines.filter(({ id }) => !undone.has(id))].map((line) => {
    const entry = resolved.get(line.id)
    return entry ? { ...line, isResolved: entry.input.isResolved, ...pendingMark(entry) } : line
  })
}

/** The line of a task that an undo takes out of the log. */
const undoneLine = (lines: Line[], cropId: string, input: InputOf<'farmer.care.undo'>) =>
  input.cropId === cropId
    ? lines.find(
        ({ kind, task, createdAt }) =>
          kind === 'care' && task === input.task && dayAt(dateAt(createdAt)) === input.doneOn,
      )?.id
    : undefined
