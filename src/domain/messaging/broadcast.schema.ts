import { z } from 'zod'
import { NOTIFICATION_PRIORITIES, NOTIFICATION_TYPES } from './notification.ts'

/** Whom something is told: active farmers, as far as each wants to be told of it. */
const audience = z.discriminatedUnion('of', [
  /** Every farmer, whatever she chose. */
  z.object({ of: z.literal('all') }),
  z.object({ of: z.literal('advised') }),
  /** Who grows a crop now, and wants advice. */
  z.object({ of: z.literal('growers'), cropId: z.string() }),
  /** Who wants the weather of a place, under one of its names in small letters. */
  z.object({ of: z.literal('place'), names: z.array(z.string()) }),
])
export type Audience = z.infer<typeof audience>

const notice = z.object({
  type: z.enum(NOTIFICATION_TYPES),
  title: z.string(),
  message: z.string(),
  priority: z.enum(NOTIFICATION_PRIORITIES),
  link: z.string().nullable(),
})
export type Notice = z.infer<typeof notice>

/** A notification for many; `sms` goes to those of them who have a phone and want text messages. */
const noticeBroadcast = z.object({ tell: z.literal('notice'), audience, notice, sms: z.string().nullable() })

/** A price in hundredths, for the farmers who wait for one beyond theirs. */
const priceBroadcast = z.object({
  tell: z.literal('price'),
  price: z.object({
    cropId: z.string(),
    crop: z.string(),
    market: z.string(),
    pricePerKg: z.number(),
    currency: z.string(),
    date: z.string(),
  }),
})

const broadcast = z.discriminatedUnion('tell', [noticeBroadcast, priceBroadcast])
export type Broadcast = z.infer<typeof broadcast>

/** What is told in slices, and the last of the rows that were looked at; empty before the first. */
export const broadcastInProgress = z.object({ telling: broadcast, after: z.string() })
export type BroadcastInProgress = z.infer<typeof broadcastInProgress>
