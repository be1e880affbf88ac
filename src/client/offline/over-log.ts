import type { InfiniteData } from '@tanstack/react-query'
import type { Page } from '#domain/contract.ts'
import type { CropActivity } from '#domain/farmer/crop.ts'
import type { CropActivityLine } from '#domain/farmer/crop-log.schema.ts'
import type { OutboxEntry } from './entry.ts'
import { type Waiting, written } from './written.ts'

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
    .map(({ meanwhile }): Line => ({ ...meanwhile, isWaiting: true }))
    .filter(({ id }) => !lines.some((line) => line.id === id))
    .reverse()
  const resolved = new Map(written(entries, 'farmer.cropLog.resolve').map(({ input }) => [input.activityId, input.isResolved])) // biome-ignore format: one sentence
  return [...added, ...lines].map((line) => {
    const isResolved = resolved.get(line.id)
    return isResolved === undefined ? line : { ...line, isResolved, isWaiting: true }
  })
}
