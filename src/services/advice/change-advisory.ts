import type { z } from 'zod'
import type { Db } from '#db/client.ts'
import { findAdminAdvisory, updateAdvisory } from '#db/queries/advice/advisories.ts'
import { findCrop } from '#db/queries/crops/crops.ts'
import { type AdminAdvisory, type advisoryEdit, isWindowRight } from '#domain/advice/advisory.schema.ts'
import { endsBeforeItBegins, publicationOf } from '#domain/operations/schedule.ts'
import { problem } from '#domain/problem.ts'
import { changesOf } from '../operations/edit-row.ts'
import { mergeEdit } from '../operations/merge-edit.ts'
import type { Actor } from '../people/actor.ts'
import { announceOnce } from './announce-advisory.ts'
import { needsApproval } from './approval.ts'

/**
 * Changes an advisory, schedules it, or switches it off and on. It notifies nobody a second time. New words that need
 * approval are hidden until they have it.
 */
export function changeAdvisory(
  tx: Db,
  input: z.infer<typeof advisoryEdit>,
  { user, now }: Pick<Actor, 'user' | 'now'>,
): AdminAdvisory {
  const row = findAdminAdvisory(tx, input.id)
  const { crop: _, author: __, ...changes } = changesOf(row, mergeEdit(tx, 'advisories', row, input))
  // Who switches it on does not wait for a moment that was set before.
  const changed = { ...row!, ...(changes.isActive && { publishAt: null }), ...changes }
  if (changes.cropId && !findCrop(tx, changes.cropId)) throw problem('unknownCrop')
  if (!isWindowRight(changed)) throw problem('adviceWindow')
  if (endsBeforeItBegins(changed.publishAt, changed.validUntil)) throw problem('endsBeforeItBegins')
  if (Object.keys(changes).length === 0) return changed
  const hasNewWords = changes.title !== undefined || changes.content !== undefined
  const waits = hasNewWords ? needsApproval(tx, changed) : changed.needsApproval
  if (changes.isActive && waits && !hasNewWords) throw problem('approvalFirst')
  const { isActive, publishAt } = publicationOf(changed, now())
  updateAdvisory(tx, input.id, {
    ...changes,
    publishAt,
    isActive: isActive && !waits,
    needsApproval: waits,
    ...(hasNewWords && { editorId: user.id, approvedBy: null, approvedAt: null }),
  })
  announceOnce(tx, input.id, now())
  return findAdminAdvisory(tx, input.id)!
}
