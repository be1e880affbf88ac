import type { InfiniteData } from '@tanstack/react-query'
import { useCallback } from 'react'
import { trpc } from '#client/api/hooks.ts'
import { PAGED } from '#client/offline/cache/paged.ts'
import { optimisticLog } from '#client/offline/optimistic/crop-log.ts'
import { useOptimistic } from '#client/offline/optimistic/useOptimistic.ts'
import { isNewCrop } from '#client/offline/outbox/crop-order.ts'
import type { OutboxEntry } from '#client/offline/outbox/entry.ts'
import { useOutbox } from '#client/offline/outbox/outbox-state.ts'
import type { Page } from '#domain/contract.ts'
import type { FarmerCrop } from '#domain/crops/crop.schema.ts'
import type { CropActivity } from '#domain/crops/crop.ts'
import type { CropActivityLine } from '#domain/crops/crop-log.schema.ts'
import { idsOfCrop } from './useCropWrite.ts'

/** The server has no log yet of a crop that is itself to be sent. */
const NO_LINES: InfiniteData<Page<CropActivityLine>, string | undefined> = {
  pages: [{ items: [], nextCursor: null }],
  pageParams: [undefined],
}

/** A crop's log, as far as it was loaded, newest first; of one kind if one is given. */
export function useLog(farmerCrop: FarmerCrop, kind?: CropActivity) {
  const cropId = farmerCrop.id
  const over = useCallback(
    (log: InfiniteData<Page<CropActivityLine>>, entries: readonly OutboxEntry[]) =>
      optimisticLog(log, entries, { cropId, kind }),
    [cropId, kind],
  )
  const select = useOptimistic(over)
  const isNew = isNewCrop(cropId, useOutbox().entries)
  const pages = trpc.farmer.cropLog.list.useInfiniteQuery(
    { ...idsOfCrop(farmerCrop), kind },
    // A function of its own at each rendering: what waits is not laid over the same placeholder again.
    { ...PAGED, select, enabled: !isNew, ...(isNew && { placeholderData: () => NO_LINES }) },
  )
  return {
    query: pages,
    /** Loads the next page; null on the last. */
    older: pages.hasNextPage ? { load: () => void pages.fetchNextPage(), isLoading: pages.isFetchingNextPage } : null,
  }
}
