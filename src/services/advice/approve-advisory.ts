import type { Db } from '#db/client.ts'
import { findAdminAdvisory, updateAdvisory } from '#db/queries/advice/advisories.ts'
import type { AdminAdvisory } from '#domain/advice/advisory.schema.ts'
import { problem } from '#domain/problem.ts'
import type { Actor } from '../people/actor.ts'
import { announceOnce } from './announce-advisory.ts'

/**
 * Approves an advisory that names a chemical or a dose: it is shown and announced now, or at its moment. Nobody
 * approves words of their own.
 */
export function approveAdvisory(tx: Db, id: string, { user, now }: Pick<Actor, 'user' | 'now'>): AdminAdvisory {
  const row = findAdminAdvisory(tx, id)
  if (!row) throw problem('notFound')
  if (!row.needsApproval) throw problem('nothingToApprove')
  if (user.id === (row.editorId ?? row.authorId) || user.id === row.authorId) throw problem('ownAdvice')
  updateAdvisory(tx, id, {
    needsApproval: false,
    isActive: row.publishAt === null,
    approvedBy: user.id,
    approvedAt: now().toISOString(),
  })
  announceOnce(tx, id, now())
  return findAdminAdvisory(tx, id)!
}
