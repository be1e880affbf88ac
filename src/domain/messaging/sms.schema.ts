import { z } from 'zod'
import { says } from '../checks.ts'
import { optionalText, pageInput, rowId } from '../contract.ts'
import { keysOf } from '../table.ts'
import { SMS_STATUS, SMS_TYPES } from './sms.ts'

/** A text message on its way, or one that went. */
export const smsMessage = z.object({
  id: z.string(),
  userId: z.string().nullable(),
  phone: z.string(),
  message: z.string(),
  type: z.enum(SMS_TYPES),
  status: z.enum(keysOf(SMS_STATUS)),
  sentAt: z.string().nullable(),
  errorMessage: z.string().nullable(),
  createdAt: z.string(),
})
export type SmsMessage = z.infer<typeof smsMessage>

/** The longest text message of the form, in characters. */
const MAX_SMS = 160

const message = z
  .string(says('smsMessage'))
  .trim()
  .min(1, says('smsMessage'))
  .refine((text) => [...text].length <= MAX_SMS, says('smsTooLong'))
  .refine((text) => !text.includes('\u0000') && !/\p{Surrogate}/u.test(text), says('unstorable'))

/** To a farmer, at the phone of the account unless another is named; or to a number alone. */
export const sendSmsInput = z
  .object({
    userId: optionalText(64),
    phone: optionalText(30),
    message,
    type: z.enum(SMS_TYPES).default('general'),
  })
  .refine(({ userId, phone }) => userId !== null || phone !== null, { path: ['phone'], ...says('recipient') })

/** The form of an agent: to one farmer. */
export const smsForm = z.object({ message, type: z.enum(SMS_TYPES) })

/** Which messages an agent looks at. */
export const smsFilter = pageInput.extend({ status: z.enum(keysOf(SMS_STATUS)).optional() })

export const smsConversationInput = pageInput.extend({ farmerId: rowId })
