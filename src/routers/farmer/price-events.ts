import type { Db } from '#db/client.ts'
import { findCrop } from '#db/queries/crops.ts'
import { findNewestPrice } from '#db/queries/market-prices.ts'
import { insertNotification } from '#db/queries/notifications.ts'
import { insertMarketSms, listWaitingAlerts, markTriggered } from '#db/queries/price-alerts.ts'
import { alertNotice, alertSms, isAwaited } from '#domain/farmer/market-alert.ts'

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
 * Answers how many were told.
 */
export function afterNewPrice(tx: Db, price: StoredPrice, now: Date): number {
  const crop = findCrop(tx, price.cropId)
  if (!crop || findNewestPrice(tx, price)?.id !== price.id) return 0
  const told = { ...price, crop: crop.name }
  const createdAt = now.toISOString()
  const awaited = listWaitingAlerts(tx, price).filter((wish) => isAwaited(wish, told))
  for (const wish of awaited) {
    insertNotification(tx, {
      type: 'market',
      ...alertNotice(wish, told),
      userId: wish.userId,
      link: `/market/${price.cropId}`,
      createdAt,
    })
    if (wish.bySms && wish.smsUpdates && wish.phone)
      insertMarketSms(tx, { userId: wish.userId, phone: wish.phone, message: alertSms(wish, told), createdAt })
    markTriggered(tx, wish.id, createdAt)
  }
  return awaited.length
}
