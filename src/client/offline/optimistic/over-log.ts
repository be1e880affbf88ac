import type { InfiniteData } from '@tanstack/react-query'
import type { Page } from '#domain/contract.ts'
import type { CropActivity } from '#domain/crops/crop.ts'
import type { CropActivityLine } from '#domain/crops/crop-log.schema.ts'
import type { OutboxEntry } from '../outbox/entry.ts'
import { markOf, type Waiting, written } from '../outbox/written.ts'

type Asked = { cropId: string; kind?: CropActivity | undefined }
type Line = Waiting<CropActivityLine>

/** A crop's log, the newest first, as it will be once what waits has been written. */
export function overLog(
  { pages }: InfiniteData<Page<CropActivityLine>>,
  entries: readonly OutboxEntry[],
  { cropId, kind }: Asked,
): Line[] {
  const lines: Line[] = pages.flatMap(({ items }) => items)
  const added = written(entries, 'farmer.cropLog.note', 'farmer.cropLog.report')
    .filter(({ input, meanwhile }) => input.cropId === cropId && (!kind || meanwhile.kind === kind))
    .map((entry): Line => ({ ...entry.meanwhile, ...markOf(entry) }))
    .filter(({ id }) => !lines.some((line) => line.id === id))
    .reverse()
  const resolved = new Map(written(entries, 'farmer.cropLog.resolve').map((entry) => [entry.input.activityId, entry]))
  return [...added, ...lines].map((line) => {
    const entry = resolved.get(line.id)
    return entry ? { ...line, isResolved: entry.input.isResolved, ...markOf(entry) } : line
  })
}
