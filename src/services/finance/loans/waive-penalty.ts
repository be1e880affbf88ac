import type { Db } from '#db/client.ts'
import { insertLoanChange } from '#db/queries/finance/loan-changes.ts'
import { findLoan } from '#db/queries/finance/loans.ts'
import { sumOpenPayments } from '#db/queries/finance/payments.ts'
import { loanAccount, systemAccount } from '#domain/finance/ledger.ts'
import type { AdminLoan, LoanReason } from '#domain/finance/loan.schema.ts'
import { LOAN_STATUS } from '#domain/finance/loan.ts'
import { noticeOf } from '#domain/messaging/notification-kinds.ts'
import { problem } from '#domain/problem.ts'
import { notify } from '../../messaging/notify.ts'
import type { Actor } from '../../people/actor.ts'
import { postMovement } from '../ledger/post-movement.ts'
import { asAdminLoan } from './loan-answer.ts'
import { penaltyOwed } from './loan-row.ts'
import { moveOn } from './move-on.ts'

/** Lets a farmer off the penalties that are still owed, and says why. */
export function waivePenalty(
  tx: Db,
  { id, reason }: LoanReason,
  { user, now }: Pick<Actor, 'user' | 'now'>,
): AdminLoan {
  const loan = findLoan(tx, id)
  if (!loan) throw problem('notFound')
  const amount = penaltyOwed(loan)
  if (!LOAN_STATUS[loan.status].owing || amount === 0) throw problem('noPenalty')
  if (sumOpenPayments(tx, id, 'loanPayment') > 0) throw problem('paymentUnderWay')
  const createdAt = now().toISOString()
  const movement = postMovement(tx, 'penaltyWaived', [
    { account: loanAccount('penalty', loan), amount },
    { account: systemAccount('penaltyIncome', loan.currency), amount: -amount },
  ], createdAt) // biome-ignore format: two sides
  insertLoanChange(tx, { loanId: id, kind: 'penaltyWaived', movement, amount, reason, actorId: user.id, createdAt })
  const said = { product: loan.productName, amount: { minor: amount, currency: loan.currency }, reason }
  notify(tx, loan.userId, noticeOf('penaltyWaived', said), now())
  moveOn(tx, { ...loan, penaltyAmount: loan.penaltyAmount - amount }, createdAt)
  return asAdminLoan(tx, findLoan(tx, id)!, now())
}
