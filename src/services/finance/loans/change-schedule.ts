import type { Db } from '#db/client.ts'
import { findFarmerCrop } from '#db/queries/crops/farmer-crops.ts'
import { findLoan, type LoanRow, updateLoan } from '#db/queries/finance/loans.ts'
import { type Day, dayOf } from '#domain/dates.ts'
import type { Loan } from '#domain/finance/loan.schema.ts'
import { LOAN_STATUS } from '#domain/finance/loan.ts'
import { regularDueDays } from '#domain/finance/loan-terms.ts'
import { harvestDueDays } from '#domain/finance/loans/harvest-schedule.ts'
import { noticeOf } from '#domain/messaging/notification-kinds.ts'
import { problem } from '#domain/problem.ts'
import { notify } from '../../messaging/notify.ts'
import type { Actor } from '../../people/actor.ts'
import { asLoan } from './loan-answer.ts'
import { dueDaysOf, instalmentsOf, scheduleOf } from './loan-row.ts'
import { takeDays } from './move-days.ts'
import { NO_PROPOSAL } from './move-on.ts'

/**
 * Proposes another schedule where the harvest that a loan waits for has moved. It is never applied by itself. Answers
 * whether there is a new proposal.
 */
export function proposeSchedule(tx: Db, loan: LoanRow, now: Date): boolean {
  // What a lender proposes is not overwritten while the farmer thinks about it.
  const days = LOAN_STATUS[loan.status].owing && loan.proposedBy === null ? daysAfterHarvest(tx, loan, now) : null
  if (!days) return false
  const proposal = isSame(days, dueDaysOf(loan)) ? null : days
  if (isSame(proposal, loan.proposedDueDays)) return false
  updateLoan(tx, loan, { proposedDueDays: proposal })
  if (proposal) notify(tx, loan.userId, noticeOf('scheduleProposed', { product: loan.productName }), now)
  return proposal !== null
}

/** The due days that the harvest asks for now; what was due before today, and what was paid, stays. */
function daysAfterHarvest(tx: Db, loan: LoanRow, now: Date): Day[] | null {
  const harvest = loan.harvestCropId && findFarmerCrop(tx, loan.harvestCropId, loan.userId)?.expectedHarvest
  if (!harvest || loan.disbursedAt === null) return null
  const moved = harvestDueDays(regularDueDays(loan.disbursedAt.slice(0, 10), loan.termDays), harvest)
  const today = dayOf(now)
  return moved && instalmentsOf(loan, now).map(({ due, amount, paid }, at) => (paid === amount || due < today ? due : moved[at]!)) // biome-ignore format: one thought
}

const isSame = (a: readonly Day[] | null, b: readonly Day[] | null) => JSON.stringify(a) === JSON.stringify(b)

/** The farmer's answer to a proposed schedule: it holds from now on, or is forgotten. */
export function answerSchedule(
  tx: Db,
  { loanId, isAccepted }: { loanId: string; isAccepted: boolean },
  { user, now }: Pick<Actor, 'user' | 'now'>,
): Loan {
  const loan = findLoan(tx, loanId)
  if (loan?.userId !== user.id) throw problem('notFound')
  if (!loan.proposedDueDays || !LOAN_STATUS[loan.status].owing) throw problem('noNewSchedule')
  if (!isAccepted) decline(tx, loan)
  else if (loan.proposedBy === null) followHarvest(tx, loan, loan.proposedDueDays, now())
  else takeDays(tx, loan, { kind: 'rescheduled', dueDays: loan.proposedDueDays, reason: loan.proposalReason, actorId: loan.proposedBy }, now()) // biome-ignore format: one thought
  return asLoan(tx, findLoan(tx, loanId)!, now())
}

/** A schedule that was declined follows the harvest no more, so that it is not proposed again every day. */
const decline = (tx: Db, loan: LoanRow) =>
  updateLoan(tx, loan, loan.proposedBy === null ? { ...NO_PROPOSAL, harvestCropId: null } : NO_PROPOSAL)

function followHarvest(tx: Db, loan: LoanRow, dueDays: Day[], now: Date) {
  const next = scheduleOf({ ...loan, dueDays }, now).find(({ amount, paid }) => paid < amount)
  updateLoan(tx, loan, { ...NO_PROPOSAL, dueDays, nextPaymentDue: next?.due ?? null })
}
