import type { z } from 'zod'
import type { Db } from '#db/client.ts'
import { getHotlines, setHotlines as saveHotlines } from '#db/queries/support/hotlines.ts'
import { EditConflict } from '#domain/problem.ts'
import type { hotlinesEdit } from '#domain/support/hotlines.schema.ts'
import type { HotlineSettings } from '#domain/support/hotlines.ts'
import { hotlineClashes, mergeHotlines } from '#domain/support/hotlines-merge.ts'
import { conflictOf } from '../operations/edit-row.ts'
import type { Actor } from '../people/actor.ts'

/** Sets the numbers that farmers call or write to. */
export function setHotlines(
  tx: Db,
  { seen, overwrites, ...mine }: z.infer<typeof hotlinesEdit>,
  { now }: Pick<Actor, 'now'>,
): HotlineSettings {
  const clashes = seen && !overwrites ? hotlineClashes(getHotlines(tx), mine, seen) : []
  if (clashes.length > 0)
    throw new EditConflict(clashes.map(({ field, mine, theirs }) => conflictOf(field, mine, theirs)))
  const hotlines = seen ? mergeHotlines(getHotlines(tx), mine, seen) : mine
  saveHotlines(tx, hotlines, now().toISOString())
  return hotlines
}
