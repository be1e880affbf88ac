import type { Db } from '#db/client.ts'
import { listPriceAlerts, type PriceAlertRow } from '#db/queries/market/price-alerts.ts'
import type { PriceAlert } from '#domain/market/price-alert.schema.ts'
import { toMajor } from '#domain/money.ts'

/** A price alert as it is answered, in major units. */
export const asPriceAlert = (row: PriceAlertRow): PriceAlert => ({ ...row, pricePerKg: toMajor(row.pricePerKg) })

/** One alert of a farmer as it is now. */
export const alertOf = (userId: string) => (db: Db, id: string) => {
  const row = listPriceAlerts(db, userId).find((alert) => alert.id === id)
  return row && asPriceAlert(row)
}
