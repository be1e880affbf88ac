import * as z from 'zod'
import { says } from '#domain/checks.ts'

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, says('time'))
const ceiling = z.number().int().min(1).max(1_000_000)

/**
 * What keeps text messages from becoming a burden: hours in which nobody is woken, on the clock of the receiver, and
 * how many go out in 24 hours, in all and to one number. Urgent messages are above all of them.
 */
export const smsLimits = z.object({ quietFrom: time, quietUntil: time, aDay: ceiling, aNumberADay: ceiling })
export type SmsLimits = z.infer<typeof smsLimits>

const change = smsLimits.partial()
/** A change: an absent key stays as it is. `seen` is what stood in its fields when it was begun. */
export const smsLimitsChange = change.extend({ seen: change.optional() })

/** What the administrator sees: the limits, and the secret part of the addresses that Africa's Talking calls. */
export const smsSettings = z.object({ limits: smsLimits, hookKey: z.string() })
