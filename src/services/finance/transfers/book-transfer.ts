import type { Db } from '#db/client.ts'
import { findAnyAccount } from '#db/queries/finance/accounts.ts'
import { findPayment, type PaymentRow } from '#db/queries/finance/payments.ts'
import { findTransaction, insertTransaction, updateTransaction } from '#db/queries/finance/transactions.ts'
import type { Instant } from '#domain/dates.ts'
import { systemAccount, walletAccount } from '#domain/finance/ledger.ts'
import { postMovement } from '../ledger/post-movement.ts'
import { sidesToPhone } from '../ledger/sent-to-phone.ts'
import { coverWallet, walletOf } from '../payments/cover-wallet.ts'
import { newReference, type WantedPayment } from '../payments/open-payment.ts'

/** Takes the money of a transfer from its account, with the fee; wants it brought on. */
export function bookTransferOut(tx: Db, payment: PaymentRow, at: Instant): WantedPayment {
  coverWallet(tx, payment, at)
  const { amount, fees, currency, userId, gateway } = payment
  const from = walletOf(tx, payment)
  postMovement(tx, 'transferOut', [
    { account: walletAccount(from), amount: -amount - fees, transactionId: payment.transactionId! },
    { account: systemAccount('transit', currency), amount },
    { account: systemAccount('fees', currency), amount: fees },
  ], at) // biome-ignore format: three sides
  const to = payment.subjectId === null ? null : findAnyAccount(tx, payment.subjectId)!
  return {
    purpose: 'transferIn',
    subjectId: payment.subjectId,
    account: to,
    userId,
    gateway,
    phone: to?.phoneNumber ?? findTransaction(tx, payment.transactionId!)!.recipientPhone!,
    amount,
    currency,
    category: 'transfer',
    description: `Transfer from ${from.accountName}`,
    followsId: payment.id,
  }
}

/** Brings the money of a transfer to its target. */
export function bookTransferIn(tx: Db, payment: PaymentRow, at: Instant): void {
  const { amount, currency, transactionId } = payment
  const target = transactionId
    ? { account: walletAccount(walletOf(tx, payment)), amount, transactionId }
    : { account: systemAccount('outside', currency), amount }
  postMovement(tx, 'transferIn', [
    target,
    { account: systemAccount('transit', currency), amount: -amount },
    ...(transactionId ? sidesToPhone(tx, payment, at) : []),
  ], at) // biome-ignore format: its sides
}

const RETURNED = 'It could not be delivered. The money came back.'

/** Brings the money of a transfer back, with its fee, because it could not be brought on. */
export function returnTransfer(tx: Db, payment: PaymentRow, at: Instant): void {
  const out = findPayment(tx, payment.followsId!)!
  const from = walletOf(tx, out)
  const { amount, fees, currency } = out
  updateTransaction(tx, { id: out.transactionId!, userId: out.userId }, { errorMessage: RETURNED })
  const transactionId = insertTransaction(tx, {
    userId: out.userId,
    accountId: from.id,
    transactionType: 'credit',
    category: 'returned',
    amount: amount + fees,
    currency,
    provider: from.provider,
    description: 'Returned: the money could not be delivered',
    reference: newReference(),
    status: 'completed',
    createdAt: at,
    completedAt: at,
  })
  postMovement(tx, 'transferReturned', [
    { account: walletAccount(from), amount: amount + fees, transactionId },
    { account: systemAccount('transit', currency), amount: -amount },
    { account: systemAccount('fees', currency), amount: -fees },
  ], at) // biome-ignore format: three sides
}
