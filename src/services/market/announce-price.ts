import type { Db } from '#db/client.ts'
import { findCrop } from '#db/queries/crops/crops.ts'
import { findNewestPrice } from '#db/queries/market/market-prices.ts'
import { startBroadcast } from '../messaging/broadcast.ts'

/** A price as it stands in the table, in hundredths. */
export type StoredPrice = {
  id: string
  cropId: string
  market: string
  pricePerKg: number
  currency: string
  date: string
}

/**
 * Tells the farmers who wait for this price, once each: a notification, and a text message where one is wished and
 * allowed. Part of the transaction that writes the price. A price of the past, entered late, tells nobody.
 * Answers how many were told at once.
 */
export function afterNewPrice(tx: Db, { id, cropId, market, pricePerKg, currency, date }: StoredPrice, now: Date) {
  const crop = findCrop(tx, cropId)
  if (!crop || findNewestPrice(tx, { cropId, market })?.id !== id) return 0
  return startBroadcast(
    tx,
    { tell: 'price', price: { cropId, crop: crop.name, market, pricePerKg, currency, date } },
    now,
  )
}
