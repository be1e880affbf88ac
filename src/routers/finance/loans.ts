import { listLoans } from '#db/queries/finance/loans.ts'
import { mapPage, pageInput, pageOf } from '#domain/contract.ts'
import { loan, loanRequest } from '#domain/finance/loan.schema.ts'
import { asLoan } from '#services/finance/loan-answer.ts'
import { requestLoan } from '#services/finance/request-loan.ts'
import { as, router } from '../trpc.ts'

export const loans = router({
  list: as('farmer')
    .input(pageInput)
    .output(pageOf(loan))
    .query(({ ctx, input }) =>
      mapPage(listLoans(ctx.db, { ...input, userId: ctx.user.id }), (row) => asLoan(row, ctx.now())),
    ),

  request: as('farmer')
    .input(loanRequest)
    .output(loan)
    .mutation(({ ctx, input }) => ctx.write((tx) => requestLoan(tx, input, ctx), { table: 'farmer_loans' })),
})
