import type { z } from 'zod'
import type { Db } from '#db/client.ts'
import { findDeskAdvisory, updateAdvisory } from '#db/queries/advice/advisories.ts'
import { findCrop } from '#db/queries/crops/crops.ts'
import { type advisoryEdit, type DeskAdvisory, isWindowRight } from '#domain/advice/advisory.schema.ts'
import { problem } from '#domain/problem.ts'
import { changesOf } from '../operations/edit-row.ts'

/** Changes an advisory, or switches it off and on. Nobody is notified anew. */
export function changeAdvisory(tx: Db, input: z.infer<typeof advisoryEdit>): DeskAdvisory {
  const row = findDeskAdvisory(tx, input.id)
  const { crop: _, author: __, ...changes } = changesOf(row, input)
  if (changes.cropId && !findCrop(tx, changes.cropId)) throw problem('unknownCrop')
  if (!isWindowRight({ ...row!, ...changes })) throw problem('adviceWindow')
  if (Object.keys(changes).length > 0) updateAdvisory(tx, input.id, changes)
  return findDeskAdvisory(tx, input.id)!
}
