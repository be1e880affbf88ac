import type { Db } from '#db/client.ts'
import { findAnyAccount } from '#db/queries/finance/accounts.ts'
import type { PaymentRow } from '#db/queries/finance/payments.ts'
import { findTransaction, insertTransaction, updateTransaction } from '#db/queries/finance/transactions.ts'
import type { Instant } from '#domain/dates.ts'
import { systemAccount, walletAccount } from '#domain/finance/ledger.ts'
import { handedAmount } from '#domain/finance/payments/handed-amount.ts'
import { postMovement } from '../ledger/post-movement.ts'
import { newReference } from './open-payment.ts'

/** The account of a payment; none of a payout by a bank, or as cash. */
export function findWalletOf(tx: Db, { transactionId }: PaymentRow) {
  const { accountId } = findTransaction(tx, transactionId!)!
  return accountId === null ? null : findAnyAccount(tx, accountId)!
}

/** The account of a payment that has one: of every payment but such a payout. */
export const walletOf = (tx: Db, payment: PaymentRow) => findWalletOf(tx, payment)!

/**
 * Brings in what a provider outside has just taken from the phone, as a line of its own: what lay with us before stays
 * there. In the sandbox there is no phone, and the wallet itself pays.
 */
export function coverWallet(tx: Db, payment: PaymentRow, at: Instant): void {
  if (payment.gateway !== 'sandbox') bringIn(tx, payment, handedAmount(payment), at)
}

/** Keeps what was paid in the farmer's wallet, because what it was meant for takes it no more. */
export function keepInWallet(tx: Db, payment: PaymentRow, why: string, at: Instant): void {
  updateTransaction(
    tx,
    { id: payment.transactionId!, userId: payment.userId },
    { status: 'cancelled', errorMessage: why },
  )
  if (payment.gateway !== 'sandbox') bringIn(tx, payment, handedAmount(payment), at)
}

function bringIn(tx: Db, payment: PaymentRow, amount: number, at: Instant) {
  const wallet = walletOf(tx, payment)
  const transactionId = insertTransaction(tx, {
    userId: payment.userId,
    accountId: wallet.id,
    transactionType: 'credit',
    category: 'topUp',
    amount,
    currency: payment.currency,
    provider: wallet.provider,
    description: 'Money from your phone',
    reference: newReference(),
    status: 'completed',
    createdAt: at,
    completedAt: at,
  })
  postMovement(tx, 'topUp', [
    { account: walletAccount(wallet), amount, transactionId },
    { account: systemAccount('outside', payment.currency), amount: -amount },
  ], at) // biome-ignore format: two sides
}
