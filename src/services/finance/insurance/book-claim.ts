import type { Db } from '#db/client.ts'
import { findClaim } from '#db/queries/finance/claims.ts'
import type { PaymentRow } from '#db/queries/finance/payments.ts'
import { findPolicy, updatePolicy } from '#db/queries/finance/policies.ts'
import type { Instant } from '#domain/dates.ts'
import { canMovePolicy } from '#domain/finance/insurance.ts'
import { systemAccount, walletAccount } from '#domain/finance/ledger.ts'
import { noticeOf } from '#domain/messaging/notification-kinds.ts'
import { notify } from '../../messaging/notify.ts'
import { postMovement } from '../ledger/post-movement.ts'
import { sidesToPhone } from '../ledger/sent-to-phone.ts'
import { walletOf } from '../payments/cover-wallet.ts'
import { stepTo } from './step-claim.ts'

/** Books the money of a claim that has arrived; its policy has done its duty. */
export function bookClaim(tx: Db, payment: PaymentRow, at: Instant): void {
  const claim = findClaim(tx, payment.subjectId!)!
  const { amount, currency, transactionId } = payment
  postMovement(tx, 'claim', [
    { account: walletAccount(walletOf(tx, payment)), amount, transactionId: transactionId! },
    { account: systemAccount('premiums', currency), amount: -amount },
    ...sidesToPhone(tx, payment, at),
  ], at) // biome-ignore format: its sides
  stepTo(tx, claim, 'paid', at)
  const policy = findPolicy(tx, claim.policyId)!
  if (canMovePolicy(policy.status, 'claimed'))
    updatePolicy(tx, policy, { status: 'claimed', nextPremiumDue: null, endedAt: at })
  const said = { product: claim.productName, amount: { minor: amount, currency } }
  notify(tx, claim.userId, noticeOf('claimPaid', said), new Date(at))
}
