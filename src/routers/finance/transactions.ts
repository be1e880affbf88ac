import * as z from 'zod'
import { findEnrollment } from '#db/queries/learning/enrollments.ts'
import { optionalText, pageOf, rowId } from '#domain/contract.ts'
import {
  transaction,
  transactionFilter,
  transactionTotals,
  transactionTotalsInput,
} from '#domain/finance/transaction.schema.ts'
import { transferQuote, transferQuoteInput, transferRequest } from '#domain/finance/transfer.schema.ts'
import { payCourse } from '#services/finance/courses/pay-course.ts'
import { listHistory, totalHistory } from '#services/finance/list-history.ts'
import { transactionOf } from '#services/finance/transaction-answer.ts'
import { quoteTransfer, sendTransfer } from '#services/finance/transfers/send-transfer.ts'
import { as, router } from '../trpc.ts'

const table = 'financial_transactions'

export const transactions = router({
  list: as('farmer')
    .input(transactionFilter)
    .output(pageOf(transaction))
    .query(({ ctx, input }) => listHistory(ctx.db, ctx.user, input)),

  totals: as('farmer')
    .input(transactionTotalsInput)
    .output(transactionTotals)
    .query(({ ctx, input }) => totalHistory(ctx.db, ctx.user, input)),

  transferQuote: as('farmer')
    .input(transferQuoteInput)
    .output(transferQuote)
    .query(({ ctx, input }) => quoteTransfer(ctx.db, input, ctx, ctx.payments)),

  transfer: as('farmer')
    .input(transferRequest)
    .output(transaction)
    .mutation(({ ctx, input }) =>
      ctx.write((tx) => sendTransfer(tx, input, ctx, ctx.payments), { table, again: transactionOf }),
    ),

  payCourse: as('farmer')
    .input(z.object({ courseId: rowId, accountId: optionalText(64) }))
    .output(z.object({ transaction, isEnrolled: z.boolean() }))
    .mutation(({ ctx, input }) =>
      ctx.write((tx) => payCourse(tx, input, ctx, ctx.payments), {
        table,
        idsOf: ({ transaction: { id } }) => [id],
        again: (tx, id) => ({
          transaction: transactionOf(tx, id),
          isEnrolled: findEnrollment(tx, ctx.user.id, input.courseId) !== undefined,
        }),
      }),
    ),
})
