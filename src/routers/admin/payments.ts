import { z } from 'zod'
import { findPayment, listPaymentMessages } from '#db/queries/finance/payments.ts'
import {
  adminPayment,
  adminPayments,
  paymentFilter,
  paymentIdInput,
  paymentMessage,
  paymentSettlement,
  payoutAccount,
  payoutInput,
} from '#domain/finance/payments/payment.schema.ts'
import { problem } from '#domain/problem.ts'
import { listAdminPayments, settleByHand } from '#services/finance/payments/admin-payments.ts'
import { findPayoutAccount } from '#services/finance/payments/payout-account.ts'
import { as, router } from '../trpc.ts'

/** The payments of all farmers through providers, and what the providers said of them. */
export const payments = router({
  list: as('admin')
    .input(paymentFilter)
    .output(adminPayments)
    .query(({ ctx, input: { concerning, ...filter } }) =>
      listAdminPayments(ctx.db, { ...filter, isConcerning: concerning === 'true' }),
    ),

  messages: as('admin')
    .input(paymentIdInput)
    .output(z.array(paymentMessage))
    .query(({ ctx, input }) => {
      if (!findPayment(ctx.db, input.id)) throw problem('notFound')
      return listPaymentMessages(ctx.db, input.id)
    }),

  account: as('admin')
    .input(payoutInput)
    .output(payoutAccount)
    .query(({ ctx, input }) => findPayoutAccount(ctx.db, input)),

  settle: as('admin')
    .input(paymentSettlement)
    .output(adminPayment)
    .mutation(({ ctx, input }) => ctx.write((tx) => settleByHand(tx, input, ctx), { table: 'payments', id: input.id })),
})
