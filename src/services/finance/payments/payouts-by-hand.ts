import type { Db } from '#db/client.ts'
import { findPayoutByHand, listPayoutsByHand } from '#db/queries/finance/payouts-by-hand.ts'
import { mapPage } from '#domain/contract.ts'
import type { PayoutByHand, PayoutNotPaid, PayoutPaid } from '#domain/finance/payments/payout-by-hand.schema.ts'
import { toMajor } from '#domain/money.ts'
import { problem } from '#domain/problem.ts'
import type { Actor } from '../../people/actor.ts'
import { settleByHand } from './admin-payments.ts'

type Listed = NonNullable<ReturnType<typeof findPayoutByHand>>
const asPayout = (row: Listed): PayoutByHand => ({ ...row, amount: toMajor(row.amount) })

/** A page of the payouts by hand for the farmers whom somebody looks after. */
export const listOwnPayouts = (db: Db, agentId: string, asked: Parameters<typeof listPayoutsByHand>[2]) =>
  mapPage(listPayoutsByHand(db, agentId, asked), asPayout)

/** Writes down that somebody has paid, and by which receipt. */
export const notePaid = (tx: Db, { id, receipt, note }: PayoutPaid, actor: Pick<Actor, 'user' | 'now'>) =>
  settleOwn(tx, { id, outcome: 'succeeded', receipt, reason: note || 'Paid by hand' }, actor)

/** Writes down that it cannot be paid: a loan or a claim stays approved, and can be paid out again. */
export const noteNotPaid = (tx: Db, { id, reason }: PayoutNotPaid, actor: Pick<Actor, 'user' | 'now'>) =>
  settleOwn(tx, { id, outcome: 'failed', reason }, actor)

function settleOwn(tx: Db, settlement: Parameters<typeof settleByHand>[1], actor: Pick<Actor, 'user' | 'now'>) {
  if (!findPayoutByHand(tx, actor.user.id, settlement.id)) throw problem('notFound')
  settleByHand(tx, settlement, actor)
  return asPayout(findPayoutByHand(tx, actor.user.id, settlement.id)!)
}

/** One of an agent's payouts as it is now. */
export const payoutOf = (agentId: string) => (db: Db, id: string) => {
  const row = findPayoutByHand(db, agentId, id)
  return row && asPayout(row)
}
