import type { Db } from '#db/client.ts'
import { type FarmerCropRow, findFarmerCrop, listRemovedCrops } from '#db/queries/crops/farmer-crops.ts'
import type { FarmerCrop } from '#domain/crops/crop.schema.ts'
import { cropProgress, toHectares } from '#domain/crops/crop.ts'

/** A farmer's crop as it is answered: with its progress in percent, and its area in hectares too. */
export const asFarmerCrop = (row: FarmerCropRow): FarmerCrop => ({
  ...row,
  progress: cropProgress(row.status, row.statusBefore),
  areaSize: row.fieldSize === null ? null : toHectares(row.fieldSize),
  imageUrl: row.crop.imageUrl,
})

/** A crop of a farmer as it is now, also one that was removed. */
export const cropOf = (farmerId: string) => (db: Db, id: string) => {
  const row = findFarmerCrop(db, id, farmerId) ?? listRemovedCrops(db, farmerId).find((crop) => crop.id === id)
  return row && asFarmerCrop(row)
}
