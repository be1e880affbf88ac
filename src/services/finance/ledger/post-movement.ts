import type { Db } from '#db/client.ts'
import { insertLedgerAccount, insertMovement, listEntries } from '#db/queries/finance/ledger.ts'
import type { Instant } from '#domain/dates.ts'
import { imbalanceOf, type LedgerAccount, type MovementKind, reversedLines } from '#domain/finance/ledger.ts'

/** One side of a movement: what an account gets, or gives where the amount is below zero. */
export type Side = { account: LedgerAccount; amount: number; transactionId?: string }

/**
 * Books a movement. A side of nothing is left out. What does not balance is a bug, and so is an account that would go
 * below zero and may not: the caller asks first whether there is enough.
 */
export function postMovement(tx: Db, kind: MovementKind, sides: readonly Side[], at: Instant): number {
  const moving = sides.filter(({ amount }) => amount !== 0)
  const imbalance = imbalanceOf(moving.map(({ account, amount }) => ({ amount, currency: account.currency })))
  if (imbalance) throw new Error(`A movement of kind ${kind} is ${imbalance}`)
  for (const { account } of moving) insertLedgerAccount(tx, account)
  const entries = moving.map(({ account, amount, transactionId = null }) => ({
    accountId: account.id,
    amount,
    transactionId,
  }))
  return insertMovement(tx, { kind, createdAt: at, reverses: null }, entries)
}

/** Takes a movement back by a new one; the database refuses to take one back twice. */
export function reverseMovement(tx: Db, number: number, at: Instant): number {
  const entries = reversedLines(listEntries(tx, number)).map(({ currency: _, ...entry }) => entry)
  return insertMovement(tx, { kind: 'reversal', createdAt: at, reverses: number }, entries)
}
