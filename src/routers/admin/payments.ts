import * as z from 'zod'
import { findPayment, listPaymentMessages, listUnnamedMessages } from '#db/queries/finance/payments.ts'
import {
  adminPayment,
  adminPayments,
  cameBackInput,
  paymentFilter,
  paymentIdInput,
  paymentMessage,
  paymentSettlement,
  payoutAccount,
  payoutInput,
  refundInput,
  unnamedMessage,
} from '#domain/finance/payments/payment.schema.ts'
import { problem } from '#domain/problem.ts'
import { adminPaymentOf, listAdminPayments, markSeen, settleByHand } from '#services/finance/payments/admin-payments.ts'
import { noteCameBack } from '#services/finance/payments/money-owed.ts'
import { findPayoutAccount } from '#services/finance/payments/payout-account.ts'
import { refundPayment } from '#services/finance/payments/refund-payment.ts'
import { as, router } from '../trpc.ts'

/** As many callbacks without a payment as are shown; a stranger's flood of them must not fill the page. */
const MAX_UNNAMED = 50

/** The payments of all farmers through providers, and what the providers said of them. */
export const payments = router({
  list: as('admin')
    .input(paymentFilter)
    .output(adminPayments)
    .query(({ ctx, input: { concerning, byHand, owed, ...filter } }) =>
      listAdminPayments(ctx.db, {
        ...filter,
        isConcerning: concerning === 'true',
        isByHand: byHand === 'true',
        isOwed: owed === 'true',
      }),
    ),

  messages: as('admin')
    .input(paymentIdInput)
    .output(z.array(paymentMessage))
    .query(({ ctx, input }) => {
      if (!findPayment(ctx.db, input.id)) throw problem('notFound')
      return listPaymentMessages(ctx.db, input.id)
    }),

  unnamed: as('admin')
    .output(z.array(unnamedMessage))
    .query(({ ctx }) => listUnnamedMessages(ctx.db, MAX_UNNAMED)),

  account: as('admin')
    .input(payoutInput)
    .output(payoutAccount)
    .query(({ ctx, input }) => findPayoutAccount(ctx.db, input)),

  settle: as('admin')
    .input(paymentSettlement)
    .output(adminPayment)
    .mutation(({ ctx, input }) =>
      ctx.write((tx) => settleByHand(tx, input, ctx), {
        table: 'payments',
        id: input.id,
        again: adminPaymentOf,
      }),
    ),

  refund: as('admin')
    .input(refundInput)
    .output(adminPayment)
    .mutation(({ ctx, input }) =>
      ctx.write((tx) => adminPaymentOf(tx, refundPayment(tx, input, ctx).id), {
        table: 'payments',
        again: adminPaymentOf,
      }),
    ),

  cameBack: as('admin')
    .input(cameBackInput)
    .output(adminPayment)
    .mutation(({ ctx, input }) =>
      ctx.write((tx) => adminPaymentOf(tx, noteCameBack(tx, input, ctx).id), {
        table: 'payments',
        id: input.id,
        again: adminPaymentOf,
      }),
    ),

  see: as('admin')
    .input(paymentIdInput)
    .output(adminPayment)
    .mutation(({ ctx, input }) =>
      ctx.write((tx) => markSeen(tx, input.id), { table: 'payments', id: input.id, again: adminPaymentOf }),
    ),
})
