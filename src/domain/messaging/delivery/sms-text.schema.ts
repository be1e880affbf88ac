import * as z from 'zod'
import { says } from '../../checks.ts'
import { hasHidden } from '../../letters.ts'

/** The longest text message of the form, in characters. */
const MAX_SMS = 160

/** What a form takes for a text message. */
export const smsText = z
  .string(says('smsMessage'))
  .trim()
  .min(1, says('smsMessage'))
  .refine((text) => [...text].length <= MAX_SMS, says('smsTooLong'))
  .refine((text) => !text.includes('\u0000') && !/\p{Surrogate}/u.test(text), says('unstorable'))
  .refine((text) => !hasHidden(text), says('hiddenSigns'))
