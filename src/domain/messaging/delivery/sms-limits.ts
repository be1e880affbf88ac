import { atTimeOn, minutesIn } from '#domain/places.ts'
import { ZONES } from '#domain/zones.ts'
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

const EVERY_ZONE = [...new Set(Object.values(ZONES))]

/**
 * The same for a number of which no country is known: it is quiet while it is so in any of the countries. Where quiet
 * hours are so long that it always is somewhere, the clock is that of UTC.
 */
export function endOfQuietAnywhere(now: Date, limits: SmsLimits): string | null {
  let end: string | null = null
  for (const _ of EVERY_ZONE) {
    const at: Date = new Date(end ?? now)
    const ends = EVERY_ZONE.flatMap((zone) => endOfQuiet(at, zone, limits) ?? [])
    if (ends.length === 0) return end
    end = ends.sort().at(-1)!
  }
  return endOfQuiet(now, 'UTC', limits)
}

const minutesOf = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3))
