import * as z from 'zod'
import { NOTIFICATION_PRIORITIES, NOTIFICATION_TYPES } from './notification.ts'
import type { Notice } from './notification-kinds.ts'
import { isSayable } from './render-notification.ts'

/** Whom a broadcast is for: active farmers, as far as each wants to be notified of it. */
const audience = z.discriminatedUnion('of', [
  /** Every farmer, whatever the preferences. */
  z.object({ of: z.literal('all') }),
  z.object({ of: z.literal('advised') }),
  /** Who grows a crop now, and wants advice. */
  z.object({ of: z.literal('growers'), cropId: z.string() }),
  /** Who wants advice, in an area; what was queued before there were areas has only `names`, in small letters. */
  z.object({ of: z.literal('advisedIn'), names: z.array(z.string()), area: z.string().optional() }),
  /** Who wants the weather of an area, or follows it under one of these names in small letters. */
  z.object({ of: z.literal('place'), names: z.array(z.string()), area: z.string().optional() }),
])
export type Audience = z.infer<typeof audience>

const priority = z.enum(NOTIFICATION_PRIORITIES)

const isNotice = (value: unknown) => {
  const { data } = z.object({ kind: z.string(), params: z.unknown(), priority }).safeParse(value)
  return data !== undefined && isSayable(data)
}

/** As versions before there were kinds began to send it. */
const writtenNotice = z.object({
  type: z.enum(NOTIFICATION_TYPES),
  title: z.string(),
  message: z.string(),
  priority,
  link: z.string().nullable(),
})

/** A text message by the word of a language; English is for all whose language is not among them. */
const sms = z.object({ english: z.string() }).catchall(z.string())
export type SmsTexts = z.infer<typeof sms>

/** A notification for many; `sms` goes to those of them who have a phone and want text messages. */
const noticeBroadcast = z.object({
  of: z.literal('notice'),
  audience,
  notice: z.union([z.custom<Notice>(isNotice), writtenNotice]),
  sms: sms.nullable(),
  /** What is counted under; what began before there was counting has none. */
  dispatchId: z.string().optional(),
})

/** A price in hundredths, for the farmers who wait for one beyond theirs. */
const priceBroadcast = z.object({
  of: z.literal('price'),
  price: z.object({
    cropId: z.string(),
    crop: z.string(),
    market: z.string(),
    pricePerKg: z.number(),
    currency: z.string(),
    date: z.string(),
  }),
})

const broadcast = z.discriminatedUnion('of', [noticeBroadcast, priceBroadcast])
export type Broadcast = z.infer<typeof broadcast>

/** A broadcast that is sent in slices, and the last of the rows that were looked at; empty before the first. */
const inProgress = z.object({ broadcast, after: z.string() })
export type BroadcastInProgress = z.infer<typeof inProgress>

/** What was queued before there were kinds: under other names, and with one text message for all. */
const earlierInProgress = z.object({
  telling: z.looseObject({ tell: z.string(), sms: z.string().nullish() }),
  after: z.string(),
})

export const broadcastInProgress = z.preprocess((queued) => {
  const { data: earlier } = earlierInProgress.safeParse(queued)
  if (!earlier) return queued
  const { tell: of, sms: text, ...rest } = earlier.telling
  return { broadcast: { ...rest, of, sms: text ? { english: text } : null }, after: earlier.after }
}, inProgress)
