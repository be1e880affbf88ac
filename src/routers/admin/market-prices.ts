import * as z from 'zod'
import { countedPageOf, rowId } from '#domain/contract.ts'
import { deskPrice, newPrice, priceEdit } from '#domain/market/price-desk.schema.ts'
import { deletedRow, deskFilter } from '#domain/operations/desk.schema.ts'
import { DESK_SORTS } from '#domain/operations/desk-sorts.ts'
import { addPrice, changePrice, listDeskPrices } from '#services/market/desk-prices.ts'
import { deleteRecord } from '#services/operations/archive.ts'
import { as, router } from '../trpc.ts'

const table = 'market_prices'

export const marketPrices = router({
  list: as('admin')
    .input(deskFilter(DESK_SORTS.marketPrice))
    .output(countedPageOf(deskPrice))
    .query(({ ctx, input }) => listDeskPrices(ctx.db, input)),

  create: as('admin')
    .input(newPrice)
    .output(deskPrice)
    .mutation(({ ctx, input }) => ctx.write((tx) => addPrice(tx, input, ctx), { table })),

  change: as('admin')
    .input(priceEdit)
    .output(deskPrice)
    .mutation(({ ctx, input }) => ctx.write((tx) => changePrice(tx, input, ctx), { table, id: input.id })),

  delete: as('admin')
    .input(z.object({ id: rowId }))
    .output(deletedRow)
    .mutation(({ ctx, input }) =>
      ctx.write((tx) => deleteRecord(tx, 'marketPrice', input.id, ctx), { table, id: input.id }),
    ),
})
