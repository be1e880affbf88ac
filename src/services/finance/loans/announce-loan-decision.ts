import type { Db } from '#db/client.ts'
import type { LoanRow } from '#db/queries/finance/loans.ts'
import { approvalNotice, rejectionNotice } from '#domain/finance/loan-notice.ts'
import { instalmentAmounts } from '#domain/finance/loan-terms.ts'
import { notify } from '../../messaging/notify.ts'
import { costOf } from './loan-answer.ts'

/** Notifies the farmer of the decision about a loan. Part of the transaction that decides it. */
export const announceLoanDecision = (tx: Db, loan: LoanRow, now: Date): void =>
  void notify(tx, loan.userId, noticeFor(loan), now)

function noticeFor(loan: LoanRow) {
  const decided = { product: loan.productName, principal: loan.principalAmount, currency: loan.currency }
  if (loan.rejectionReason !== null) return rejectionNotice({ ...decided, reason: loan.rejectionReason })
  const cost = costOf(loan)
  return approvalNotice({ ...decided, total: cost.total, amounts: instalmentAmounts(cost, loan.termDays) })
}
