import type { Db } from '#db/client.ts'
import type { LoanRow } from '#db/queries/finance/loans.ts'
import { approvalNotice, rejectionNotice } from '#domain/finance/loan-notice.ts'
import { notify } from '../../messaging/notify.ts'
import { costOf, scheduleOf } from './loan-row.ts'

/** Notifies the farmer of the decision about a loan. Part of the transaction that decides it. */
export const announceLoanDecision = (tx: Db, loan: LoanRow, now: Date): void =>
  void notify(tx, loan.userId, noticeFor(loan, now), now)

function noticeFor(loan: LoanRow, now: Date) {
  const decided = { product: loan.productName, principal: loan.principalAmount, currency: loan.currency }
  if (loan.rejectionReason !== null) return rejectionNotice({ ...decided, reason: loan.rejectionReason })
  const amounts = scheduleOf(loan, now).map(({ amount }) => amount)
  return approvalNotice({ ...decided, total: costOf(loan).total, amounts })
}
