import type { z } from 'zod'
import type { Db } from '#db/client.ts'
import { findCrop } from '#db/queries/crops/crops.ts'
import { saveImportedCropName } from '#db/queries/market/imported-prices.ts'
import { commodityKey } from '#domain/market/import/commodity.ts'
import type { chooseCropInput } from '#domain/market/import/price-import.schema.ts'
import { problem } from '#domain/problem.ts'
import type { Actor } from '#services/people/actor.ts'

/** Remembers which crop a commodity of price files is, for this file and the next ones; null leaves its rows out. */
export function chooseImportedCrop(
  tx: Db,
  { name, cropId }: z.infer<typeof chooseCropInput>,
  { now }: Pick<Actor, 'now'>,
) {
  if (cropId !== null && !findCrop(tx, cropId)) throw problem('unknownCrop')
  saveImportedCropName(tx, { name: commodityKey(name), cropId, updatedAt: now().toISOString() })
  return { name, cropId }
}
