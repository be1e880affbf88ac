import type { Db } from '#db/client.ts'
import { findClaim, insertClaim, insertClaimPhoto, listClaims, listOwnPhotos } from '#db/queries/finance/claims.ts'
import { findPolicy } from '#db/queries/finance/policies.ts'
import { isPayable } from '#domain/finance/amount.schema.ts'
import type { Claim, NewClaim } from '#domain/finance/insurance/insurance.schema.ts'
import { toMinor } from '#domain/money.ts'
import { dayIn } from '#domain/places.ts'
import { problem } from '#domain/problem.ts'
import { zoneOfPerson } from '#domain/zones.ts'
import type { Actor } from '../../people/actor.ts'
import { asClaim } from './claim-answer.ts'
import { stepTo } from './step-claim.ts'

/** Files a claim against an active policy for a loss that it covers. One claim of a policy is open at a time. */
export function fileClaim(tx: Db, input: NewClaim, { user, now }: Pick<Actor, 'user' | 'now'>): Claim {
  const policy = findPolicy(tx, input.insuranceId)
  if (policy?.userId !== user.id) throw problem('notFound')
  if (policy.status !== 'active') throw problem('policyNotActive')
  if (policy.terms?.index) throw problem('indexPaysAlone')
  const { lossDay, description, photoIds } = input
  // The farmer's own day: east of Greenwich it begins before that of UTC.
  const today = dayIn(now(), zoneOfPerson(user) ?? 'UTC')
  if (lossDay < policy.policyStart || lossDay > policy.policyEnd || lossDay > today) throw problem('lossOutsidePolicy')
  if (policy.coveredFrom === null) throw problem('premiumUnpaid')
  if (lossDay < policy.coveredFrom) throw problem('lossBeforeCover')
  if (!isPayable(input.amount, policy.currency)) throw problem('amountTooFine')
  const amount = toMinor(input.amount)
  if (amount > policy.coverageAmount) throw problem('claimsTooMuch')
  if (listClaims(tx, policy.id).some(({ status }) => status !== 'rejected')) throw problem('claimOpen')
  if (listOwnPhotos(tx, photoIds, user.id).length !== new Set(photoIds).size) throw problem('notFound')
  const createdAt = now().toISOString()
  const id = insertClaim(tx, { policyId: policy.id, userId: user.id, description, lossDay, amount, createdAt })
  for (const photoId of photoIds) insertClaimPhoto(tx, id, photoId)
  stepTo(tx, findClaim(tx, id)!, 'submitted', createdAt)
  return asClaim(tx, findClaim(tx, id)!, now())
}
