import type { Db } from '#db/client.ts'
import { type LoanRow, updateLoan } from '#db/queries/finance/loans.ts'
import { dayOf, type Instant } from '#domain/dates.ts'
import type { LoanStatus } from '#domain/finance/loan.ts'
import { noticeOf } from '#domain/messaging/notification-kinds.ts'
import { notify } from '../../messaging/notify.ts'
import { remainingOf, scheduleOf } from './loan-row.ts'

/** Writes a loan as it stands after a payment or a change of its days: the next due day, its state, or its end. */
export function moveOn(tx: Db, loan: LoanRow, at: Instant): void {
  const now = new Date(at)
  const next = scheduleOf(loan, now).find(({ amount, paid }) => paid < amount)
  const remainingAmount = remainingOf(loan)
  const isOverdue = next !== undefined && next.due < dayOf(now)
  const status = remainingAmount === 0 ? 'completed' : runningStatus(loan, isOverdue)
  const { totalAmount, paidAmount, penaltyAmount, penaltyPaid, dueDays, agreedDueDays, harvestCropId } = loan
  updateLoan(tx, loan, {
    totalAmount,
    paidAmount,
    penaltyAmount,
    penaltyPaid,
    dueDays,
    agreedDueDays,
    harvestCropId,
    remainingAmount,
    nextPaymentDue: next?.due ?? null,
    status,
    ...(status === 'active' && { defaultedAt: null }),
    // Other days are for instalments: where none is left, perhaps but for a penalty, none are proposed.
    ...(next === undefined && NO_PROPOSAL),
    ...(status === 'completed' && { completedAt: at }),
  })
  if (status === 'completed') notify(tx, loan.userId, noticeOf('loanCompleted', { product: loan.productName }), now)
  if (status === 'active' && loan.status === 'defaulted')
    notify(tx, loan.userId, noticeOf('loanCured', { product: loan.productName }), now)
}

export const NO_PROPOSAL = { proposedDueDays: null, proposedBy: null, proposalReason: null }

/** A loan in default runs as agreed again once nothing of it is overdue. */
function runningStatus({ status, paidAmount }: LoanRow, isOverdue: boolean): LoanStatus {
  if (status === 'defaulted') return isOverdue ? 'defaulted' : 'active'
  return paidAmount > 0 ? 'active' : status
}
