import type { Db } from '#db/client.ts'
import { listFarmerCrops } from '#db/queries/crops/farmer-crops.ts'
import { findField } from '#db/queries/fields/fields.ts'
import { toSquareMetres } from '#domain/crops/crop.ts'
import { hasRoom, plantingOf } from '#domain/fields/season.ts'
import { problem } from '#domain/problem.ts'

type Planted = Parameters<typeof plantingOf>[0] & { id?: string | undefined; farmerId: string; fieldId: string | null }

/** The crops of one season fit together into their field, which is one of the same farm. */
export function assertRoom(tx: Db, crop: Planted) {
  if (crop.fieldId === null) return
  const field = findField(tx, crop.fieldId)
  if (field?.farmerId !== crop.farmerId) throw problem('unknownField')
  const own = plantingOf(crop)
  if (!own) return
  const others = listFarmerCrops(tx, crop.farmerId)
    .filter(({ id, fieldId }) => fieldId === field.id && id !== crop.id)
    .flatMap((each) => plantingOf(each) ?? [])
  if (!hasRoom(own, others, toSquareMetres(field.totalArea))) throw problem('fieldPlanted')
}
