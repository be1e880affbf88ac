import type { Db } from '#db/client.ts'
import { findMovement, findMovementOf, findReversal, listEntries, newestMovement } from '#db/queries/finance/ledger.ts'
import { listJobRuns } from '#db/queries/operations/job-runs.ts'
import { isReversible } from '#domain/finance/ledger.ts'
import type { LedgerStatus, Movement } from '#domain/finance/ledger-admin.schema.ts'
import { toMajor } from '#domain/money.ts'
import { jobsTable } from '#domain/operations/jobs.ts'
import { pendingDecisionOf } from '../decisions/decision-answer.ts'
import { findOutsidePayout } from './outside-payout.ts'

/** The movement that a line of the history shows; null before it is booked. */
export function readMovementOf(db: Db, transactionId: string): Movement | null {
  const number = findMovementOf(db, transactionId)
  return number === undefined ? null : asMovement(db, number)
}

export function asMovement(db: Db, number: number): Movement {
  const { kind, createdAt } = findMovement(db, number)!
  const reversedBy = findReversal(db, number) ?? null
  const entries = listEntries(db, number)
  const line = entries.find(({ transactionId }) => transactionId !== null)?.transactionId
  return {
    number,
    kind,
    createdAt,
    reversedBy,
    correctionId: reversedBy === null ? null : lineOf(db, reversedBy),
    isReversible: reversedBy === null && isReversible(kind),
    isOutside: findOutsidePayout(db, entries) !== null,
    pendingDecision: line ? pendingDecisionOf(db, line) : null,
    entries: entries.map(({ kind: account, accountId, amount, currency }) => ({
      kind: account,
      accountId,
      amount: toMajor(amount),
      currency,
    })),
  }
}

const lineOf = (db: Db, number: number) =>
  listEntries(db, number).find(({ transactionId }) => transactionId !== null)?.transactionId ?? null

/** How many movements there are, and how the last check of them ended. */
export const readLedgerStatus = (db: Db): LedgerStatus => ({
  movements: newestMovement(db),
  lastCheck: jobsTable(listJobRuns(db)).find(({ id }) => id === 'ledger') ?? null,
})
