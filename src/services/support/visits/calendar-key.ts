import { createHash, randomBytes } from 'node:crypto'
import type { Db } from '#db/client.ts'
import { listLastChanges } from '#db/queries/operations/audit.ts'
import { deleteCalendarKey, findCalendarOwner, saveCalendarKey } from '#db/queries/support/calendar-keys.ts'
import { listVisits } from '#db/queries/support/visits.ts'
import { addDays, dayOf } from '#domain/dates.ts'
import { atTimeOn } from '#domain/places.ts'
import { type CalendarVisit, visitCalendar } from '#domain/support/visits/visit-calendar.ts'
import { zoneOf } from '#domain/zones.ts'
import type { Actor } from '../../people/actor.ts'

/** 160 bits: too many to guess. */
const KEY_BYTES = 20
const MAX_VISITS = 500
/** Visits of the last weeks stay in the calendar. */
const DAYS_BACK = 30

/** Makes a key for the caller's calendar; the one before is worth nothing. Only its hash is stored. */
export function makeCalendarKey(
  tx: Db,
  { user, now }: Pick<Actor, 'user' | 'now'>,
): {
  key: string | null
  since: string
} {
  const key = randomBytes(KEY_BYTES).toString('base64url')
  const since = now().toISOString()
  saveCalendarKey(tx, { userId: user.id, hash: hashOf(key), createdAt: since })
  return { key, since }
}

/** Takes the caller's key back. */
export function revokeCalendarKey(tx: Db, { user }: Pick<Actor, 'user'>) {
  deleteCalendarKey(tx, user.id)
  return { since: null }
}

/** The calendar file of whoever has this key; null where nobody has it, or may no longer sign in. */
export function calendarOf(db: Db, key: string, now: Date): string | null {
  const owner = findCalendarOwner(db, hashOf(key))
  if (!owner?.isActive || owner.role === 'farmer') return null
  const from = addDays(dayOf(now), -DAYS_BACK)
  const { items } = listVisits(db, { agentId: owner.id, from, limit: MAX_VISITS })
  const changes = new Map(listLastChanges(db, 'visits', items.map(({ id }) => id)).map(({ id, at }) => [id, at])) // biome-ignore format: one thought
  return visitCalendar(items.map((visit): CalendarVisit => ({ ...visit, startsAt: startOf(visit), changedAt: changes.get(visit.id) ?? visit.createdAt }))) // biome-ignore format: one thought
}

/** When a visit begins, by the clock of the farm. */
function startOf({ date, time, location }: { date: string; time: string; location: string | null }) {
  const [hours, minutes] = time.split(':').map(Number) as [number, number]
  // Noon in UTC is on the same day on every clock of Africa.
  return atTimeOn(new Date(`${date}T12:00:00Z`), zoneOf(location), { minutes: hours * 60 + minutes, daysAhead: 0 })
}

const hashOf = (key: string) => createHash('sha256').update(key).digest('hex')
