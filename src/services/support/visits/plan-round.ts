import type { z } from 'zod'
import type { Db } from '#db/client.ts'
import { listLeftOut } from '#db/queries/support/caseload.ts'
import { listVisits } from '#db/queries/support/visits.ts'
import { SILENT_DAYS } from '#domain/people/farmer.ts'
import { orderRound } from '#domain/support/visits/round.ts'
import type { round, roundInput } from '#domain/support/visits/visit.schema.ts'
import type { Actor } from '../../people/actor.ts'

const MAX_STOPS = 100
const MAX_LEFT_OUT = 10
const DAY_MS = 86_400_000

/** The moment since which a farmer was spoken with, unless it is too long ago. */
export const silentSince = (now: Date) => new Date(now.getTime() - SILENT_DAYS * DAY_MS).toISOString()

/** The open visits of a day in a good order, and which farmers have been left out longest. */
export function planRound(
  db: Db,
  { date, start }: z.infer<typeof roundInput>,
  { user, now }: Pick<Actor, 'user' | 'now'>,
): z.infer<typeof round> {
  const { items } = listVisits(db, { agentId: user.id, from: date, until: date, open: true, limit: MAX_STOPS })
  const places = items.map((visit) => ({ ...visit, place: visit.location, point: pointOf(visit) }))
  return { stops: orderRound(places, start), leftOut: listLeftOut(db, user.id, silentSince(now()), MAX_LEFT_OUT) }
}

const pointOf = ({ latitude, longitude }: { latitude: number | null; longitude: number | null }) =>
  latitude !== null && longitude !== null ? { latitude, longitude } : null
