import type { Db } from '#db/client.ts'
import { findAnyAccount } from '#db/queries/finance/accounts.ts'
import {
  findBalance,
  findMovement,
  findMovementOf,
  findReversal,
  insertLedgerAccount,
  insertMovement,
  listEntries,
} from '#db/queries/finance/ledger.ts'
import { type PaymentRow, updatePayment } from '#db/queries/finance/payments.ts'
import { findTransaction, insertTransaction } from '#db/queries/finance/transactions.ts'
import type { Instant } from '#domain/dates.ts'
import { isReversible, type MovementKind, owedAccount, reversedLines } from '#domain/finance/ledger.ts'
import type { Movement, ReverseMovementInput } from '#domain/finance/ledger-admin.schema.ts'
import { problem } from '#domain/problem.ts'
import type { Actor } from '../../people/actor.ts'
import { type Decider, needsSecondPerson } from '../decisions/needs-second-person.ts'
import { noteReceipt } from '../payments/money-owed.ts'
import { newReference } from '../payments/open-payment.ts'
import { findOutsidePayout } from './outside-payout.ts'
import { asMovement } from './read-movement.ts'
import { takeBackClaim, takeBackDisbursement, takeBackLoanPayment, takeBackPremium } from './take-back-effects.ts'

type Entry = ReturnType<typeof listEntries>[number]
type Effect = (tx: Db, entries: readonly Entry[], at: Instant) => void

/** What stood on a movement beside its booking, and goes back with it. */
const EFFECTS: Partial<Record<MovementKind, Effect>> = {
  disbursement: takeBackDisbursement,
  loanPayment: takeBackLoanPayment,
  premium: takeBackPremium,
  claim: takeBackClaim,
}

/** Takes a booking back; above what its decider may decide alone it waits for a second person. */
export function takeBackMovement(tx: Db, input: ReverseMovementInput, actor: Decider): Movement {
  const { number, reason, cameBack: receipt, isOwed = false } = input
  reversibleMovement(tx, number)
  const entries = listEntries(tx, number)
  const payout = findOutsidePayout(tx, entries)
  if (payout && !isOwed && !receipt) throw problem('moneyOutside')
  const { transactionId: subjectId } = entries.find(({ transactionId }) => transactionId !== null)!
  const { userId: personId, amount, currency } = findTransaction(tx, subjectId!)!
  const decision = { kind: 'takeBack', subjectId: subjectId!, personId, amount, currency, reason, ...(receipt && { receipt }) } as const // biome-ignore format: one row
  return needsSecondPerson(tx, decision, actor) ? asMovement(tx, number) : takeBack(tx, input, actor)
}

/** Takes back what a line of the history shows. What went outside and has no receipt is owed. */
export function takeBackLine(
  tx: Db,
  id: string,
  { reason, receipt }: { reason: string; receipt: string | null },
  actor: Pick<Actor, 'now'>,
): Movement {
  const number = findMovementOf(tx, id)!
  const isOutside = findOutsidePayout(tx, listEntries(tx, number)) !== null
  return takeBack(tx, { number, reason, ...(receipt ? { cameBack: receipt } : { isOwed: isOutside }) }, actor)
}

function reversibleMovement(tx: Db, number: number) {
  const movement = findMovement(tx, number)
  if (!movement) throw problem('notFound')
  if (findReversal(tx, number) !== undefined) throw problem('movementReversed')
  if (!isReversible(movement.kind)) throw problem('movementKept')
  return movement
}

/**
 * Takes a booking back that was a mistake, by a new movement: the farmer's history shows it as a line of its own, with
 * the reason. A wallet never goes below zero for it.
 */
export function takeBack(
  tx: Db,
  { number, reason, cameBack, isOwed = false }: ReverseMovementInput,
  { now }: Pick<Actor, 'now'>,
): Movement {
  const movement = reversibleMovement(tx, number)
  const entries = listEntries(tx, number)
  const at = now().toISOString()
  const payout = findOutsidePayout(tx, entries)
  noteReturn(tx, payout, { cameBack, isOwed }, at)
  EFFECTS[movement.kind]?.(tx, entries, at)
  // What a wallet gets comes before what it gives, so that it never goes below zero on the way.
  const lines = sidesBack(tx, entries, isOwed ? payout : null).sort(
    (a, b) => Number(b.amount > 0) - Number(a.amount > 0),
  )
  for (const [id, sides] of Map.groupBy(
    lines.filter(({ walletId }) => walletId !== null),
    ({ accountId }) => accountId,
  )) {
    const change = sides.reduce((sum, { amount }) => sum + amount, 0)
    if (findBalance(tx, { id }) + change < 0) throw problem('insufficientBalance')
  }
  const back = lines.map((line) => ({
    accountId: line.accountId,
    amount: line.amount,
    transactionId: line.walletId === null && line.transactionId === null ? null : historyLine(tx, line, reason, at),
  }))
  insertMovement(tx, { kind: 'reversal', createdAt: at, reverses: number }, back)
  return asMovement(tx, number)
}

type Return = { cameBack: string | undefined; isOwed: boolean }

/** What was sent to a phone has come back, and somebody has its receipt; or else it is owed from now on. */
function noteReturn(tx: Db, payout: PaymentRow | null, { cameBack, isOwed }: Return, at: Instant) {
  if (!payout) return
  if (isOwed) return updatePayment(tx, payout.id, { returned: 'owed' })
  if (!cameBack) throw problem('moneyOutside')
  noteReceipt(tx, payout, cameBack, at)
}

/** The sides that take a movement back. Money that is owed did not come in from outside: the farmer owes it. */
function sidesBack(tx: Db, entries: readonly Entry[], owed: PaymentRow | null): Entry[] {
  const lines = reversedLines(entries)
  if (!owed) return lines
  const account = owedAccount(owed)
  insertLedgerAccount(tx, account)
  return lines.map((line) => (line.kind === 'outside' ? { ...line, accountId: account.id, kind: account.kind } : line))
}

/** The line of the history that shows it to the farmer: at the account, or at the bank or the agent by which it came. */
function historyLine(tx: Db, { walletId, amount, transactionId }: Entry, reason: string, at: Instant): string {
  const was = transactionId === null ? undefined : findTransaction(tx, transactionId)
  const { userId, currency, provider } = walletId === null ? was! : findAnyAccount(tx, walletId)!
  return insertTransaction(tx, {
    userId,
    accountId: walletId,
    methodId: walletId === null ? was!.methodId : null,
    transactionType: amount > 0 ? 'credit' : 'debit',
    category: 'returned',
    amount: Math.abs(amount),
    currency,
    provider,
    description: `Corrected: ${reason}`,
    recipientName: was?.recipientName ?? null,
    reference: newReference(),
    status: 'completed',
    createdAt: at,
    completedAt: at,
  })
}
