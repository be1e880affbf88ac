import { useCallback } from 'react'
import { trpc } from '#client/api/hooks.ts'
import { optimisticCrops } from '#client/offline/optimistic/crops.ts'
import { useOptimistic } from '#client/offline/optimistic/useOptimistic.ts'
import type { OutboxEntry } from '#client/offline/outbox/entry.ts'
import type { FarmerCrop } from '#domain/crops/crop.schema.ts'
import type { Field } from '#domain/fields/field.schema.ts'

/** What stands in a field now, with the pending writes applied: nothing that is harvested. */
export function useCropsIn({ id, farmerId }: Pick<Field, 'id' | 'farmerId'>): FarmerCrop[] {
  const over = useCallback(
    (crops: FarmerCrop[], entries: readonly OutboxEntry[]) =>
      optimisticCrops(crops, entries, farmerId).filter(
        ({ fieldId, status }) => fieldId === id && status !== 'harvested' && status !== 'completed',
      ),
    [id, farmerId],
  )
  return trpc.farmer.crops.list.useQuery({ farmerId }, { select: useOptimistic(over) }).data ?? []
}
