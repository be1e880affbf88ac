import * as z from 'zod'
import type { Db } from '#db/client.ts'
import type { Instant } from '#domain/dates.ts'
import { findSetting, saveSetting } from '../operations/settings.ts'

const NAME = 'photos.spared'
const times = z.array(z.object({ from: z.string(), to: z.string() }))

/** The times from which photos stay although no row names them: another database was in service then. */
export const listSpared = (db: Db) => findSetting(db, NAME, times) ?? []

export function saveSpared(db: Db, time: { from: Instant; to: Instant }, now: Instant) {
  const spared = listSpared(db)
  if (!spared.some(({ from, to }) => from === time.from && to === time.to))
    saveSetting(db, NAME, [...spared, time], now)
}
