import * as z from 'zod'
import type { Db } from '#db/client.ts'
import type { Instant } from '#domain/dates.ts'
import { findSetting, saveSetting } from './settings.ts'

const NAME = 'clock.trusted'

/** The last moment at which the clock was believed; null before the first. */
export const findTrustedMoment = (db: Db): Instant | null => findSetting(db, NAME, z.string()) ?? null

export const saveTrustedMoment = (db: Db, now: Instant) => saveSetting(db, NAME, now, now)
