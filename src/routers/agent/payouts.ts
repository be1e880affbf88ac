import {
  payoutByHand,
  payoutNotPaid,
  payoutPaid,
  payoutsByHand,
  payoutsByHandFilter,
} from '#domain/finance/payments/payout-by-hand.schema.ts'
import { listOwnPayouts, noteNotPaid, notePaid, payoutOf } from '#services/finance/payments/payouts-by-hand.ts'
import { as, router } from '../trpc.ts'

const agent = as('extension_agent', 'admin')

/** Money that the caller brings to farmers of the caller's own, because no adapter pays their accounts. */
export const payouts = router({
  list: agent
    .input(payoutsByHandFilter)
    .output(payoutsByHand)
    .query(({ ctx, input: { shown, ...page } }) =>
      listOwnPayouts(ctx.db, ctx.user.id, { ...page, isOpen: shown === 'open' }),
    ),

  paid: agent
    .input(payoutPaid)
    .output(payoutByHand)
    .mutation(({ ctx, input }) =>
      ctx.write((tx) => notePaid(tx, input, ctx), { table: 'payments', id: input.id, again: payoutOf(ctx.user.id) }),
    ),

  notPaid: agent
    .input(payoutNotPaid)
    .output(payoutByHand)
    .mutation(({ ctx, input }) =>
      ctx.write((tx) => noteNotPaid(tx, input, ctx), { table: 'payments', id: input.id, again: payoutOf(ctx.user.id) }),
    ),
})
