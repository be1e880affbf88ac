import type { Db } from '#db/client.ts'
import { findCrop } from '#db/queries/crops/crops.ts'
import { findNewestPrice } from '#db/queries/market/market-prices.ts'
import { insertPriceAlert, listPriceAlerts, removeSameAlert } from '#db/queries/market/price-alerts.ts'
import { MAX } from '#domain/bounds.ts'
import type { PriceAlert, SetPriceAlertInput } from '#domain/market/price-alert.schema.ts'
import { toMinor } from '#domain/money.ts'
import { problem } from '#domain/problem.ts'
import type { Actor } from '../people/actor.ts'
import { asPriceAlert } from './price-alert-answer.ts'

/** Sets an alert on one side of a price. It replaces the farmer's earlier alert on that side, and is active again. */
export function setPriceAlert(
  tx: Db,
  input: SetPriceAlertInput,
  { user, now }: Pick<Actor, 'user' | 'now'>,
): PriceAlert {
  const [crop, price] = [findCrop(tx, input.cropId), findNewestPrice(tx, input)]
  if (!crop || !price) throw problem('notFound')
  const alert = { ...input, userId: user.id, pricePerKg: toMinor(input.pricePerKg), currency: price.currency }
  removeSameAlert(tx, alert)
  if (listPriceAlerts(tx, user.id).length >= MAX.priceAlerts) throw problem('priceAlertsFull')
  const { id } = insertPriceAlert(tx, { ...alert, createdAt: now().toISOString() })
  return asPriceAlert({ ...alert, id, cropName: crop.name, triggeredAt: null })
}
