import type { Db } from '#db/client.ts'
import { deleteFarmerCrop } from '#db/queries/crops/farmer-crops.ts'

/** Removes a farmer's crop, with its log. */
export function removeCrop(tx: Db, { id }: { id: string }) {
  deleteFarmerCrop(tx, id)
  return { id }
}
