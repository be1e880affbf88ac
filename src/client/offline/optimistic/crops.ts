import { changedCrop } from '#domain/crops/changed-crop.ts'
import type { FarmerCrop } from '#domain/crops/crop.schema.ts'
import { canMoveCrop } from '#domain/crops/crop.ts'
import type { OutboxEntry } from '../outbox/entry.ts'
import { type Pending, pendingMark, writesOf } from '../outbox/pending-writes.ts'

/** A farmer's crops as they will be once what waits has been written; new ones stand first, as the server has them. */
export function optimisticCrops(
  crops: FarmerCrop[],
  entries: readonly OutboxEntry[],
  farmerId: string,
): Pending<FarmerCrop>[] {
  /** What was removed here, and can be restored before the server knows. */
  const removed = new Map<string, { crop: Pending<FarmerCrop>; at: number }>()
  return writesOf(
    entries,
    'farmer.crops.add',
    'farmer.crops.change',
    'farmer.crops.harvest',
    'farmer.crops.recordYield',
    'farmer.crops.remove',
    'farmer.crops.restore',
    'farmer.cropLog.report',
  )
    .filter(({ input }) => input.farmerId === farmerId)
    .reduce<Pending<FarmerCrop>[]>((now, entry) => {
      const change = (how: (crop: FarmerCrop) => FarmerCrop) =>
        now.map((crop) => (crop.id === entry.rows.at(-1) ? { ...how(crop), ...pendingMark(entry) } : crop))
      switch (entry.path) {
        case 'farmer.crops.add':
          // An odd entry may lack what a card shows of a crop: it stands in the outbox only.
          return !entry.optimisticAnswer.crop || now.some(({ id }) => id === entry.optimisticAnswer.id)
            ? now
            : ([{ ...entry.optimisticAnswer, ...pendingMark(entry) }] as Pending<FarmerCrop>[]).concat(now)
        case 'farmer.crops.remove': {
          const at = now.findIndex(({ id }) => id === entry.input.cropId)
          if (at >= 0) removed.set(entry.input.cropId, { crop: now[at]!, at })
          return now.filter(({ id }) => id !== entry.input.cropId)
        }
        case 'farmer.crops.restore': {
          const gone = removed.get(entry.input.cropId)
          const isBack = now.some(({ id }) => id === entry.input.cropId)
          return gone && !isBack ? now.toSpliced(gone.at, 0, { ...gone.crop, ...pendingMark(entry) }) : now
        }
        case 'farmer.crops.harvest':
          return change((crop) =>
            changedCrop(crop, { status: 'harvested', actualYield: entry.input.actualYield ?? undefined }),
          )
        case 'farmer.cropLog.report':
          return change((crop) =>
            entry.input.isProblem && canMoveCrop(crop.status, 'problem')
              ? changedCrop(crop, { status: 'problem' })
              : crop,
          )
        default: {
          const { input } = entry
          return change((crop) => changedCrop(crop, input))
        }
      }
    }, crops)
}
