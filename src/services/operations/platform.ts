import type { z } from 'zod'
import type { Db } from '#db/client.ts'
import { findSetting, saveSetting } from '#db/queries/operations/settings.ts'
import {
  DEFAULT_PLATFORM,
  type PlatformSettings,
  type PublicPlatform,
  type platformChange,
  platformSettings,
} from '#domain/operations/platform.schema.ts'
import { withheldLanguages } from '#domain/people/language/served-languages.ts'
import { weatherPlaceOf } from '#domain/places/weather-place.ts'
import type { Actor } from '../people/actor.ts'
import { changedSetting } from './edit-row.ts'

export const PLATFORM_SETTING = 'platform'

/** What the installation says of itself, and what it gives to new accounts. */
export const findPlatform = (db: Db): PlatformSettings =>
  findSetting(db, PLATFORM_SETTING, platformSettings) ?? DEFAULT_PLATFORM

/** Changes what is named; the rest stays as it is. */
export function changePlatform(
  tx: Db,
  change: z.infer<typeof platformChange>,
  { now }: Pick<Actor, 'now'>,
): PlatformSettings {
  const changed = changedSetting(platformSettings, findPlatform(tx), change)
  saveSetting(tx, PLATFORM_SETTING, changed, now().toISOString())
  return changed
}

/** What everybody may know; the notice is that of a demo. */
export function publicPlatformOf(db: Db, { demo }: { demo: boolean }): PublicPlatform {
  const { name, phone, email, address, language, place, demoNotice, showsDemoNotice } = findPlatform(db)
  const notice = demo && showsDemoNotice ? demoNotice : null
  return { name, phone, email, address, language, place, notice, withheldLanguages: [...withheldLanguages()] }
}

type Newcomer = { language: string | null; location?: string | null | undefined }

/** Gives a new account what it does not name itself. A language that it names was chosen. */
export const withDefaults = <T extends Newcomer>(db: Db, newcomer: T) => defaultsOf(db)(newcomer)

/** The same for many accounts: the settings are read once. */
export function defaultsOf(db: Db) {
  const { language, place } = findPlatform(db)
  return <T extends Newcomer>(newcomer: T) => ({
    ...newcomer,
    language: newcomer.language ?? language ?? 'english',
    hasChosenLanguage: newcomer.language !== null,
    // Nobody is put into a place that nobody named: the home asks whoever has none.
    preferredLocation: weatherPlaceOf(newcomer.location) ?? place ?? '',
  })
}
