import type { Db } from '#db/client.ts'
import type { LoanRow } from '#db/queries/finance/loans.ts'
import { insertNotification } from '#db/queries/messaging/notifications.ts'
import { approvalNotice, rejectionNotice } from '#domain/finance/loan-notice.ts'
import { instalmentAmounts } from '#domain/finance/loan-terms.ts'
import { toMajor } from '#domain/money.ts'
import { costOf } from './loan-answer.ts'

/** Notifies the farmer of the decision about a loan. Part of the transaction that decides it. */
export function announceLoanDecision(tx: Db, loan: LoanRow, now: Date): void {
  insertNotification(tx, { ...noticeOf(loan), userId: loan.userId, createdAt: now.toISOString() })
}

function noticeOf(loan: LoanRow) {
  const decided = { product: loan.productName, principal: toMajor(loan.principalAmount), currency: loan.currency }
  if (loan.rejectionReason !== null) return rejectionNotice({ ...decided, reason: loan.rejectionReason })
  const cost = costOf(loan)
  return approvalNotice({
    ...decided,
    total: toMajor(cost.total),
    amounts: instalmentAmounts(cost, loan.termDays).map(toMajor),
  })
}
