import type { Db } from '#db/client.ts'
import type { PaymentRow } from '#db/queries/finance/payments.ts'
import { findPolicy, updatePolicy } from '#db/queries/finance/policies.ts'
import type { Instant } from '#domain/dates.ts'
import { systemAccount, walletAccount } from '#domain/finance/ledger.ts'
import { dayIn } from '#domain/places.ts'
import { zoneOf } from '#domain/zones.ts'
import { postMovement } from '../ledger/post-movement.ts'
import { coverWallet, keepInWallet, walletOf } from '../payments/cover-wallet.ts'
import { coverFrom } from './cover-policy.ts'

const NOT_TAKEN = 'The policy takes this premium no more. The money stays in your account.'

/** Books a premium; once all of it is paid, none is due, and the policy covers from the day of the payment. */
export function bookPremium(tx: Db, payment: PaymentRow, at: Instant) {
  const policy = findPolicy(tx, payment.subjectId!)!
  const { amount, currency, transactionId } = payment
  const totalPremiumPaid = policy.totalPremiumPaid + amount
  if (policy.status !== 'active' || totalPremiumPaid > policy.premiumAmount)
    return keepInWallet(tx, payment, NOT_TAKEN, at)
  coverWallet(tx, payment, at)
  postMovement(tx, 'premium', [
    { account: walletAccount(walletOf(tx, payment)), amount: -amount, transactionId: transactionId! },
    { account: systemAccount('premiums', currency), amount },
  ], at) // biome-ignore format: two sides
  const isPaid = totalPremiumPaid === policy.premiumAmount
  const paidOn = dayIn(new Date(payment.createdAt), zoneOf(policy.place))
  const cover = isPaid && { nextPremiumDue: null, ...(policy.coveredFrom === null && coverFrom(policy, paidOn)) }
  updatePolicy(tx, policy, { totalPremiumPaid, ...cover })
}
