import { z } from 'zod'
import { boundedText, optionalText, requiredText } from '../contract.ts'
import { LANGUAGE_WORDS, LANGUAGES } from '../languages.ts'
import { ROLES } from '../roles.ts'
import { keysOf } from '../table.ts'
import { hasUsernameLetters, isOfOneScript, isReservedUsername } from './username.ts'

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
  preferredLocation: z.string(),
  isActive: z.boolean(),
  createdAt: z.string(),
})
export type User = z.infer<typeof user>

/** What signing in answers: the bearer token of the session, and whose it is. */
export const session = z.object({ token: z.string(), user })

/** One session of a user, as she may see it: where, since when, and when it was used last (to the hour). */
export const signedInPlace = z.object({
  id: z.string(),
  device: z.string().nullable(),
  createdAt: z.string(),
  usedAt: z.string(),
  isThisOne: z.boolean(),
})
export type SignedInPlace = z.infer<typeof signedInPlace>

export const credentials = z.object({
  username: requiredText(64, 'Username is required'),
  password: z
    .string({ error: 'Password is required' })
    .min(1, 'Password is required')
    .max(200, 'At most 200 characters'),
  /** Of an authenticator app, or a recovery code; only where sign-in with a code is on. */
  code: boundedText(40).nullish(),
})

/** A language by its word ('english') or by its interface id ('en'); kept as the word. */
const language = z.preprocess(
  (value) =>
    typeof value === 'string' && Object.hasOwn(LANGUAGES, value)
      ? LANGUAGES[value as keyof typeof LANGUAGES].word
      : value,
  z
    .enum(LANGUAGE_WORDS)
    .nullish()
    .transform((word) => word ?? 'english'),
)

/**
 * A name that someone chooses, kept in NFKC. It is bounded after that: one character may become eighteen. What it must
 * not be is said only of what is a name at all.
 */
const properUsername = z
  .string({ error: 'Username is required' })
  .trim()
  .normalize('NFKC')
  .min(1, { error: 'Username is required', abort: true })
  .min(3, { error: 'At least 3 characters', abort: true })
  .max(64, { error: 'At most 64 characters', abort: true })
  .refine(hasUsernameLetters, { error: 'Only letters, digits and . _ @ + -', abort: true })
  .refine(isOfOneScript, { error: 'Only letters of one alphabet', abort: true })

/** A name that a stranger may choose. */
const newUsername = properUsername.refine(
  (name) => !isReservedUsername(name),
  'This username is kept for the platform. Please choose another one',
)

/** A password that someone chooses. 200 characters are at most 600 bytes of UTF-8. */
export const newPassword = z
  .string({ error: 'Password is required' })
  .min(8, 'At least 8 characters')
  .max(200, 'At most 200 characters')

export const emailAddress = optionalText(200).pipe(z.email('Must be a valid email address').nullable())

/** A farmer who registers herself. */
export const registration = z.object({
  username: newUsername,
  password: newPassword,
  fullName: requiredText(120, 'Full name is required'),
  phone: optionalText(30),
  email: emailAddress,
  location: optionalText(120),
  language,
})

/** An administrator, whom whoever runs the server makes: she may be called what nobody else may. */
export const newAdministrator = registration
  .pick({ password: true, fullName: true })
  .extend({ username: properUsername })
