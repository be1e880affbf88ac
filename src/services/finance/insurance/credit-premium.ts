import type { Db } from '#db/client.ts'
import { findPolicy, updatePolicy } from '#db/queries/finance/policies.ts'
import { addDays } from '#domain/dates.ts'
import type { AdminPolicy } from '#domain/finance/insurance/insurance.schema.ts'
import { PREMIUM_DAYS } from '#domain/finance/insurance/premium.ts'
import { noticeOf } from '#domain/messaging/notification-kinds.ts'
import { dayIn } from '#domain/places.ts'
import { problem } from '#domain/problem.ts'
import { zoneOf } from '#domain/zones.ts'
import { notify } from '../../messaging/notify.ts'
import type { Actor } from '../../people/actor.ts'
import { coverFrom } from './cover-policy.ts'
import { asAdminPolicy } from './policy-answer.ts'

/** Lets a policy cover from today although its premium is not paid; the premium stays due. */
export function creditPremium(tx: Db, id: string, { user, now }: Pick<Actor, 'user' | 'now'>): AdminPolicy {
  const policy = findPolicy(tx, id)
  if (!policy) throw problem('notFound')
  if (policy.status !== 'active' || policy.coveredFrom !== null) throw problem('noPremiumDue')
  const today = dayIn(now(), zoneOf(policy.place))
  const credit = { creditedAt: now().toISOString(), creditedBy: user.id }
  const cover = coverFrom(policy, today)
  const { coveredFrom: from } = cover
  updatePolicy(tx, policy, { ...credit, ...cover })
  const { userId, productName: product, premiumAmount, totalPremiumPaid, currency, policyStart } = policy
  const premium = { minor: premiumAmount - totalPremiumPaid, currency }
  const day = policy.nextPremiumDue ?? addDays(policyStart, PREMIUM_DAYS)
  notify(tx, userId, noticeOf('premiumCredited', { product, from, premium, day }), now())
  return asAdminPolicy(findPolicy(tx, id)!)
}
