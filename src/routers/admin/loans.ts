import * as z from 'zod'
import { findLoan, listLoansOfAll } from '#db/queries/finance/loans.ts'
import { countedPageOf, mapPage } from '#domain/contract.ts'
import {
  adminLoan,
  graceInput,
  loanFilter,
  loanIdInput,
  loanReason,
  loanRejection,
  proposeDaysInput,
} from '#domain/finance/loan.schema.ts'
import { loanReceipt } from '#domain/finance/loans/loan-money.schema.ts'
import { problem } from '#domain/problem.ts'
import { decideLoan } from '#services/finance/loans/decide-loan.ts'
import { disburseLoan } from '#services/finance/loans/disburse-loan.ts'
import { adminLoanOf, asAdminLoan } from '#services/finance/loans/loan-answer.ts'
import { grantGrace, proposeDays } from '#services/finance/loans/move-days.ts'
import { listReceipts } from '#services/finance/loans/receipts.ts'
import { waivePenalty } from '#services/finance/loans/waive-penalty.ts'
import { takeBackWriteOff, writeOffLoan } from '#services/finance/loans/write-off-loan.ts'
import { as, router } from '../trpc.ts'

const table = 'farmer_loans'

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
      ctx.write((tx) => decideLoan(tx, { ...input, status: 'approved' }, ctx), rowOf(input, ctx)),
    ),

  reject: as('admin')
    .input(loanRejection)
    .output(adminLoan)
    .mutation(({ ctx, input }) =>
      ctx.write((tx) => decideLoan(tx, { ...input, status: 'rejected' }, ctx), rowOf(input, ctx)),
    ),

  disburse: as('admin')
    .input(loanIdInput)
    .output(adminLoan)
    .mutation(({ ctx, input }) => ctx.write((tx) => disburseLoan(tx, input.id, ctx, ctx.payments), rowOf(input, ctx))),

  grantGrace: as('admin')
    .input(graceInput)
    .output(adminLoan)
    .mutation(({ ctx, input }) => ctx.write((tx) => grantGrace(tx, input, ctx), rowOf(input, ctx))),

  proposeDays: as('admin')
    .input(proposeDaysInput)
    .output(adminLoan)
    .mutation(({ ctx, input }) => ctx.write((tx) => proposeDays(tx, input, ctx), rowOf(input, ctx))),

  waivePenalty: as('admin')
    .input(loanReason)
    .output(adminLoan)
    .mutation(({ ctx, input }) => ctx.write((tx) => waivePenalty(tx, input, ctx), rowOf(input, ctx))),

  writeOff: as('admin')
    .input(loanReason)
    .output(adminLoan)
    .mutation(({ ctx, input }) => ctx.write((tx) => writeOffLoan(tx, input, ctx), rowOf(input, ctx))),

  takeBackWriteOff: as('admin')
    .input(loanReason)
    .output(adminLoan)
    .mutation(({ ctx, input }) => ctx.write((tx) => takeBackWriteOff(tx, input, ctx), rowOf(input, ctx))),
})

const rowOf = ({ id }: { id: string }, { now }: { now: () => Date }) =>
  ({ table, id, again: adminLoanOf(now) }) as const
