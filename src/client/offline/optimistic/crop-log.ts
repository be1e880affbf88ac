import type { InfiniteData } from '@tanstack/react-query'
import type { Page } from '#domain/contract.ts'
import type { CropActivity } from '#domain/crops/crop.ts'
import type { CropActivityLine } from '#domain/crops/crop-log.schema.ts'
import type { OutboxEntry } from '../outbox/entry.ts'
import { type Pending, pendingMark, writesOf } from '../outbox/pending-writes.ts'

type Asked = { cropId: string; kind?: CropActivity | undefined }
type Line = Pending<CropActivityLine>

/** A crop's log, the newest first, as it will be once what waits has been written. */
export function optimisticLog(
  { pages }: InfiniteData<Page<CropActivityLine>>,
  entries: readonly OutboxEntry[],
  { cropId, kind }: Asked,
): Line[] {
  const lines: Line[] = pages.flatMap(({ items }) => items)
  const added = writesOf(entries, 'farmer.cropLog.note', 'farmer.cropLog.report')
    .filter(({ input, optimisticAnswer }) => input.cropId === cropId && (!kind || optimisticAnswer.kind === kind))
    .map((entry): Line => ({ ...entry.optimisticAnswer, ...pendingMark(entry) }))
    .filter(({ id }) => !lines.some((line) => line.id === id))
    .reverse()
  const resolved = new Map(writesOf(entries, 'farmer.cropLog.resolve').map((entry) => [entry.input.activityId, entry]))
  return [...added, ...lines].map((line) => {
    const entry = resolved.get(line.id)
    return entry ? { ...line, isResolved: entry.input.isResolved, ...pendingMark(entry) } : line
  })
}
