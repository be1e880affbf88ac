import * as z from 'zod'
import { says } from '../checks.ts'
import { boundedText } from '../contract.ts'
import { dialled, isInternational, isShortCode } from '../phone.ts'
import { COUNTRIES } from '../places.ts'
import { keysOf } from '../table.ts'
import { type HotlineSettings, NO_NUMBERS } from './hotlines.ts'

const orNone = (isRight: (number: string) => boolean, error: ReturnType<typeof says>) =>
  boundedText(30)
    .transform(dialled)
    .refine((number) => number === '' || isRight(number), error)
    .nullish()
    .transform((number) => number || null)

const called = orNone((number) => isInternational(number) || isShortCode(number), says('hotline'))
const international = orNone(isInternational, says('international'))

/** What an administrator sets. A number that is left empty is none. */
const numbers = z.object({ disease: called, weather: called, whatsapp: international, sms: called })
export const hotlineSettings = z.object({
  everywhere: numbers,
  countries: z
    .array(numbers.extend({ country: z.enum(keysOf(COUNTRIES)) }))
    .max(keysOf(COUNTRIES).length)
    .refine((all) => new Set(all.map(({ country }) => country)).size === all.length, says('countryOnce')),
})

/**
 * An edit of the numbers, with those that it was begun with. Without these it replaces all of them. `overwrites` says
 * that it stands also where somebody else has changed the same number since.
 */
export const hotlinesEdit = hotlineSettings.extend({
  seen: hotlineSettings.optional(),
  overwrites: z.boolean().optional(),
})

/** The numbers as a setting keeps them; what is not there, or no longer makes sense, is none. */
export const readHotlines = (stored: unknown): HotlineSettings =>
  hotlineSettings.safeParse(stored).data ?? { everywhere: NO_NUMBERS, countries: [] }

/** The numbers for one farmer. */
export const hotlines = z.object({
  disease: z.string().nullable(),
  weather: z.string().nullable(),
  whatsapp: z.string().nullable(),
  sms: z.string(),
})
