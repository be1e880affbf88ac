import * as z from 'zod'
import { says } from '../checks.ts'
import { boundedText, optionalText, requiredText } from '../contract.ts'
import { countryOf } from '../country-names.ts'
import { LANGUAGE_WORDS } from '../languages.ts'
import type { Preferences } from '../messaging/preferences.schema.ts'
import { changedPhone, typedPhone } from './phone.schema.ts'
import { credentials, emailAddress, newPassword, type User, user } from './session.schema.ts'

/** Who one is, and what one has here. */
export const profile = z.object({ user, crops: z.number(), advisoriesReceived: z.number() })

/** What a person says of herself. */
export const personalDetails = z.object({
  fullName: requiredText(120, 'fullName'),
  phone: typedPhone,
  email: emailAddress,
  location: optionalText(120),
})

/** A text that an absent key leaves as it is, and that null or an empty text takes away. */
const changedText = (max: number) => boundedText(max).nullable().optional()

/** A change of details, of the place of the weather or of the language of messages; an absent key stays as it is. */
export const profileChange = z.object({
  fullName: personalDetails.shape.fullName.optional(),
  phone: changedPhone,
  email: changedText(200).pipe(z.union([z.literal(''), z.email(says('email'))]).nullish()),
  location: changedText(120),
  preferredLocation: requiredText(120, 'location')
    .refine((place) => countryOf(place) !== null, says('location'))
    .optional(),
  language: z.enum(LANGUAGE_WORDS).optional(),
})

export const passwordChange = z.object({ password: credentials.shape.password, newPassword })

/** The session goes on under another token: whoever knew the old password may have the old one. */
export const passwordChanged = z.object({ ok: z.literal(true), token: z.string() })

export const accountRemoval = credentials.pick({ password: true })

/** Everything that is stored of a user, by kind; `about` says how to read it. */
export type PersonalData = {
  about: string
  exportedAt: string
  user: User
  preferences: Preferences
  records: Record<string, Record<string, unknown>[]>
}
