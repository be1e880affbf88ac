import { useCallback } from 'react'
import { trpc } from '#client/api/hooks.ts'
import { optimisticCrops } from '#client/offline/optimistic/crops.ts'
import { useOptimistic } from '#client/offline/optimistic/useOptimistic.ts'
import type { OutboxEntry } from '#client/offline/outbox/entry.ts'
import type { FarmerCrop } from '#domain/crops/crop.schema.ts'

/** A farmer's crops, with the pending writes applied. */
export function useFarmerCrops(farmerId: string) {
  const over = useCallback(
    (crops: FarmerCrop[], entries: readonly OutboxEntry[]) => optimisticCrops(crops, entries, farmerId),
    [farmerId],
  )
  const select = useOptimistic(over)
  return trpc.farmer.crops.list.useQuery({ farmerId }, { enabled: farmerId !== '', select })
}
