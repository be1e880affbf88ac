import type { CropBasis } from '#domain/crops/crop-merge.ts'
import { keysOf } from '#domain/table.ts'
import { optimisticCrops } from '../optimistic/crops.ts'
import { shownCrop } from '../optimistic/shown-crop.ts'
import type { OutboxEntry } from './entry.ts'

type Edit = { farmerId: string; cropId: string; basis?: CropBasis }

/**
 * An edit of a crop that had to wait for other writes of its own author: it is based on what these make of the crop. Of
 * another person's edit the author would be asked, of an own one not.
 */
export function rebased<Input>(input: Input, ahead: readonly OutboxEntry[]): Input {
  const { basis, ...ids } = input as Edit
  // That of a removal is a list of lines.
  if (ahead.length === 0 || !basis || Array.isArray(basis.seen)) return input
  const [crop] = optimisticCrops([{ ...shownCrop(ids), ...basis.seen }], ahead, ids.farmerId)
  if (!crop) return input
  const seen = Object.fromEntries(keysOf(basis.seen).map((field) => [field, crop[field]]))
  return { ...input, basis: { ...basis, seen } }
}
