import type { Db } from '#db/client.ts'
import { listFarmerCrops } from '#db/queries/crops/farmer-crops.ts'
import { folded } from '#domain/letters.ts'

/** Whether a farmer grows one of the crops that a product is for; null is for any farmer. */
export function growsOneOf(db: Db, farmerId: string, eligible: readonly string[] | null): boolean {
  if (eligible === null || eligible.length === 0) return true
  const names = new Set(eligible.map(folded))
  return listFarmerCrops(db, farmerId).some(({ crop }) => names.has(folded(crop.name)))
}
