import type { RemovedCrop } from '#domain/crops/crop.schema.ts'
import type { OutboxEntry } from '../outbox/entry.ts'
import { type Pending, writesOf } from '../outbox/pending-writes.ts'
import { writtenOn } from '../outbox/written-on.ts'

/** A crop that can be restored; pending while it is on its way back to a list that does not have it yet. */
type Removed = Pending<{ id: string; name: string; removedAt: string }>

/**
 * The removed crops as they will be, those that were removed on this phone first. `grown`: the farmer's crops as they are
 * shown, so that one that comes back stands in one of the two lists.
 */
export function optimisticRemoved(
  removed: readonly RemovedCrop[],
  entries: readonly OutboxEntry[],
  farmerId: string,
  grown: readonly { id: string }[],
): Removed[] {
  const listed = removed.map(({ id, crop, removedAt }): Removed => ({ id, name: crop.name, removedAt }))
  return writesOf(entries, 'farmer.crops.remove', 'farmer.crops.restore')
    .filter(({ input }) => input.farmerId === farmerId)
    .reduce((now, entry) => {
      const { cropId: id } = entry.input
      const others = now.filter((crop) => crop.id !== id)
      if (entry.path === 'farmer.crops.remove')
        return [{ id, name: entry.cropName ?? '', removedAt: writtenOn(entry).toISOString() }, ...others]
      // Of a removal that the server knows, it has to tell the crop again.
      const isShownAgain = entry.isDone || grown.some((crop) => crop.id === id)
      return isShownAgain ? others : now.map((crop) => (crop.id === id ? { ...crop, isPending: true as const } : crop))
    }, listed)
}
