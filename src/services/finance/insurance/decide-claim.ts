import type { Db } from '#db/client.ts'
import { type ClaimRow, findClaim } from '#db/queries/finance/claims.ts'
import { sumOpenPayments } from '#db/queries/finance/payments.ts'
import { isPayable } from '#domain/finance/amount.schema.ts'
import { type ClaimStatus, canMoveClaim } from '#domain/finance/insurance/claim.ts'
import type { AdminClaim } from '#domain/finance/insurance/insurance.schema.ts'
import { noticeOf } from '#domain/messaging/notification-kinds.ts'
import { toMinor } from '#domain/money.ts'
import { problem } from '#domain/problem.ts'
import { notify } from '../../messaging/notify.ts'
import { type Decider, needsSecondPerson, overtake } from '../decisions/needs-second-person.ts'
import { payeeFor } from '../methods/payee.ts'
import type { PaymentSetup } from '../payments/payment-setup.ts'
import { asAdminClaim } from './claim-answer.ts'
import { sendClaimMoney } from './send-claim-money.ts'
import { stepTo } from './step-claim.ts'

function movable(tx: Db, id: string, to: ClaimStatus): ClaimRow {
  const claim = findClaim(tx, id)
  if (!claim) throw problem('notFound')
  if (!canMoveClaim(claim.status, to)) throw problem('claimDecided')
  return claim
}

const answer = (tx: Db, id: string, { now }: Pick<Decider, 'now'>): AdminClaim =>
  asAdminClaim(tx, findClaim(tx, id)!, now())

/** Begins to look at a claim. */
export function reviewClaim(tx: Db, id: string, actor: Decider): AdminClaim {
  stepTo(tx, movable(tx, id, 'reviewing'), 'reviewing', actor.now().toISOString())
  return answer(tx, id, actor)
}

/** Rejects a claim, with the reason for the farmer. */
export function rejectClaim(tx: Db, { id, reason }: { id: string; reason: string }, actor: Decider): AdminClaim {
  const claim = movable(tx, id, 'rejected')
  overtake(tx, id, ['claimApproval'], actor)
  stepTo(tx, claim, 'rejected', actor.now().toISOString(), { reason, decidedBy: actor.user.id })
  notify(tx, claim.userId, noticeOf('claimRejected', { product: claim.productName, reason }), actor.now())
  return answer(tx, id, actor)
}

type Approval = { id: string; amount: number; reason: string }

/** Approves a claim, and sends the money; above a limit both wait for a second person. */
export function approveClaim(
  tx: Db,
  { id, amount: major, reason }: Approval,
  actor: Decider,
  setup: PaymentSetup,
): AdminClaim {
  const claim = movable(tx, id, 'approved')
  const { currency, productName: product, userId } = claim
  if (!isPayable(major, currency)) throw problem('amountTooFine')
  const amount = toMinor(major)
  if (amount > claim.coverageAmount) throw problem('claimsTooMuch')
  const approval = { kind: 'claimApproval', subjectId: id, personId: userId, amount, currency, reason } as const
  if (needsSecondPerson(tx, approval, actor)) return answer(tx, id, actor)
  const decided = { approvedAmount: amount, reason, decidedBy: actor.user.id }
  stepTo(tx, claim, 'approved', actor.now().toISOString(), decided)
  notify(tx, userId, noticeOf('claimApproved', { product, amount: { minor: amount, currency }, reason }), actor.now())
  return payClaim(tx, id, actor, setup)
}

/** Sends the money of an approved claim, also again after it could not be delivered. */
export function payClaim(tx: Db, id: string, actor: Decider, setup: PaymentSetup): AdminClaim {
  const claim = movable(tx, id, 'paid')
  if (sumOpenPayments(tx, id, 'claim') > 0) throw problem('paymentUnderWay')
  const { currency, userId, policyAccountId: usual } = claim
  const payee = payeeFor(tx, { userId, usual, currency }, setup, actor.now())
  const payout = { kind: 'claimPayout', subjectId: id, personId: userId, amount: claim.approvedAmount!, currency } as const // biome-ignore format: one row
  if (needsSecondPerson(tx, payout, actor)) return answer(tx, id, actor)
  sendClaimMoney(tx, claim, payee, actor.now().toISOString())
  return answer(tx, id, actor)
}
