import type { Db } from '#db/client.ts'
import { findPolicy, updatePolicy } from '#db/queries/finance/policies.ts'
import { coveredFrom } from '#domain/finance/insurance/cover.ts'
import type { AdminPolicy } from '#domain/finance/insurance/insurance.schema.ts'
import { dayIn } from '#domain/places.ts'
import { problem } from '#domain/problem.ts'
import { zoneOf } from '#domain/zones.ts'
import type { Actor } from '../../people/actor.ts'
import { asAdminPolicy } from './policy-answer.ts'

/** Lets a policy cover from today although its premium is not paid; the premium stays due. */
export function creditPremium(tx: Db, id: string, { user, now }: Pick<Actor, 'user' | 'now'>): AdminPolicy {
  const policy = findPolicy(tx, id)
  if (!policy) throw problem('notFound')
  if (policy.status !== 'active' || policy.coveredFrom !== null) throw problem('noPremiumDue')
  const today = dayIn(now(), zoneOf(policy.place))
  const credit = { creditedAt: now().toISOString(), creditedBy: user.id }
  updatePolicy(tx, policy, { ...credit, coveredFrom: coveredFrom(policy, today) })
  return asAdminPolicy(findPolicy(tx, id)!)
}
