import { z } from 'zod'
import { optionalText, requiredText } from './contract.ts'
import { LANGUAGE_WORDS, LANGUAGES } from './languages.ts'
import { ROLES } from './roles.ts'
import { idsOf } from './table.ts'

/** A user as others may see them: never with a password hash. */
export const user = z.object({
  id: z.string(),
  username: z.string(),
  fullName: z.string(),
  role: z.enum(idsOf(ROLES)),
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

export const credentials = z.object({
  username: requiredText(64, 'Username is required'),
  password: z
    .string({ error: 'Password is required' })
    .min(1, 'Password is required')
    .max(200, 'At most 200 characters'),
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

/** A password that someone chooses. */
export const newPassword = z
  .string({ error: 'Password is required' })
  .min(8, 'At least 8 characters')
  .max(200, 'At most 200 characters')

export const emailAddress = optionalText(200).pipe(z.email('Must be a valid email address').nullable())

/** A farmer who registers herself. */
export const registration = z.object({
  username: requiredText(64, 'Username is required')
    .min(3, 'At least 3 characters')
    .regex(/^[\p{L}\p{M}\p{N}._@+-]+$/u, 'Only letters, digits and . _ @ + -'),
  password: newPassword,
  fullName: requiredText(120, 'Full name is required'),
  phone: optionalText(30),
  email: emailAddress,
  location: optionalText(120),
  language,
})
