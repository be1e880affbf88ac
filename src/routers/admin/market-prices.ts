import * as z from 'zod'
import { countedPageOf, rowId } from '#domain/contract.ts'
import {
  adminPrice,
  heldPrice,
  heldPriceConfirmation,
  heldPriceInput,
  newPriceInput,
  priceEdit,
  type SavedPrice,
  savedPrice,
} from '#domain/market/price-admin.schema.ts'
import { adminFilter, deletedRow } from '#domain/operations/admin.schema.ts'
import { ADMIN_SORTS } from '#domain/operations/admin-sorts.ts'
import { addPrice, changePrice, listAdminPrices } from '#services/market/admin-prices.ts'
import { confirmHeld, declineHeld, listHeld, savedPriceOf } from '#services/market/held-prices.ts'
import { deleteRecord } from '#services/operations/archive.ts'
import { as, router } from '../trpc.ts'

const table = 'market_prices'
const held = 'held_prices'

/** A price that is held has a line of its own in the audit. */
const writtenIds = ({ id, isHeld }: SavedPrice) => (isHeld ? [] : [id])

export const marketPrices = router({
  list: as('admin')
    .input(adminFilter(ADMIN_SORTS.marketPrice))
    .output(countedPageOf(adminPrice))
    .query(({ ctx, input }) => listAdminPrices(ctx.db, input)),

  create: as('admin')
    .input(newPriceInput)
    .output(savedPrice)
    .mutation(({ ctx, input }) =>
      ctx.write((tx) => addPrice(tx, input, ctx), { table, idsOf: writtenIds, again: savedPriceOf }),
    ),

  change: as('admin')
    .input(priceEdit)
    .output(savedPrice)
    .mutation(({ ctx, input }) =>
      ctx.write((tx) => changePrice(tx, input, ctx), { table, id: input.id, again: savedPriceOf }),
    ),

  delete: as('admin')
    .input(z.object({ id: rowId }))
    .output(deletedRow)
    .mutation(({ ctx, input }) =>
      ctx.write((tx) => deleteRecord(tx, 'marketPrice', input.id, ctx), { table, id: input.id }),
    ),

  /** The prices that wait for a second person, newest first. */
  held: as('admin')
    .output(z.array(heldPrice))
    .query(({ ctx }) => listHeld(ctx.db, ctx)),

  /** Confirms a held price of somebody else; the only administrator confirms one of their own after a day, with a reason. */
  confirm: as('admin')
    .input(heldPriceConfirmation)
    .output(savedPrice)
    .mutation(({ ctx, input }) =>
      ctx.write((tx) => confirmHeld(tx, input, ctx), {
        table: held,
        id: input.id,
        again: savedPriceOf,
      }),
    ),

  /** Drops a held price. */
  decline: as('admin')
    .input(heldPriceInput)
    .output(heldPriceInput)
    .mutation(({ ctx, input }) => ctx.write((tx) => declineHeld(tx, input.id), { table: held, id: input.id })),
})
