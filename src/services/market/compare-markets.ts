import type { Db } from '#db/client.ts'
import { findCrop } from '#db/queries/crops/crops.ts'
import { listLatestPricesOf } from '#db/queries/market/market-prices.ts'
import type { CropPrices } from '#domain/market/price.schema.ts'
import { problem } from '#domain/problem.ts'
import { withHistories } from './latest-prices.ts'

/** A crop and its latest price in every market that has one. */
export function compareMarkets(db: Db, { cropId }: { cropId: string }): CropPrices {
  const crop = findCrop(db, cropId)
  if (!crop) throw problem('notFound')
  return {
    crop: { id: crop.id, name: crop.name, localName: crop.localName },
    prices: withHistories(db, listLatestPricesOf(db, crop.id)),
  }
}
