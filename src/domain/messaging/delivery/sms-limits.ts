import { atTimeOn, minutesIn } from '#domain/places.ts'
import type { SmsLimits } from './sms-limits.schema.ts'

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
