import type { Db } from '#db/client.ts'
import { type DecisionRow, saveLimit } from '#db/queries/finance/decisions.ts'
import type { DecisionKind } from '#domain/finance/decisions/decision.ts'
import { toMajor } from '#domain/money.ts'
import { approveClaim, payClaim } from '../insurance/decide-claim.ts'
import { takeBackLine } from '../ledger/take-back-movement.ts'
import { decideLoan } from '../loans/decide-loan.ts'
import { disburseLoan } from '../loans/disburse-loan.ts'
import { writeOffLoan } from '../loans/write-off-loan.ts'
import { settleByHand } from '../payments/admin-payments.ts'
import type { PaymentSetup } from '../payments/payment-setup.ts'
import { refundPayment } from '../payments/refund-payment.ts'
import { confirmByHand } from '../received/admin-received.ts'
import type { Decider } from './needs-second-person.ts'

type Done = (tx: Db, decision: DecisionRow, actor: Decider, setup: PaymentSetup) => unknown

/** What is done once a decision is confirmed: the same as where one person is enough. */
export const DO: Record<DecisionKind, Done> = {
  loanApproval: (tx, { subjectId: id }, actor) => decideLoan(tx, { id, status: 'approved' }, actor),
  disbursement: (tx, { subjectId }, actor, setup) => disburseLoan(tx, subjectId, actor, setup),
  claimApproval: (tx, { subjectId: id, amount, reason }, actor, setup) =>
    approveClaim(tx, { id, amount: toMajor(amount!), reason: reason! }, actor, setup),
  claimPayout: (tx, { subjectId }, actor, setup) => payClaim(tx, subjectId, actor, setup),
  paymentArrived: (tx, { subjectId: id, reason, receipt }, actor) =>
    settleByHand(tx, { id, outcome: 'succeeded', reason: reason!, ...(receipt && { receipt }) }, actor),
  paymentFailed: (tx, { subjectId: id, reason }, actor) =>
    settleByHand(tx, { id, outcome: 'failed', reason: reason! }, actor),
  refund: (tx, { subjectId: id, reason }, actor) => refundPayment(tx, { id, reason: reason! }, actor),
  takeBack: (tx, { subjectId, reason, receipt }, actor) =>
    takeBackLine(tx, subjectId, { reason: reason!, receipt }, actor),
  moneyReceived: (tx, { subjectId: id, reason }, actor) => confirmByHand(tx, { id, reason: reason! }, actor),
  writeOff: (tx, { subjectId: id, reason }, actor) => writeOffLoan(tx, { id, reason: reason! }, actor),
  limit: (tx, { personId, currency, amount }) => saveLimit(tx, personId, currency, amount),
}
