import * as z from 'zod'
import { findLoan, listLoansOfAll } from '#db/queries/finance/loans.ts'
import { countedPageOf, mapPage } from '#domain/contract.ts'
import { adminLoan, loanFilter, loanIdInput, loanRejection } from '#domain/finance/loan.schema.ts'
import { loanReceipt } from '#domain/finance/loans/loan-money.schema.ts'
import { problem } from '#domain/problem.ts'
import { decideLoan } from '#services/finance/loans/decide-loan.ts'
import { disburseLoan } from '#services/finance/loans/disburse-loan.ts'
import { asAdminLoan } from '#services/finance/loans/loan-answer.ts'
import { listReceipts } from '#services/finance/loans/receipts.ts'
import { as, router } from '../trpc.ts'

/** The loans of all farmers, and the decisions about applications. */
export const loans = router({
  list: as('admin')
    .input(loanFilter)
    .output(countedPageOf(adminLoan))
    .query(({ ctx, input }) => mapPage(listLoansOfAll(ctx.db, input), (row) => asAdminLoan(ctx.db, row, ctx.now()))),

  payments: as('admin')
    .input(loanIdInput)
    .output(z.array(loanReceipt))
    .query(({ ctx, input }) => {
      const loan = findLoan(ctx.db, input.id)
      if (!loan) throw problem('notFound')
      return listReceipts(ctx.db, loan)
    }),

  approve: as('admin')
    .input(loanIdInput)
    .output(adminLoan)
    .mutation(({ ctx, input }) =>
      ctx.write((tx) => decideLoan(tx, { ...input, status: 'approved' }, ctx), { table: 'farmer_loans', id: input.id }),
    ),

  reject: as('admin')
    .input(loanRejection)
    .output(adminLoan)
    .mutation(({ ctx, input }) =>
      ctx.write((tx) => decideLoan(tx, { ...input, status: 'rejected' }, ctx), { table: 'farmer_loans', id: input.id }),
    ),

  disburse: as('admin')
    .input(loanIdInput)
    .output(adminLoan)
    .mutation(({ ctx, input }) =>
      ctx.write((tx) => disburseLoan(tx, input.id, ctx, ctx.payments), { table: 'farmer_loans', id: input.id }),
    ),
})
