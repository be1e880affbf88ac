import type { Db } from '#db/client.ts'
import type { PaymentRow } from '#db/queries/finance/payments.ts'
import type { Instant } from '#domain/dates.ts'
import { systemAccount, walletAccount } from '#domain/finance/ledger.ts'
import { postMovement } from '../ledger/post-movement.ts'
import { walletOf } from './cover-wallet.ts'

/** Books that money which lay with us is on the phone again. */
export function bookRefund(tx: Db, payment: PaymentRow, at: Instant): void {
  const { amount, currency, transactionId } = payment
  postMovement(tx, 'refund', [
    { account: walletAccount(walletOf(tx, payment)), amount: -amount, transactionId: transactionId! },
    { account: systemAccount('outside', currency), amount },
  ], at) // biome-ignore format: two sides
}
