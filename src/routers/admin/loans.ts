import type { Db } from '#db/client.ts'
import { findLoan, listLoansOfAll, setLoanStatus } from '#db/queries/finance/loans.ts'
import { pageOf } from '#domain/contract.ts'
import { adminLoan, loanFilter, loanIdInput, loanRejection } from '#domain/finance/loan.schema.ts'
import { canMoveLoan } from '#domain/finance/loan.ts'
import { problem } from '#domain/problem.ts'
import { afterLoanDecision } from '#services/finance/announce-loan-decision.ts'
import { asAdminLoan } from '#services/finance/loan-answer.ts'
import { as, router } from '../trpc.ts'

/** Everybody's loans, and what is decided about those that were asked for. */
export const loans = router({
  list: as('admin')
    .input(loanFilter)
    .output(pageOf(adminLoan))
    .query(({ ctx, input }) => {
      const page = listLoansOfAll(ctx.db, input)
      return { ...page, items: page.items.map((row) => asAdminLoan(row, ctx.now())) }
    }),

  approve: as('admin')
    .input(loanIdInput)
    .output(adminLoan)
    .mutation(({ ctx, input }) =>
      ctx.write((tx) => decide(tx, input.id, { status: 'approved', approvedAt: ctx.now().toISOString() }, ctx.now())),
    ),

  reject: as('admin')
    .input(loanRejection)
    .output(adminLoan)
    .mutation(({ ctx, input }) =>
      ctx.write((tx) => decide(tx, input.id, { status: 'rejected', rejectionReason: input.reason }, ctx.now())),
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
  return asAdminLoan(decided, now)
}
