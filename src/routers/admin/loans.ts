import { listLoansOfAll } from '#db/queries/finance/loans.ts'
import { countedPageOf, mapPage } from '#domain/contract.ts'
import { adminLoan, loanFilter, loanIdInput, loanRejection } from '#domain/finance/loan.schema.ts'
import { decideLoan } from '#services/finance/loans/decide-loan.ts'
import { disburseLoan } from '#services/finance/loans/disburse-loan.ts'
import { asAdminLoan } from '#services/finance/loans/loan-answer.ts'
import { as, router } from '../trpc.ts'

/** The loans of all farmers, and the decisions about applications. */
export const loans = router({
  list: as('admin')
    .input(loanFilter)
    .output(countedPageOf(adminLoan))
    .query(({ ctx, input }) => mapPage(listLoansOfAll(ctx.db, input), (row) => asAdminLoan(row, ctx.now()))),

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
