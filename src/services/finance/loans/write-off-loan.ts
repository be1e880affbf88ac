import type { Db } from '#db/client.ts'
import { findBalance } from '#db/queries/finance/ledger.ts'
import { insertLoanChange, listLoanChanges } from '#db/queries/finance/loan-changes.ts'
import { findLoan, type LoanRow, updateLoan } from '#db/queries/finance/loans.ts'
import { sumOpenPayments } from '#db/queries/finance/payments.ts'
import { LOAN_ACCOUNTS, loanAccount, systemAccount } from '#domain/finance/ledger.ts'
import type { AdminLoan, LoanReason } from '#domain/finance/loan.schema.ts'
import { canMoveLoan } from '#domain/finance/loan.ts'
import { noticeOf } from '#domain/messaging/notification-kinds.ts'
import { problem } from '#domain/problem.ts'
import { notify } from '../../messaging/notify.ts'
import { type Decider, needsSecondPerson } from '../decisions/needs-second-person.ts'
import { postMovement, reverseMovement } from '../ledger/post-movement.ts'
import { asAdminLoan } from './loan-answer.ts'
import { moveOn, NO_PROPOSAL } from './move-on.ts'

/** A loan in default that can be written off now. */
function findWriteOff(tx: Db, id: string): LoanRow {
  const loan = findLoan(tx, id)
  if (!loan) throw problem('notFound')
  if (!canMoveLoan(loan.status, 'writtenOff')) throw problem('loanNotDefaulted')
  if (sumOpenPayments(tx, id, 'loanPayment') > 0) throw problem('paymentUnderWay')
  return loan
}

/**
 * Writes off what is owed of a loan in default: a loss of the lender, and nothing is asked of the farmer any more. Above
 * a limit it waits for a second person.
 */
export function writeOffLoan(tx: Db, { id, reason }: LoanReason, actor: Decider): AdminLoan {
  const { user, now } = actor
  const loan = findWriteOff(tx, id)
  const owed = LOAN_ACCOUNTS.map((kind) => loanAccount(kind, loan)).map((account) => ({ account, amount: -findBalance(tx, account) })) // biome-ignore format: one thought
  const amount = owed.reduce((sum, side) => sum + side.amount, 0)
  const decision = { kind: 'writeOff', subjectId: id, personId: loan.userId, amount, currency: loan.currency, reason } as const // biome-ignore format: one row
  if (needsSecondPerson(tx, decision, actor)) return asAdminLoan(tx, loan, now())
  const at = now().toISOString()
  const loss = { account: systemAccount('writeOffs', loan.currency), amount: -amount }
  const movement = postMovement(tx, 'writeOff', [...owed, loss], at)
  insertLoanChange(tx, { loanId: id, kind: 'writtenOff', movement, amount, reason, actorId: user.id, createdAt: at })
  updateLoan(tx, loan, {
    status: 'writtenOff',
    writtenOffAt: at,
    writtenOffAmount: amount,
    remainingAmount: 0,
    nextPaymentDue: null,
    ...NO_PROPOSAL,
  })
  notify(tx, loan.userId, noticeOf('loanWrittenOff', saidOf(loan, amount, reason)), now())
  return asAdminLoan(tx, findLoan(tx, id)!, now())
}

/** Takes a write-off back: the loan is in default again, and can be paid. */
export function takeBackWriteOff(tx: Db, { id, reason }: LoanReason, { user, now }: Decider): AdminLoan {
  const loan = findLoan(tx, id)
  if (!loan) throw problem('notFound')
  if (loan.status !== 'writtenOff') throw problem('notWrittenOff')
  const at = now().toISOString()
  const written = listLoanChanges(tx, id).findLast(({ kind }) => kind === 'writtenOff')!
  const [movement, amount] = [reverseMovement(tx, written.movement!, at), written.amount!]
  insertLoanChange(tx, { loanId: id, kind: 'writeOffTakenBack', movement, amount, reason, actorId: user.id, createdAt: at }) // biome-ignore format: one row
  updateLoan(tx, loan, { status: 'defaulted', writtenOffAt: null, writtenOffAmount: null })
  notify(tx, loan.userId, noticeOf('writeOffTakenBack', saidOf(loan, amount, reason)), now())
  moveOn(tx, findLoan(tx, id)!, at)
  return asAdminLoan(tx, findLoan(tx, id)!, now())
}

const saidOf = ({ productName: product, currency }: LoanRow, minor: number, reason: string) => ({
  product,
  amount: { minor, currency },
  reason,
})
