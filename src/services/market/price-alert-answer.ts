import type { PriceAlertRow } from '#db/queries/market/price-alerts.ts'
import type { PriceAlert } from '#domain/market/price-alert.schema.ts'
import { toMajor } from '#domain/money.ts'

/** A price alert as it is answered, in major units. */
export const asPriceAlert = (row: PriceAlertRow): PriceAlert => ({ ...row, pricePerKg: toMajor(row.pricePerKg) })
