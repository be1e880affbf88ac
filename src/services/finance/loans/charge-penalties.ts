import type { Db } from '#db/client.ts'
import { hasPenalty, insertLoanChange } from '#db/queries/finance/loan-changes.ts'
import { type LoanRow, updateLoan } from '#db/queries/finance/loans.ts'
import { dayOf } from '#domain/dates.ts'
import { loanAccount, systemAccount } from '#domain/finance/ledger.ts'
import { missedOn, penaltyOf } from '#domain/finance/loans/penalty.ts'
import { noticeOf } from '#domain/messaging/notification-kinds.ts'
import { smallestOf } from '#domain/places.ts'
import { remind } from '../../messaging/remind.ts'
import { postMovement } from '../ledger/post-movement.ts'
import { byServer } from './by-server.ts'
import { remainingOf, scheduleOf } from './loan-row.ts'

/** Charges each missed payment of a running loan once, as its terms have it. Answers whether there was one. */
export function chargePenalties(tx: Db, loan: LoanRow, now: Date): boolean {
  const terms = { rate: loan.penaltyRate, graceDays: loan.penaltyGraceDays, cap: loan.penaltyCap }
  const { principalAmount: principal, currency } = loan
  let charged = loan.penaltyAmount
  for (const missed of missedOn(scheduleOf(loan, now), terms, dayOf(now))) {
    if (hasPenalty(tx, loan.id, missed.due)) continue
    const amount = penaltyOf(missed, terms, { principal, charged, step: smallestOf(currency) })
    if (amount === 0) break
    charged += amount
    charge(tx, { ...loan, penaltyAmount: charged }, { amount, day: missed.due }, now)
  }
  return charged > loan.penaltyAmount
}

type Penalty = { amount: number; day: string }

function charge(tx: Db, loan: LoanRow, { amount, day }: Penalty, now: Date) {
  const { id: loanId, currency, penaltyAmount, penaltyCap, principalAmount, productName: product, userId } = loan
  const createdAt = now.toISOString()
  const movement = postMovement(tx, 'penalty', [
    { account: systemAccount('penaltyIncome', currency), amount },
    { account: loanAccount('penalty', loan), amount: -amount },
  ], createdAt) // biome-ignore format: two sides
  insertLoanChange(tx, { loanId, kind: 'penalty', movement, amount, day, createdAt })
  byServer(tx, loanId, now, () => updateLoan(tx, loan, { penaltyAmount, remainingAmount: remainingOf(loan) }))
  const most = Math.floor((principalAmount * penaltyCap) / 100)
  const money = (minor: number) => ({ minor, currency })
  remind(tx, userId, noticeOf('loanPenalty', { product, amount: money(amount), day, most: money(most) }), now)
}
