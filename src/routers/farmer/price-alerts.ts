import { z } from 'zod'
import { findCrop } from '#db/queries/crops/crops.ts'
import { findNewestPrice } from '#db/queries/market/market-prices.ts'
import {
  insertPriceAlert,
  listPriceAlerts,
  type PriceAlertRow,
  removePriceAlert,
  removeSameAlert,
} from '#db/queries/market/price-alerts.ts'
import { MAX } from '#domain/bounds.ts'
import { rowId } from '#domain/contract.ts'
import { type PriceAlert, priceAlert, setPriceAlertInput } from '#domain/market/price-alert.schema.ts'
import { toMajor, toMinor } from '#domain/money.ts'
import { problem } from '#domain/problem.ts'
import { as, router } from '../trpc.ts'

const one = z.object({ id: rowId })

export const priceAlerts = router({
  list: as('farmer')
    .output(z.array(priceAlert))
    .query(({ ctx }) => listPriceAlerts(ctx.db, ctx.user.id).map(asPriceAlert)),

  /** One alert for each side of a price: set again, it takes the place of the one before, and is awake. */
  set: as('farmer')
    .input(setPriceAlertInput)
    .output(priceAlert)
    .mutation(({ ctx, input }) =>
      ctx.write((tx) => {
        const [crop, price] = [findCrop(tx, input.cropId), findNewestPrice(tx, input)]
        if (!crop || !price) throw problem('notFound')
        const wish = { ...input, userId: ctx.user.id, pricePerKg: toMinor(input.pricePerKg), currency: price.currency }
        removeSameAlert(tx, wish)
        if (listPriceAlerts(tx, ctx.user.id).length >= MAX.priceAlerts) throw problem('priceAlertsFull')
        const { id } = insertPriceAlert(tx, { ...wish, createdAt: ctx.now().toISOString() })
        return asPriceAlert({ ...wish, id, cropName: crop.name, triggeredAt: null })
      }),
    ),

  remove: as('farmer')
    .input(one)
    .output(one)
    .mutation(({ ctx, input }) =>
      ctx.write((tx) => {
        if (!removePriceAlert(tx, ctx.user.id, input.id)) throw problem('notFound')
        return input
      }),
    ),
})

const asPriceAlert = (row: PriceAlertRow): PriceAlert => ({ ...row, pricePerKg: toMajor(row.pricePerKg) })
