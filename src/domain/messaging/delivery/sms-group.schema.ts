import * as z from 'zod'
import { says } from '../../checks.ts'
import { optionalText, rowId } from '../../contract.ts'
import { SMS_TYPES } from '../sms.ts'
import { smsText } from './sms-text.schema.ts'

/**
 * Whom a message to a group is for: active farmers who match all of what is named. At least one of crop, place, own
 * farmers or a list is named; nobody writes to the whole country by mistake.
 */
export const smsGroupFilter = z
  .object({
    cropId: optionalText(64),
    place: optionalText(100),
    isMine: z.boolean().default(false),
    farmerIds: z.array(rowId).min(1).max(500).nullish(),
  })
  .refine(({ cropId, place, isMine, farmerIds }) => cropId || place || isMine || farmerIds, says('smsGroup'))
export type SmsGroupFilter = z.infer<typeof smsGroupFilter>

export const smsGroupInput = z.object({
  filter: smsGroupFilter,
  message: smsText,
  type: z.enum(SMS_TYPES).default('general'),
})
export type SmsGroupInput = z.infer<typeof smsGroupInput>

/** Whom a message to a group reaches, and why not the others. */
export const smsGroupReach = z.object({
  people: z.number(),
  texted: z.number(),
  /** Parts of all messages together, as they are paid for. */
  parts: z.number(),
  noPhone: z.number(),
  notWanted: z.number(),
  /** Something that the text names, such as a crop or its price, is not known of them. */
  notKnown: z.number(),
  byLanguage: z.array(z.object({ name: z.string(), people: z.number() })),
  /** The text as the first of them gets it. */
  example: z.string().nullable(),
})
export type SmsGroupReach = z.infer<typeof smsGroupReach>

/** A message to a group that was stored. */
export const smsGroup = smsGroupReach.extend({ id: z.string(), message: z.string(), createdAt: z.string() })
export type SmsGroup = z.infer<typeof smsGroup>

/** The form of an agent: crop, place and own farmers, which narrow one another. */
export const smsGroupForm = z
  .object({
    cropId: optionalText(64),
    place: optionalText(100),
    isMine: z.boolean(),
    message: smsText,
    type: z.enum(SMS_TYPES),
  })
  .refine(({ cropId, place, isMine }) => cropId || place || isMine, { path: ['cropId'], ...says('smsGroup') })
  .transform(({ message, type, ...filter }) => ({ filter: { ...filter, farmerIds: null }, message, type }))
