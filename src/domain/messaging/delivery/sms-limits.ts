import { z } from 'zod'
import { says } from '#domain/checks.ts'
import { atTimeOn, minutesIn } from '#domain/dates.ts'

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, says('time'))
const ceiling = z.number().int().min(1).max(1_000_000)

/**
 * What keeps text messages from becoming a burden: hours in which nobody is woken, on the clock of the receiver, and
 * how many go out in 24 hours, in all and to one number. Urgent messages are above all of them.
 */
export const smsLimits = z.object({ quietFrom: time, quietUntil: time, aDay: ceiling, aNumberADay: ceiling })
export type SmsLimits = z.infer<typeof smsLimits>

/** What the administrator sees: the limits, and the secret part of the addresses that Africa's Talking calls. */
export const smsSettings = z.object({ limits: smsLimits, hookKey: z.string() })

export const SMS_LIMITS: SmsLimits = { quietFrom: '21:00', quietUntil: '06:00', aDay: 20_000, aNumberADay: 6 }

/** When the quiet hours around a moment end on the clock of a zone; null outside of them. From = until is none. */
export function endOfQuiet(now: Date, zone: string, { quietFrom, quietUntil }: SmsLimits): string | null {
  const [from, until, minutes] = [minutesOf(quietFrom), minutesOf(quietUntil), minutesIn(now, zone)]
  const isOvernight = from > until
  const isQuiet = isOvernight ? minutes >= from || minutes < until : minutes >= from && minutes < until
  if (!isQuiet) return null
  const endsTomorrow = isOvernight && minutes >= from
  return atTimeOn(now, zone, { minutes: until, daysAhead: endsTomorrow ? 1 : 0 })
}

const minutesOf = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3))
