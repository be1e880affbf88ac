import type { Db } from '#db/client.ts'
import { findClaim } from '#db/queries/finance/claims.ts'
import { findBalance } from '#db/queries/finance/ledger.ts'
import { findLoan } from '#db/queries/finance/loans.ts'
import { findPayment, type PaymentRow } from '#db/queries/finance/payments.ts'
import { findReturned, updateTransaction } from '#db/queries/finance/transactions.ts'
import type { Instant } from '#domain/dates.ts'
import { canMoveClaim } from '#domain/finance/insurance/claim.ts'
import { systemAccount, walletAccount } from '#domain/finance/ledger.ts'
import { canMoveLoan } from '#domain/finance/loan.ts'
import { postMovement } from '../ledger/post-movement.ts'
import { walletOf } from './cover-wallet.ts'

/**
 * Makes a payout bookable that arrived after it had failed; false where it cannot be, because the loan or the claim was
 * paid out anew meanwhile, or the money that had come back is spent.
 */
export function bookLate(tx: Db, payment: PaymentRow, at: Instant): boolean {
  const { purpose, subjectId } = payment
  if (purpose === 'disbursement') return canMoveLoan(findLoan(tx, subjectId!)!.status, 'disbursed')
  if (purpose === 'refund') return findBalance(tx, walletAccount(walletOf(tx, payment))) >= payment.amount
  if (purpose === 'claim') return canMoveClaim(findClaim(tx, subjectId!)!.status, 'paid')
  return takeReturnedAgain(tx, payment, at)
}

/** The transfer had come back to its sender: what came back leaves the wallet again. */
function takeReturnedAgain(tx: Db, payment: PaymentRow, at: Instant): boolean {
  const out = findPayment(tx, payment.followsId!)!
  const from = walletOf(tx, out)
  const { amount, fees, currency, userId } = out
  if (findBalance(tx, walletAccount(from)) < amount + fees) return false
  const returned = findReturned(tx, { accountId: from.id, createdAt: payment.settledAt!, amount: amount + fees })
  if (!returned) return false
  updateTransaction(tx, { id: returned.id, userId }, { status: 'cancelled', errorMessage: DELIVERED })
  updateTransaction(tx, { id: out.transactionId!, userId }, { errorMessage: null })
  postMovement(tx, 'transferOut', [
    { account: walletAccount(from), amount: -amount - fees },
    { account: systemAccount('transit', currency), amount },
    { account: systemAccount('fees', currency), amount: fees },
  ], at) // biome-ignore format: three sides
  return true
}
const DELIVERED = 'The money was delivered after all.'
