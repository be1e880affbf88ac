import type { Db } from '#db/client.ts'
import { findClaim } from '#db/queries/finance/claims.ts'
import { findBalance } from '#db/queries/finance/ledger.ts'
import { findLoan } from '#db/queries/finance/loans.ts'
import { findPayment, type PaymentRow } from '#db/queries/finance/payments.ts'
import { insertTransaction } from '#db/queries/finance/transactions.ts'
import type { Instant } from '#domain/dates.ts'
import { canMoveClaim } from '#domain/finance/insurance/claim.ts'
import { systemAccount, walletAccount } from '#domain/finance/ledger.ts'
import { canMoveLoan } from '#domain/finance/loan.ts'
import { postMovement } from '../ledger/post-movement.ts'
import { walletOf } from './cover-wallet.ts'
import { newReference } from './open-payment.ts'

/**
 * Makes a payout bookable that arrived after it had failed; false where it cannot be, because the loan or the claim was
 * paid out anew meanwhile, or the money that had come back is spent.
 */
export function bookLate(tx: Db, payment: PaymentRow, at: Instant): boolean {
  const { purpose, subjectId } = payment
  if (purpose === 'disbursement') return canMoveLoan(findLoan(tx, subjectId!)!.status, 'disbursed')
  if (purpose === 'claim') return canMoveClaim(findClaim(tx, subjectId!)!.status, 'paid')
  return takeReturnedAgain(tx, payment, at)
}

/** The transfer had come back to its sender: it leaves the wallet again, with its fee. */
function takeReturnedAgain(tx: Db, payment: PaymentRow, at: Instant): boolean {
  const out = findPayment(tx, payment.followsId!)!
  const from = walletOf(tx, out)
  const { amount, fees, currency, userId } = out
  if (findBalance(tx, walletAccount(from)) < amount + fees) return false
  const transactionId = insertTransaction(tx, {
    userId,
    accountId: from.id,
    transactionType: 'debit',
    category: 'transfer',
    amount,
    fees,
    currency,
    provider: from.provider,
    description: 'It was delivered after all',
    reference: newReference(),
    status: 'completed',
    createdAt: at,
    completedAt: at,
  })
  postMovement(tx, 'transferOut', [
    { account: walletAccount(from), amount: -amount - fees, transactionId },
    { account: systemAccount('transit', currency), amount },
    { account: systemAccount('fees', currency), amount: fees },
  ], at) // biome-ignore format: three sides
  return true
}
