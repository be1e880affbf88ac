import * as z from 'zod'
import { says } from '../checks.ts'
import { pastedText } from '../contract.ts'
import { dialled } from '../phone.ts'

const WRONG = says('phoneNumber')
const MAX_LENGTH = 30

/** Whether a text can be a phone number at all; the server checks it by the country. */
export const looksLikePhone = (text: string | null | undefined) => !text || /^\+?\d{6,15}$/.test(dialled(text))

/** A phone number as it is typed, or none. */
export const typedPhone = pastedText(MAX_LENGTH)
  .nullish()
  .transform((value) => value || null)
  .refine(looksLikePhone, WRONG)

/** The same for a change: an absent key leaves it as it is, and null or an empty text takes it away. */
export const changedPhone = pastedText(MAX_LENGTH).nullable().optional().refine(looksLikePhone, WRONG)

/** A number as it is typed, and the place whose country tells its code. */
export const readPhoneInput = z.object({ phone: pastedText(MAX_LENGTH), at: z.string().max(120).nullable() })
/** How it is read; null for what is no number. */
export const readPhone = z.object({ phone: z.string().nullable() })

/** The same where the country has other numbers now: which one is likely. */
export const renumberedPhone = (now: { country: string; number: string }) =>
  z.object({ phone: z.string(says('phoneRenumbered', now)) })

/** What the server made of it: nothing where it is no number of the country. */
export const storedPhone = z.object({ phone: z.string(WRONG) })
