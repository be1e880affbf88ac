import type { Db } from '#db/client.ts'
import type { PaymentRow } from '#db/queries/finance/payments.ts'
import { insertTransaction } from '#db/queries/finance/transactions.ts'
import type { Instant } from '#domain/dates.ts'
import { systemAccount, walletAccount } from '#domain/finance/ledger.ts'
import { findWalletOf, walletOf } from '../payments/cover-wallet.ts'
import { newReference } from '../payments/open-payment.ts'
import type { Side } from './post-movement.ts'

/** What a farmer gets by a payout: into the wallet and out of it to the phone, or straight to a bank or as cash. */
export function sidesToFarmer(tx: Db, payment: PaymentRow, at: Instant): Side[] {
  const { amount, currency, transactionId } = payment
  const wallet = findWalletOf(tx, payment)
  const account = wallet ? walletAccount(wallet) : systemAccount('outside', currency)
  const side = { account, amount, transactionId: transactionId! }
  return wallet ? [side, ...sidesToPhone(tx, payment, at)] : [side]
}

/**
 * The sides of a payout that take its money out of the wallet again: a provider outside has put it on the phone, and a
 * balance is what lies with us. The history has a line of its own for it. In the sandbox there is no phone.
 */
export function sidesToPhone(tx: Db, payment: PaymentRow, at: Instant): Side[] {
  if (payment.gateway === 'sandbox') return []
  const wallet = walletOf(tx, payment)
  const { userId, amount, currency } = payment
  const transactionId = insertTransaction(tx, {
    userId,
    accountId: wallet.id,
    transactionType: 'debit',
    category: 'payOut',
    amount,
    currency,
    provider: wallet.provider,
    description: 'Money to your phone',
    recipientPhone: wallet.phoneNumber,
    reference: newReference(),
    status: 'completed',
    createdAt: at,
    completedAt: at,
  })
  return [
    { account: walletAccount(wallet), amount: -amount, transactionId },
    { account: systemAccount('outside', currency), amount },
  ]
}
