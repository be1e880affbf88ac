import * as z from 'zod'
import { countedPageOf, rowId } from '#domain/contract.ts'
import { adminPrice, newPrice, priceEdit } from '#domain/market/price-admin.schema.ts'
import { adminFilter, deletedRow } from '#domain/operations/admin.schema.ts'
import { ADMIN_SORTS } from '#domain/operations/admin-sorts.ts'
import { addPrice, changePrice, listAdminPrices } from '#services/market/admin-prices.ts'
import { deleteRecord } from '#services/operations/archive.ts'
import { as, router } from '../trpc.ts'

const table = 'market_prices'

export const marketPrices = router({
  list: as('admin')
    .input(adminFilter(ADMIN_SORTS.marketPrice))
    .output(countedPageOf(adminPrice))
    .query(({ ctx, input }) => listAdminPrices(ctx.db, input)),

  create: as('admin')
    .input(newPrice)
    .output(adminPrice)
    .mutation(({ ctx, input }) => ctx.write((tx) => addPrice(tx, input, ctx), { table })),

  change: as('admin')
    .input(priceEdit)
    .output(adminPrice)
    .mutation(({ ctx, input }) => ctx.write((tx) => changePrice(tx, input, ctx), { table, id: input.id })),

  delete: as('admin')
    .input(z.object({ id: rowId }))
    .output(deletedRow)
    .mutation(({ ctx, input }) =>
      ctx.write((tx) => deleteRecord(tx, 'marketPrice', input.id, ctx), { table, id: input.id }),
    ),
})
