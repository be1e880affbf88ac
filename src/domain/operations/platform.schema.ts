import * as z from 'zod'
import { boundedText, optionalText } from '../contract.ts'
import { LANGUAGE_IDS, LANGUAGE_WORDS } from '../languages.ts'
import { emailAddress } from '../people/session.schema.ts'
import { CITIES } from '../places.ts'
import { keysOf } from '../table.ts'

const noneIfEmpty = <S extends z.ZodType>(choice: S) =>
  z
    .union([z.literal(''), choice])
    .nullish()
    .transform((value) => (value ? value : null))

/** What an installation says of itself, and what it gives to new accounts. Null is the value that Kuu ships with. */
export const platformSettings = z.object({
  /** Shown in place of 'Kuu'. */
  name: optionalText(40),
  phone: optionalText(30),
  email: emailAddress,
  address: optionalText(200),
  /** Of new accounts, and of visitors whose browser names none of ours. */
  language: noneIfEmpty(z.enum(LANGUAGE_WORDS)),
  /** Where new accounts get their weather from. */
  place: noneIfEmpty(z.enum(keysOf(CITIES))),
  /** Told to visitors, in a demo only. */
  demoNotice: optionalText(300),
  showsDemoNotice: z.boolean(),
})
export type PlatformSettings = z.infer<typeof platformSettings>

export const DEFAULT_PLATFORM: PlatformSettings = {
  name: null,
  phone: null,
  email: null,
  address: null,
  language: null,
  place: null,
  demoNotice: null,
  showsDemoNotice: false,
}

const { showsDemoNotice, language, place } = platformSettings.shape
const changedText = (max: number) => boundedText(max).nullable().optional()

const change = z.object({
  name: changedText(40),
  phone: changedText(30),
  email: changedText(200).pipe(emailAddress.optional()),
  address: changedText(200),
  language: language.optional(),
  place: place.optional(),
  demoNotice: changedText(300),
  showsDemoNotice: showsDemoNotice.optional(),
})
/**
 * A change: an absent key stays as it is, an empty one goes back to what Kuu ships with. `seen` is what stood in its
 * fields when it was begun.
 */
export const platformChange = change.extend({ seen: change.optional() })

/** What everybody may know. */
export const publicPlatform = platformSettings
  .pick({ name: true, phone: true, email: true, address: true, language: true, place: true })
  .extend({
    notice: z.string().nullable(),
    /** The languages that are offered at no door. */
    withheldLanguages: z.array(z.enum(LANGUAGE_IDS)),
  })
export type PublicPlatform = z.infer<typeof publicPlatform>
