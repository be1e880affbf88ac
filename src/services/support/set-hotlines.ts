import type { z } from 'zod'
import type { Db } from '#db/client.ts'
import { getHotlines, setHotlines as saveHotlines } from '#db/queries/support/hotlines.ts'
import type { hotlinesEdit } from '#domain/support/hotlines.schema.ts'
import type { HotlineSettings } from '#domain/support/hotlines.ts'
import { mergeHotlines } from '#domain/support/hotlines-merge.ts'
import type { Actor } from '../people/actor.ts'

/** Sets the numbers that farmers call or write to. */
export function setHotlines(
  tx: Db,
  { seen, ...mine }: z.infer<typeof hotlinesEdit>,
  { now }: Pick<Actor, 'now'>,
): HotlineSettings {
  const hotlines = seen ? mergeHotlines(getHotlines(tx), mine, seen) : mine
  saveHotlines(tx, hotlines, now().toISOString())
  return hotlines
}
