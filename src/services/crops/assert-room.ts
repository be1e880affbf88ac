import type { Db } from '#db/client.ts'
import { type FarmerCropRow, listFarmerCrops } from '#db/queries/crops/farmer-crops.ts'
import { type FieldRow, findField } from '#db/queries/fields/fields.ts'
import { toSquareMetres } from '#domain/crops/crop.ts'
import { hasRoom, type Planting, plantingOf } from '#domain/fields/season.ts'
import { problem } from '#domain/problem.ts'

type Planted = Parameters<typeof plantingOf>[0] & { id?: string | undefined; farmerId: string; fieldId: string | null }
type Field = Pick<FieldRow, 'id' | 'farmerId' | 'totalArea' | 'errorBand'>

/**
 * The crops of one season fit together into their field, which is one of the same farm. `stoodIn` is where the crop
 * stood before: it may stay in a field that was removed.
 */
export function assertRoom(tx: Db, crop: Planted, stoodIn: string | null = null) {
  if (crop.fieldId === null) return
  const field = findField(tx, crop.fieldId)
  if (!field && crop.fieldId === stoodIn) return
  if (field?.farmerId !== crop.farmerId) throw problem('unknownField')
  const own = plantingOf(crop)
  if (own && !fits(own, standingIn(tx, field).filter(({ id }) => id !== crop.id), field)) throw problem('fieldPlanted') // biome-ignore format: one question
}

/** The crops that stand in a field fit into it, now that it has become smaller. */
export function assertHolds(tx: Db, field: Field) {
  const standing = standingIn(tx, field)
  for (const crop of standing) {
    const own = plantingOf(crop)
    if (own && !fits(own, standing.filter(({ id }) => id !== crop.id), field)) throw problem('fieldTooSmall') // biome-ignore format: one question
  }
}

const standingIn = (tx: Db, field: Field) =>
  listFarmerCrops(tx, field.farmerId).filter(({ fieldId }) => fieldId === field.id)

/** A field may be larger than it was measured, by its band of error. */
const fits = (own: Planting, others: readonly FarmerCropRow[], { totalArea, errorBand }: Field) =>
  hasRoom(own, others.flatMap((each) => plantingOf(each) ?? []), toSquareMetres(totalArea * (1 + (errorBand ?? 0) / 100))) // biome-ignore format: one question
