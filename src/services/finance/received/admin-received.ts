import type { Db } from '#db/client.ts'
import { findReceived, findShownReceived, listReceived, updateReceived } from '#db/queries/finance/received-payments.ts'
import { mapPage } from '#domain/contract.ts'
import { systemAccount } from '#domain/finance/ledger.ts'
import type {
  ClaimReceivedInput,
  ConfirmReceivedInput,
  GiveBackReceivedInput,
  ReceivedPayment,
} from '#domain/finance/payments/received.schema.ts'
import { canMoveReceived } from '#domain/finance/payments/received.ts'
import { toMajor } from '#domain/money.ts'
import { problem } from '#domain/problem.ts'
import type { Actor } from '../../people/actor.ts'
import { pendingDecisionOf } from '../decisions/decision-answer.ts'
import { type Decider, needsSecondPerson } from '../decisions/needs-second-person.ts'
import { postMovement } from '../ledger/post-movement.ts'
import { claimReceived } from './claim-received.ts'
import { confirmReceived } from './confirm-received.ts'

type Doer = Pick<Actor, 'user' | 'now'>
type Shown = NonNullable<ReturnType<typeof findShownReceived>>

function asReceived(db: Db, row: Shown): ReceivedPayment {
  const { id, kind, status, currency, receipt, reference, payerPhone, payerName, paidAt, farmer, settledBy, settledAt, note } = row // biome-ignore format: one row
  return { id, kind, status, amount: toMajor(row.amount), currency, receipt, reference, payerPhone, payerName, paidAt, farmer, settledBy, settledAt, note, pendingDecision: pendingDecisionOf(db, id) } // biome-ignore format: one row
}
/** One of them as it is now. */
export const receivedOf = (tx: Db, id: string) => asReceived(tx, findShownReceived(tx, id)!)

function getReceived(tx: Db, id: string) {
  const received = findReceived(tx, id)
  if (!received) throw problem('notFound')
  return received
}

/** A page of what was paid in without being asked for. */
export const listReceivedPayments = (db: Db, asked: Parameters<typeof listReceived>[1]) =>
  mapPage(listReceived(db, asked), (row) => asReceived(db, row))

/** Says whose money it is. */
export function claimByHand(tx: Db, { id, accountId, loanId }: ClaimReceivedInput, { user, now }: Doer) {
  claimReceived(tx, getReceived(tx, id), { accountId, loanId: loanId ?? null }, { settledBy: user.id, now: now() })
  return receivedOf(tx, id)
}

/**
 * Books money that the provider did not confirm when it was asked: somebody has seen it in the provider's portal. Above a
 * limit a second person has to confirm it.
 */
export function confirmByHand(tx: Db, { id, reason }: ConfirmReceivedInput, actor: Decider) {
  const { user, now } = actor
  const received = getReceived(tx, id)
  if (!canMoveReceived(received.status, 'unclaimed')) throw problem('receivedSettled')
  const { amount, currency } = received
  const decision = { kind: 'moneyReceived', subjectId: id, personId: null, amount, currency, reason } as const
  if (needsSecondPerson(tx, decision, actor)) return receivedOf(tx, id)
  const at = now().toISOString()
  confirmReceived(tx, received, now())
  updateReceived(tx, id, { note: reason, settledBy: user.id, settledAt: at })
  return receivedOf(tx, id)
}

/** Books that unclaimed money went back to whoever had paid it. */
export function giveBackByHand(tx: Db, { id, receipt }: GiveBackReceivedInput, { user, now }: Doer) {
  const { status, amount, currency } = getReceived(tx, id)
  if (!canMoveReceived(status, 'givenBack')) throw problem('receivedSettled')
  const at = now().toISOString()
  postMovement(tx, 'givenBack', [
    { account: systemAccount('unclaimed', currency), amount: -amount },
    { account: systemAccount('outside', currency), amount },
  ], at) // biome-ignore format: two sides
  updateReceived(tx, id, { status: 'givenBack', note: receipt, settledBy: user.id, settledAt: at })
  return receivedOf(tx, id)
}
