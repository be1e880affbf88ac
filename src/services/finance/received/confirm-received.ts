import type { Db } from '#db/client.ts'
import { findReceived, type ReceivedRow, updateReceived } from '#db/queries/finance/received-payments.ts'
import { systemAccount } from '#domain/finance/ledger.ts'
import { canMoveReceived } from '#domain/finance/payments/received.ts'
import { Problem } from '#domain/problem.ts'
import { postMovement } from '../ledger/post-movement.ts'
import { claimReceived } from './claim-received.ts'
import { targetOf } from './received-target.ts'

/**
 * Books money that the provider has confirmed: to the loan or account that the payer named, else to what nobody has
 * claimed. False where it was booked before.
 */
export function confirmReceived(tx: Db, received: ReceivedRow, now: Date): boolean {
  if (!canMoveReceived(received.status, 'unclaimed')) return false
  const { id, amount, currency } = received
  postMovement(tx, 'received', [
    { account: systemAccount('outside', currency), amount: -amount },
    { account: systemAccount('unclaimed', currency), amount },
  ], now.toISOString()) // biome-ignore format: two sides
  updateReceived(tx, id, { status: 'unclaimed' })
  const target = targetOf(tx, received.reference)
  if (target) claimIfPossible(tx, findReceived(tx, id)!, target, now)
  return true
}

/** Where its farmer has no account in the currency any more, it waits for an administrator. */
function claimIfPossible(tx: Db, received: ReceivedRow, target: NonNullable<ReturnType<typeof targetOf>>, now: Date) {
  try {
    claimReceived(tx, received, { loanId: target.loanId, accountId: target.accountId }, { settledBy: null, now })
  } catch (error) {
    if (!(error instanceof Problem)) throw error
  }
}
