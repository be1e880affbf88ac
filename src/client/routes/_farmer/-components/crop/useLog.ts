import type { InfiniteData } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { OutboxEntry } from '#client/offline/entry.ts'
import { overLog } from '#client/offline/over-log.ts'
import { PAGED } from '#client/offline/paged.ts'
import { useOver } from '#client/offline/useOver.ts'
import { trpc } from '#client/trpc.ts'
import type { Page } from '#domain/contract.ts'
import type { FarmerCrop } from '#domain/farmer/crop.schema.ts'
import type { CropActivity } from '#domain/farmer/crop.ts'
import type { CropActivityLine } from '#domain/farmer/crop-log.schema.ts'
import { idsOfCrop } from './useCropWrite.ts'

/** A crop's log as far as it was paged through, the newest first; of one kind, where one is named. */
export function useLog(grown: FarmerCrop, kind?: CropActivity) {
  const cropId = grown.id
  const over = useCallback(
    (log: InfiniteData<Page<CropActivityLine>>, entries: readonly OutboxEntry[]) =>
      overLog(log, entries, { cropId, kind }),
    [cropId, kind],
  )
  const select = useOver(over)
  const pages = trpc.farmer.cropLog.list.useInfiniteQuery({ ...idsOfCrop(grown), kind }, { ...PAGED, select })
  return {
    query: pages,
    /** How to load the next page; null on the last. */
    older: pages.hasNextPage ? { load: () => void pages.fetchNextPage(), isLoading: pages.isFetchingNextPage } : null,
  }
}
