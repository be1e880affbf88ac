import { trpc } from '#client/trpc.ts'
import type { FarmerCrop } from '#domain/farmer/crop.schema.ts'
import type { CropActivity } from '#domain/farmer/crop.ts'
import { idsOfCrop } from './useCropWrite.ts'

/** A crop's log as far as it was paged through, the newest first; of one kind, where one is named. */
export function useLog(grown: FarmerCrop, kind?: CropActivity) {
  const pages = trpc.farmer.cropLog.list.useInfiniteQuery(
    { ...idsOfCrop(grown), kind },
    { getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined },
  )
  return {
    query: { ...pages, data: pages.data?.pages.flatMap(({ items }) => items) },
    /** How to load the next page; null on the last. */
    older: pages.hasNextPage ? { load: () => void pages.fetchNextPage(), isLoading: pages.isFetchingNextPage } : null,
  }
}
