import type { Db } from '#db/client.ts'
import { findLoan, listLoansOfAll, setLoanStatus } from '#db/queries/finance/loans.ts'
import { pageOf } from '#domain/contract.ts'
import { deskLoan, loanFilter, loanRejection, oneLoan } from '#domain/finance/loan.schema.ts'
import { canMoveLoan } from '#domain/finance/loan.ts'
import { problem } from '#domain/problem.ts'
import { asDeskLoan } from '#services/finance/as-loan.ts'
import { afterLoanDecision } from '#services/finance/loan-events.ts'
import { as, router } from '../trpc.ts'

/** Everybody's loans, and what is decided about those that were asked for. */
export const loans = router({
  list: as('admin')
    .input(loanFilter)
    .output(pageOf(deskLoan))
    .query(({ ctx, input }) => {
      const page = listLoansOfAll(ctx.db, input)
      return { ...page, items: page.items.map((row) => asDeskLoan(row, ctx.now())) }
    }),

  approve: as('admin')
    .input(oneLoan)
    .output(deskLoan)
    .mutation(({ ctx, input }) =>
      ctx.once((tx) => decide(tx, input.id, { status: 'approved', approvedAt: ctx.now().toISOString() }, ctx.now())),
    ),

  reject: as('admin')
    .input(loanRejection)
    .output(deskLoan)
    .mutation(({ ctx, input }) =>
      ctx.once((tx) => decide(tx, input.id, { status: 'rejected', rejectionReason: input.reason }, ctx.now())),
    ),
})

type Decision = { status: 'approved'; approvedAt: string } | { status: 'rejected'; rejectionReason: string }

/** Read within the transaction: of two administrators who decide at once, the second finds it decided. */
function decide(tx: Db, id: string, decision: Decision, now: Date) {
  const asked = findLoan(tx, id)
  if (!asked) throw problem('notFound')
  if (!canMoveLoan(asked.status, decision.status)) throw problem('loanDecided')
  setLoanStatus(tx, asked, decision)
  const decided = findLoan(tx, id)!
  afterLoanDecision(tx, decided, now)
  return asDeskLoan(decided, now)
}
