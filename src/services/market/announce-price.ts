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
 * Notifies the farmers whose price alert this price meets, once each: in the app, and by text message where the alert
 * and the profile allow it. Part of the transaction that writes the price. A price that is not the newest of its crop
 * and market notifies nobody. Returns how many were notified at once.
 */
export function announcePrice(tx: Db, { id, cropId, market, pricePerKg, currency, date }: StoredPrice, now: Date) {
  const crop = findCrop(tx, cropId)
  if (!crop || findNewestPrice(tx, { cropId, market })?.id !== id) return 0
  return startBroadcast(
    tx,
    { of: 'price', price: { cropId, crop: crop.name, market, pricePerKg, currency, date } },
    now,
  )
}
