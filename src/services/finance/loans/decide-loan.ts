import type { Db } from '#db/client.ts'
import { findLoan, type LoanRow, updateLoan } from '#db/queries/finance/loans.ts'
import type { AdminLoan } from '#domain/finance/loan.schema.ts'
import { canMoveLoan } from '#domain/finance/loan.ts'
import { problem } from '#domain/problem.ts'
import { type Decider, needsSecondPerson, overtake } from '../decisions/needs-second-person.ts'
import { announceLoanDecision } from './announce-loan-decision.ts'
import { asAdminLoan } from './loan-answer.ts'

type Decision = { id: string; status: 'approved' } | { id: string; status: 'rejected'; reason: string }

/**
 * Approves or rejects an application, and notifies the farmer; above a limit an approval waits for a second person. Reads it within the transaction: of two administrators
 * who decide at once, the second finds it decided.
 */
export function decideLoan(tx: Db, decision: Decision, actor: Decider): AdminLoan {
  const { user, now } = actor
  const application = findLoan(tx, decision.id)
  if (!application) throw problem('notFound')
  if (!canMoveLoan(application.status, decision.status)) throw problem('loanDecided')
  if (decision.status === 'rejected') overtake(tx, decision.id, ['loanApproval'], actor)
  else if (needsSecondPerson(tx, approvalOf(application), actor)) return asAdminLoan(tx, application, now())
  updateLoan(tx, application, { ...changeOf(decision, now()), decidedBy: user.id })
  const decided = findLoan(tx, application.id)!
  announceLoanDecision(tx, decided, now())
  return asAdminLoan(tx, decided, now())
}

const approvalOf = ({ id, userId, principalAmount, currency }: LoanRow) =>
  ({ kind: 'loanApproval', subjectId: id, personId: userId, amount: principalAmount, currency }) as const

const changeOf = (decision: Decision, now: Date) =>
  decision.status === 'approved'
    ? { status: decision.status, approvedAt: now.toISOString() }
    : { status: decision.status, rejectionReason: decision.reason }
