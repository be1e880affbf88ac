import * as z from 'zod'
import {
  claimReceivedInput,
  confirmReceivedInput,
  giveBackReceivedInput,
  receivedFilter,
  receivedIdInput,
  receivedPayment,
  receivedPayments,
  receivedSuggestion,
} from '#domain/finance/payments/received.schema.ts'
import { claimByHand, confirmByHand, giveBackByHand, listReceivedPayments, receivedOf } from '#services/finance/received/admin-received.ts' // biome-ignore format: one import
import { registerPaybill } from '#services/finance/received/register-paybill.ts'
import { suggestFarmers } from '#services/finance/received/suggest-farmers.ts'
import { as, router } from '../../trpc.ts'

const table = 'received_payments'

/** Money that people paid in by themselves, to our paybill or till. */
export const received = router({
  list: as('admin')
    .input(receivedFilter)
    .output(receivedPayments)
    .query(({ ctx, input }) => listReceivedPayments(ctx.db, input)),

  suggestions: as('admin')
    .input(receivedIdInput)
    .output(z.array(receivedSuggestion))
    .query(({ ctx, input }) => suggestFarmers(ctx.db, input.id, ctx.now())),

  claim: as('admin')
    .input(claimReceivedInput)
    .output(receivedPayment)
    .mutation(({ ctx, input }) =>
      ctx.write((tx) => claimByHand(tx, input, ctx), { table, id: input.id, again: receivedOf }),
    ),

  confirm: as('admin')
    .input(confirmReceivedInput)
    .output(receivedPayment)
    .mutation(({ ctx, input }) =>
      ctx.write((tx) => confirmByHand(tx, input, ctx), { table, id: input.id, again: receivedOf }),
    ),

  giveBack: as('admin')
    .input(giveBackReceivedInput)
    .output(receivedPayment)
    .mutation(({ ctx, input }) =>
      ctx.write((tx) => giveBackByHand(tx, input, ctx), { table, id: input.id, again: receivedOf }),
    ),

  register: as('admin')
    .output(z.object({ shortcode: z.string() }))
    .mutation(async ({ ctx }) => {
      const registered = await registerPaybill(ctx.payments)
      return ctx.write(() => registered)
    }),
})
