import type { RemovedCrop } from '#domain/crops/crop.schema.ts'
import type { OutboxEntry } from '../../outbox/entry.ts'
import { writesOf } from '../../outbox/pending-writes.ts'
import { optimisticRemoved, type Removed } from './removed.ts'

/** A farmer's removed crops with what waits to be sent; `grown` are the crops as they are shown. */
export function optimisticRemovedCrops(
  removed: readonly RemovedCrop[],
  entries: readonly OutboxEntry[],
  farmerId: string,
  grown: readonly { id: string }[],
): Removed[] {
  const listed = removed.map(({ id, crop, removedAt }) => ({ id, name: crop.name, removedAt }))
  const removals = writesOf(entries, 'farmer.crops.remove', 'farmer.crops.restore')
    .filter(({ input }) => input.farmerId === farmerId)
    .map((entry) => ({
      is: entry.path === 'farmer.crops.remove' ? ('removed' as const) : ('restored' as const),
      id: entry.input.cropId,
      name: entry.cropName ?? '',
      entry,
    }))
  return optimisticRemoved(listed, removals, grown)
}
