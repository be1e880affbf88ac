import * as z from 'zod'
import { says } from '../checks.ts'
import { boundedText, lookedUpText, optionalText, requiredText } from '../contract.ts'
import { LANGUAGE_WORDS, LANGUAGES } from '../languages.ts'
import { ROLES } from '../roles.ts'
import { keysOf } from '../table.ts'
import { typedPhone } from './phone.schema.ts'
import { hasUsernameLetters, isOfDeleted, isOfOneScript, isReservedUsername } from './username.ts'

/** A user as others may see them: never with a password hash. */
export const user = z.object({
  id: z.string(),
  username: z.string(),
  fullName: z.string(),
  role: z.enum(keysOf(ROLES)),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  location: z.string().nullable(),
  language: z.string(),
  /** Whether the language was chosen for this person; else each phone reads in its own. */
  hasChosenLanguage: z.boolean(),
  preferredLocation: z.string(),
  isActive: z.boolean(),
  createdAt: z.string(),
})
export type User = z.infer<typeof user>

/** The same as its own client gets it. */
export const ownUser = user.extend({
  /** The clock of the days of a farmer or an agent, 'Africa/Nairobi'; null for others, who have that of their device. */
  zone: z.string().nullable(),
})
export type OwnUser = z.infer<typeof ownUser>

/** What signing in answers: the bearer token of the session, and whose it is. */
export const session = z.object({ token: z.string(), user: ownUser })

/** One session of a user, as the user may see it: where, since when, and when it was used last (to the hour). */
export const signedInPlace = z.object({
  id: z.string(),
  device: z.string().nullable(),
  createdAt: z.string(),
  usedAt: z.string(),
  isThisOne: z.boolean(),
})
export type SignedInPlace = z.infer<typeof signedInPlace>

export const credentials = z.object({
  username: lookedUpText(64, 'username'),
  password: z
    .string(says('password'))
    .min(1, says('password'))
    .max(200, says('tooLong', { max: 200 })),
  /** Of an authenticator app, or a recovery code; only where sign-in with a code is on. */
  code: boundedText(40).nullish(),
})

/** The word of a language ('english') that is named by its word or by its interface id ('en'). */
const asWord = (value: unknown) =>
  typeof value === 'string' && Object.hasOwn(LANGUAGES, value) ? LANGUAGES[value as keyof typeof LANGUAGES].word : value

/** A language, stored as its word. */
export const languageWord = z.preprocess(asWord, z.enum(LANGUAGE_WORDS))

/** The same; null where none is named: the default of the installation is taken then. */
export const language = z.preprocess(
  asWord,
  z
    .enum(LANGUAGE_WORDS)
    .nullish()
    .transform((word) => word ?? null),
)

/**
 * A username as it is chosen, stored in NFKC. It is bounded after that: one character may become eighteen. What it must
 * not be is checked only where it is a name at all.
 */
const properUsername = z
  .string(says('username'))
  .trim()
  .normalize('NFKC')
  .min(1, { ...says('username'), abort: true })
  .min(3, { ...says('tooShort', { min: 3 }), abort: true })
  .max(64, { ...says('tooLong', { max: 64 }), abort: true })
  .refine(hasUsernameLetters, { ...says('usernameLetters'), abort: true })
  .refine(isOfOneScript, { ...says('usernameAlphabet'), abort: true })

/** A name that a stranger may choose. */
export const newUsername = properUsername.refine((name) => !isReservedUsername(name), says('usernameReserved'))

/** A name that an administrator gives: those of the platform too, but none that deleted accounts have. */
export const givenUsername = properUsername.refine((name) => !isOfDeleted(name), says('usernameReserved'))

/** A password that someone chooses. 200 characters are at most 600 bytes of UTF-8. */
export const newPassword = z
  .string(says('password'))
  .min(8, says('tooShort', { min: 8 }))
  .max(200, says('tooLong', { max: 200 }))

export const emailAddress = optionalText(200).pipe(z.email(says('email')).nullable())

/** A farmer who registers herself. */
export const registration = z.object({
  username: newUsername,
  password: newPassword,
  fullName: requiredText(120, 'fullName'),
  phone: typedPhone,
  email: emailAddress,
  location: optionalText(120),
  language,
})

/** An administrator, made by the operator of the server: the reserved usernames are allowed. */
export const newAdministrator = registration
  .pick({ password: true, fullName: true })
  .extend({ username: givenUsername })
