import type { Db } from '#db/client.ts'
import { insertLoanChange } from '#db/queries/finance/loan-changes.ts'
import { findLoan, type LoanRow, updateLoan } from '#db/queries/finance/loans.ts'
import { addDays, type Day, dayOf } from '#domain/dates.ts'
import type { AdminLoan, GraceInput, ProposeDaysInput } from '#domain/finance/loan.schema.ts'
import { LOAN_STATUS } from '#domain/finance/loan.ts'
import { postponed, respread } from '#domain/finance/loans/other-days.ts'
import { noticeOf } from '#domain/messaging/notification-kinds.ts'
import { problem } from '#domain/problem.ts'
import { notify } from '../../messaging/notify.ts'
import type { Actor } from '../../people/actor.ts'
import { asAdminLoan } from './loan-answer.ts'
import { dueDaysOf, instalmentsOf, scheduleOf } from './loan-row.ts'
import { moveOn, NO_PROPOSAL } from './move-on.ts'

type Decider = Pick<Actor, 'user' | 'now'>

/** Days may be put off by so much, counted from today. */
const MAX_DAYS_AHEAD = 730

/** A loan of which instalments are still to be paid. */
function openLoan(tx: Db, id: string, now: Date): LoanRow {
  const loan = findLoan(tx, id)
  if (!loan) throw problem('notFound')
  if (!LOAN_STATUS[loan.status].owing || !nextOf(loan, now)) throw problem('loanNotOwing')
  return loan
}

const nextOf = (loan: LoanRow, now: Date) => scheduleOf(loan, now).find(({ amount, paid }) => paid < amount)

/**
 * Gives a farmer more time: all that is not paid falls due some days later, at once, and nothing is added to what is
 * owed. So the farmer need not agree.
 */
export function grantGrace(tx: Db, { id, days, reason }: GraceInput, { user, now }: Decider): AdminLoan {
  const loan = openLoan(tx, id, now())
  const dueDays = postponed(instalmentsOf(loan, now()), days)
  assertWithin(dueDays, now())
  takeDays(tx, loan, { kind: 'grace', dueDays, reason, actorId: user.id }, now())
  const after = findLoan(tx, id)!
  const said = { product: loan.productName, day: after.nextPaymentDue!, reason }
  notify(tx, loan.userId, noticeOf('loanGrace', said), now())
  return asAdminLoan(tx, after, now())
}

/** Proposes other days for what is not paid, with the interest that was agreed. They hold once the farmer agrees. */
export function proposeDays(tx: Db, input: ProposeDaysInput, { user, now }: Decider): AdminLoan {
  const { id, firstDue, everyDays, reason } = input
  const loan = openLoan(tx, id, now())
  if (firstDue < dayOf(now())) throw problem('dueDayPast')
  const proposedDueDays = respread(instalmentsOf(loan, now()), firstDue, everyDays)
  assertWithin(proposedDueDays, now())
  updateLoan(tx, loan, { proposedDueDays, proposedBy: user.id, proposalReason: reason })
  const said = { product: loan.productName, first: firstDue, last: proposedDueDays.at(-1)!, reason }
  notify(tx, loan.userId, noticeOf('rescheduleProposed', said), now())
  return asAdminLoan(tx, findLoan(tx, id)!, now())
}

function assertWithin(dueDays: readonly Day[], now: Date) {
  if (dueDays.at(-1)! > addDays(dayOf(now), MAX_DAYS_AHEAD)) throw problem('dueDayTooFar')
}

type Taken = { kind: 'grace' | 'rescheduled'; dueDays: Day[]; reason: string | null; actorId: string | null }

/** Other days hold from now on. The loan follows no harvest any more, so that none proposes others. */
export function takeDays(tx: Db, loan: LoanRow, { kind, dueDays, reason, actorId }: Taken, now: Date): void {
  const moved = { ...loan, dueDays, agreedDueDays: loan.agreedDueDays ?? dueDaysOf(loan), harvestCropId: null }
  const day = nextOf(moved, now)!.due
  const createdAt = now.toISOString()
  insertLoanChange(tx, { loanId: loan.id, kind, day, reason, actorId, createdAt })
  updateLoan(tx, loan, NO_PROPOSAL)
  moveOn(tx, moved, createdAt)
}
