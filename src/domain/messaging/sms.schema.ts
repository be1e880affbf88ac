import * as z from 'zod'
import { says } from '../checks.ts'
import { optionalText, pageInput, rowId } from '../contract.ts'
import { keysOf } from '../table.ts'
import { smsGroupFilter } from './delivery/sms-group.schema.ts'
import { smsText } from './delivery/sms-text.schema.ts'
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

/** One in a list, with the name of whom it is for; null for a number alone. */
export const listedSms = smsMessage.extend({ recipient: z.string().nullable() })
export type ListedSms = z.infer<typeof listedSms>

/** To a farmer, at the phone of the account unless another is named; to a number alone; or to a group of farmers. */
export const sendSmsInput = z
  .object({
    userId: optionalText(64),
    phone: optionalText(30),
    message: smsText,
    type: z.enum(SMS_TYPES).default('general'),
    filter: smsGroupFilter.nullish(),
  })
  .refine(({ userId, phone, filter }) => userId !== null || phone !== null || filter, {
    path: ['phone'],
    ...says('recipient'),
  })

/** The form of an agent: to one farmer. */
export const smsForm = z.object({ message: smsText, type: z.enum(SMS_TYPES) })

/** Which messages an agent looks at. */
export const smsFilter = pageInput.extend({ status: z.enum(keysOf(SMS_STATUS)).optional() })

export const smsConversationInput = pageInput.extend({ farmerId: rowId })
