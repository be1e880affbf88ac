import type { Db } from '#db/client.ts'
import { setHotlines as saveHotlines } from '#db/queries/support/hotlines.ts'
import type { HotlineSettings } from '#domain/support/hotlines.ts'
import type { Actor } from '../people/actor.ts'

/** Sets the numbers that farmers call or write to. */
export function setHotlines(tx: Db, hotlines: HotlineSettings, { now }: Pick<Actor, 'now'>): HotlineSettings {
  saveHotlines(tx, hotlines, now().toISOString())
  return hotlines
}
