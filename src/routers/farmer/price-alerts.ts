import * as z from 'zod'
import { listPriceAlerts } from '#db/queries/market/price-alerts.ts'
import { rowId } from '#domain/contract.ts'
import { priceAlert, setPriceAlertInput } from '#domain/market/price-alert.schema.ts'
import { cancelPriceAlert } from '#services/market/cancel-price-alert.ts'
import { alertOf, asPriceAlert } from '#services/market/price-alert-answer.ts'
import { setPriceAlert } from '#services/market/set-price-alert.ts'
import { as, router } from '../trpc.ts'

const one = z.object({ id: rowId })

export const priceAlerts = router({
  list: as('farmer')
    .output(z.array(priceAlert))
    .query(({ ctx }) => listPriceAlerts(ctx.db, ctx.user.id).map(asPriceAlert)),

  set: as('farmer')
    .input(setPriceAlertInput)
    .output(priceAlert)
    .mutation(({ ctx, input }) => ctx.write((tx) => setPriceAlert(tx, input, ctx), { again: alertOf(ctx.user.id) })),

  remove: as('farmer')
    .input(one)
    .output(one)
    .mutation(({ ctx, input }) => ctx.write((tx) => cancelPriceAlert(tx, input, ctx.user))),
})
