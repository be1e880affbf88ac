import { trpc } from '#client/api/hooks.ts'
import { queryClient } from '#client/api/query-client.ts'
import { getQueryKey } from '#client/api/query-key.ts'
import type { FarmerCrop, RemovedCrop } from '#domain/crops/crop.schema.ts'
import { getOutbox } from '../outbox/outbox-state.ts'
import { optimisticCrops } from './crops.ts'

/** A farmer's crop as the screens show it: also one that waits in the outbox itself, with what was written about it. */
export function shownCrop({ farmerId, cropId }: { farmerId: string; cropId: string }): FarmerCrop {
  const key = getQueryKey(trpc.farmer.crops.list, { farmerId }, 'query')
  const crops = optimisticCrops(queryClient.getQueryData(key) ?? [], getOutbox().entries, farmerId)
  const shown = crops.find(({ id }) => id === cropId)
  if (!shown) throw new Error(`No screen shows the crop ${cropId}, so nothing can have changed it`)
  return shown
}

/** The name of the crop that a write is about, also of a removed one; undefined where no screen shows it. */
export function shownCropName({ farmerId, cropId }: { farmerId?: unknown; cropId?: unknown }): string | undefined {
  if (typeof farmerId !== 'string' || typeof cropId !== 'string') return undefined
  try {
    return shownCrop({ farmerId, cropId }).crop.name
  } catch {
    const removed = queryClient.getQueryData<RemovedCrop[]>(
      getQueryKey(trpc.farmer.crops.removed, { farmerId }, 'query'),
    )
    return removed?.find(({ id }) => id === cropId)?.crop.name
  }
}
