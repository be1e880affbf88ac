import * as z from 'zod'
import { findLoan, listLoans } from '#db/queries/finance/loans.ts'
import { mapPage, pageInput, pageOf } from '#domain/contract.ts'
import { loan, loanRequest } from '#domain/finance/loan.schema.ts'
import {
  loanPaid,
  loanPaymentInput,
  loanQuote,
  loanQuoteInput,
  loanReceipt,
  ownLoanInput,
} from '#domain/finance/loans/loan-money.schema.ts'
import { loanStatementInput, statement } from '#domain/finance/statement/statement.schema.ts'
import { problem } from '#domain/problem.ts'
import { answerSchedule } from '#services/finance/loans/change-schedule.ts'
import { asLoan, loanOf } from '#services/finance/loans/loan-answer.ts'
import { loanPaidBy, payLoan } from '#services/finance/loans/pay-loan.ts'
import { quoteLoan } from '#services/finance/loans/quote-loan.ts'
import { listReceipts } from '#services/finance/loans/receipts.ts'
import { requestLoan } from '#services/finance/loans/request-loan.ts'
import { readLoanStatement } from '#services/finance/read-statement.ts'
import { as, router } from '../trpc.ts'

const table = 'farmer_loans'

const ownLoan = as('farmer')
  .input(ownLoanInput)
  .use(({ ctx, input, next }) => {
    const found = findLoan(ctx.db, input.loanId)
    if (found?.userId !== ctx.user.id) throw problem('notFound')
    return next({ ctx: { loan: found } })
  })

export const loans = router({
  list: as('farmer')
    .input(pageInput)
    .output(pageOf(loan))
    .query(({ ctx, input }) =>
      mapPage(listLoans(ctx.db, { ...input, userId: ctx.user.id }), (row) => asLoan(ctx.db, row, ctx.now())),
    ),

  get: ownLoan.output(loan).query(({ ctx }) => asLoan(ctx.db, ctx.loan, ctx.now())),

  quote: as('farmer')
    .input(loanQuoteInput)
    .output(loanQuote)
    .query(({ ctx, input }) => quoteLoan(ctx.db, input, ctx)),

  request: as('farmer')
    .input(loanRequest)
    .output(loan)
    .mutation(({ ctx, input }) => ctx.write((tx) => requestLoan(tx, input, ctx), { table, again: loanOf(ctx.now) })),

  pay: as('farmer')
    .input(loanPaymentInput)
    .output(loanPaid)
    .mutation(({ ctx, input }) =>
      ctx.write((tx) => payLoan(tx, input, ctx, ctx.payments), {
        table,
        id: input.loanId,
        again: (tx, id) => loanPaidBy(tx, id, input.loanId, ctx.now()),
      }),
    ),

  receipts: ownLoan.output(z.array(loanReceipt)).query(({ ctx }) => listReceipts(ctx.db, ctx.loan)),

  statement: as('farmer')
    .input(loanStatementInput)
    .output(statement)
    .query(({ ctx, input }) => readLoanStatement(ctx.db, ctx.user, input)),

  answerSchedule: as('farmer')
    .input(ownLoanInput.extend({ isAccepted: z.boolean() }))
    .output(loan)
    .mutation(({ ctx, input }) =>
      ctx.write((tx) => answerSchedule(tx, input, ctx), { table, id: input.loanId, again: loanOf(ctx.now) }),
    ),
})
