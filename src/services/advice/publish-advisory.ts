import type { Db } from '#db/client.ts'
import { findAdvisory, insertAdvisory } from '#db/queries/advice/advisories.ts'
import { findCrop } from '#db/queries/crops/crops.ts'
import type { Advisory, PublishAdvisoryInput } from '#domain/advice/advisory.schema.ts'
import { problem } from '#domain/problem.ts'
import type { Actor } from '../people/actor.ts'
import { announceAdvisory } from './announce-advisory.ts'

/** Publishes an advisory under the name of its author, and notifies the farmers it concerns. */
export function publishAdvisory(
  tx: Db,
  input: PublishAdvisoryInput,
  { user, now }: Pick<Actor, 'user' | 'now'>,
): Advisory {
  if (input.cropId && !findCrop(tx, input.cropId)) throw problem('unknownCrop')
  const { id } = insertAdvisory(tx, { ...input, authorId: user.id, createdAt: now().toISOString() })
  announceAdvisory(tx, { ...input, id }, now())
  return findAdvisory(tx, id)!
}
