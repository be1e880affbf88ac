import type { Db } from '#db/client.ts'
import { findPolicy, type PolicyRow, updatePolicy } from '#db/queries/finance/policies.ts'
import { addDays, type Day, dayOf } from '#domain/dates.ts'
import type { AdminPolicy } from '#domain/finance/insurance/insurance.schema.ts'
import { POLICY_DAYS, PREMIUM_DAYS } from '#domain/finance/insurance/premium.ts'
import { canMovePolicy } from '#domain/finance/insurance.ts'
import { noticeOf } from '#domain/messaging/notification-kinds.ts'
import { problem } from '#domain/problem.ts'
import { notify } from '../../messaging/notify.ts'
import type { Actor } from '../../people/actor.ts'
import { asAdminPolicy } from './policy-answer.ts'

type Decision = { id: string; status: 'active' } | { id: string; status: 'rejected'; reason: string }

/** Accepts or rejects an application for an insurance, and notifies the farmer. An accepted one begins today. */
export function decidePolicy(tx: Db, decision: Decision, { user, now }: Pick<Actor, 'user' | 'now'>): AdminPolicy {
  const policy = findPolicy(tx, decision.id)
  if (!policy) throw problem('notFound')
  if (policy.status !== 'applied' || !canMovePolicy(policy.status, decision.status)) throw problem('policyDecided')
  const decided = { decidedBy: user.id, decidedAt: now().toISOString() }
  updatePolicy(tx, policy, { ...decided, ...changeOf(decision, policy, dayOf(now())) })
  const after = findPolicy(tx, policy.id)!
  notify(tx, policy.userId, noticeFor(after), now())
  return asAdminPolicy(after)
}

function changeOf(decision: Decision, { policyStart, renewsId }: PolicyRow, today: Day) {
  if (decision.status === 'rejected') return { status: decision.status, rejectionReason: decision.reason }
  // A renewal goes on where the policy before it ends.
  const start = renewsId !== null && policyStart > today ? policyStart : today
  return {
    status: decision.status,
    policyStart: start,
    policyEnd: addDays(start, POLICY_DAYS - 1),
    nextPremiumDue: addDays(start, PREMIUM_DAYS),
  }
}

function noticeFor({
  status,
  productName,
  policyNumber,
  policyEnd,
  rejectionReason,
  premiumAmount,
  currency,
  nextPremiumDue,
}: PolicyRow) {
  const product = productName
  if (status === 'rejected') return noticeOf('policyRejected', { product, reason: rejectionReason ?? '' })
  const premium = { minor: premiumAmount, currency }
  return noticeOf('policyActive', {
    product,
    number: policyNumber ?? '',
    until: policyEnd,
    premium,
    day: nextPremiumDue!,
  })
}
