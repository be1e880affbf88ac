import type { Db } from '#db/client.ts'
import type { LoanRow } from '#db/queries/finance/loans.ts'
import { insertNotification } from '#db/queries/messaging/notifications.ts'
import { approvalNotice, rejectionNotice } from '#domain/finance/loan-notice.ts'
import { instalmentAmounts } from '#domain/finance/loan-terms.ts'
import { toMajor } from '#domain/money.ts'
import { costOf } from './loan-answer.ts'

/** Tells the farmer what was decided about her application. Part of the transaction that decides it. */
export function afterLoanDecision(tx: Db, row: LoanRow, now: Date): void {
  insertNotification(tx, { ...noticeOf(row), userId: row.userId, createdAt: now.toISOString() })
}

function noticeOf(row: LoanRow) {
  const decided = { product: row.productName, principal: toMajor(row.principalAmount), currency: row.currency }
  if (row.rejectionReason !== null) return rejectionNotice({ ...decided, reason: row.rejectionReason })
  const cost = costOf(row)
  return approvalNotice({
    ...decided,
    total: toMajor(cost.total),
    amounts: instalmentAmounts(cost, row.termDays).map(toMajor),
  })
}
