import type { z } from 'zod'
import type { Db } from '#db/client.ts'
import { listCannot, listCropProblems, listFieldsToWalk, listSilentFarmers } from '#db/queries/support/caseload.ts'
import { listStaffTickets } from '#db/queries/support/tickets.ts'
import { listVisits } from '#db/queries/support/visits.ts'
import { addDays } from '#domain/dates.ts'
import { POINT_AT_MOST_HA } from '#domain/fields/border/sphere.ts'
import type { today } from '#domain/support/today.schema.ts'
import { casesOfAgent } from '../fields/boundary-cases.ts'
import type { Actor } from '../people/actor.ts'
import { silentSince } from './visits/plan-round.ts'

/** So many of each kind are shown. */
const MOST = 10
/** Visits that were forgotten stay on the list so long. */
const OVERDUE_DAYS = 30
/** Advice that a farmer cannot follow is shown so long. */
const CANNOT_DAYS = 14

/** What waits for an agent on a day: visits, requests, crops with a problem, farmers who have not been spoken with. */
export function todayOf(
  db: Db,
  { day }: { day: string },
  { user, now }: Pick<Actor, 'user' | 'now'>,
): z.infer<typeof today> {
  const due = { agentId: user.id, from: addDays(day, -OVERDUE_DAYS), until: day, open: true, limit: MOST }
  const waiting = (assigneeId: string | null) => listStaffTickets(db, { status: 'open', assigneeId, limit: MOST }).items
  return {
    visits: listVisits(db, due).items,
    requests: [...waiting(user.id), ...waiting(null)].slice(0, MOST),
    problems: listCropProblems(db, user.id, MOST),
    cannot: listCannot(db, user.id, `${addDays(day, -CANNOT_DAYS)}T00:00:00.000Z`, MOST),
    borders: listFieldsToWalk(db, user.id, POINT_AT_MOST_HA, MOST),
    cases: casesOfAgent(db, user.id, MOST),
    silent: listSilentFarmers(db, user.id, silentSince(now()), MOST),
  }
}
