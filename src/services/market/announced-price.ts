import type { Db } from '#db/client.ts'
import { type AdminPriceRow, findAdminPrice } from '#db/queries/market/admin-prices.ts'
import type { AdminPrice } from '#domain/market/price-admin.schema.ts'
import { toMajor } from '#domain/money.ts'
import { announcePrice } from './announce-price.ts'

export const asAdminPrice = ({ pricePerKg, ...row }: AdminPriceRow): AdminPrice => ({
  ...row,
  pricePerKg: toMajor(pricePerKg),
})

/** A price that was written just now, once those who wait for it are notified. */
export function announced(tx: Db, id: string, now: Date): AdminPrice {
  const row = findAdminPrice(tx, id)!
  announcePrice(tx, row, now)
  return asAdminPrice(row)
}
