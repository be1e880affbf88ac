import type { Db } from '#db/client.ts'
import { findAdvisory, insertAdvisory } from '#db/queries/advice/advisories.ts'
import { findCrop } from '#db/queries/crops/crops.ts'
import type { Advisory, PublishAdvisoryInput } from '#domain/advice/advisory.schema.ts'
import { endsBeforeItBegins, publicationOf } from '#domain/operations/schedule.ts'
import { problem } from '#domain/problem.ts'
import type { Actor } from '../people/actor.ts'
import { announceOnce } from './announce-advisory.ts'
import { needsApproval } from './approval.ts'

/**
 * Publishes an advisory under the name of its author, and notifies the farmers it concerns; one with a later moment
 * waits for it, and one that needs approval waits for that. One that is not active is only kept.
 */
export function publishAdvisory(
  tx: Db,
  input: PublishAdvisoryInput & { isActive?: boolean },
  { user, now }: Pick<Actor, 'user' | 'now'>,
): Advisory {
  if (input.cropId && !findCrop(tx, input.cropId)) throw problem('unknownCrop')
  if (endsBeforeItBegins(input.publishAt, input.validUntil)) throw problem('endsBeforeItBegins')
  const waits = needsApproval(tx, input)
  const { isActive, publishAt } = publicationOf({ isActive: input.isActive ?? true, publishAt: input.publishAt }, now())
  const { id } = insertAdvisory(tx, {
    ...input,
    publishAt,
    isActive: isActive && !waits,
    needsApproval: waits,
    authorId: user.id,
    createdAt: now().toISOString(),
  })
  announceOnce(tx, id, now())
  return findAdvisory(tx, id)!
}
