import type { Db } from '#db/client.ts'
import { findClaim } from '#db/queries/finance/claims.ts'
import type { PaymentRow } from '#db/queries/finance/payments.ts'
import { findPolicy, updatePolicy } from '#db/queries/finance/policies.ts'
import type { Instant } from '#domain/dates.ts'
import { canMovePolicy } from '#domain/finance/insurance.ts'
import { systemAccount } from '#domain/finance/ledger.ts'
import { noticeOf } from '#domain/messaging/notification-kinds.ts'
import { notify } from '../../messaging/notify.ts'
import { postMovement } from '../ledger/post-movement.ts'
import { sidesToFarmer } from '../ledger/sent-to-phone.ts'
import { stepTo } from './step-claim.ts'

/** Books the money of a claim that has arrived; its policy has done its duty. */
export function bookClaim(tx: Db, payment: PaymentRow, at: Instant): void {
  const claim = findClaim(tx, payment.subjectId!)!
  const { amount, currency } = payment
  postMovement(tx, 'claim', [
    ...sidesToFarmer(tx, payment, at),
    { account: systemAccount('premiums', currency), amount: -amount },
  ], at) // biome-ignore format: its sides
  stepTo(tx, claim, 'paid', at)
  const policy = findPolicy(tx, claim.policyId)!
  if (canMovePolicy(policy.status, 'claimed'))
    updatePolicy(tx, policy, { status: 'claimed', nextPremiumDue: null, endedAt: at })
  const said = { product: claim.productName, amount: { minor: amount, currency } }
  notify(tx, claim.userId, noticeOf('claimPaid', said), new Date(at))
}
