import type { InfiniteData } from '@tanstack/react-query'
import { useCallback } from 'react'
import { trpc } from '#client/api/hooks.ts'
import { PAGED } from '#client/offline/cache/paged.ts'
import { optimisticLog } from '#client/offline/optimistic/crop-log.ts'
import { useOptimistic } from '#client/offline/optimistic/useOptimistic.ts'
import type { OutboxEntry } from '#client/offline/outbox/entry.ts'
import type { Page } from '#domain/contract.ts'
import type { FarmerCrop } from '#domain/crops/crop.schema.ts'
import type { CropActivity } from '#domain/crops/crop.ts'
import type { CropActivityLine } from '#domain/crops/crop-log.schema.ts'
import { idsOfCrop } from './useCropWrite.ts'

/** A crop's log, as far as it was loaded, newest first; of one kind if one is given. */
export function useLog(farmerCrop: FarmerCrop, kind?: CropActivity) {
  const cropId = farmerCrop.id
  const over = useCallback(
    (log: InfiniteData<Page<CropActivityLine>>, entries: readonly OutboxEntry[]) =>
      optimisticLog(log, entries, { cropId, kind }),
    [cropId, kind],
  )
  const select = useOptimistic(over)
  const pages = trpc.farmer.cropLog.list.useInfiniteQuery({ ...idsOfCrop(farmerCrop), kind }, { ...PAGED, select })
  return {
    query: pages,
    /** Loads the next page; null on the last. */
    older: pages.hasNextPage ? { load: () => void pages.fetchNextPage(), isLoading: pages.isFetchingNextPage } : null,
  }
}
