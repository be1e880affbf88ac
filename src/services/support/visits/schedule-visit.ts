import type { Db } from '#db/client.ts'
import { newId } from '#db/columns.ts'
import { readFarmer } from '#db/queries/people/farmers.ts'
import { findVisit, insertVisit } from '#db/queries/support/visits.ts'
import { noticeOf } from '#domain/messaging/notification-kinds.ts'
import { problem } from '#domain/problem.ts'
import type { ScheduleVisitInput, Visit } from '#domain/support/visits/visit.schema.ts'
import { isPastVisitDay } from '#domain/support/visits/visit-day.ts'
import { notify } from '../../messaging/notify.ts'
import type { Actor } from '../../people/actor.ts'

/** Plans a visit, and notifies the farmer. */
export function scheduleVisit(tx: Db, input: ScheduleVisitInput, actor: Actor): Visit {
  const { id = newId(), farmerId, date: day, time, purpose, notes } = input
  const farmer = readFarmer(tx, farmerId)
  if (!farmer) throw problem('notFound')
  if (findVisit(tx, id)) throw problem('idTaken')
  refusePastDay(day, farmer, actor)
  const { user, now } = actor
  insertVisit(tx, { id, farmerId, agentId: user.id, day, time, purpose, notes, createdAt: now().toISOString() })
  notify(tx, farmerId, noticeOf('visitPlanned', { agent: user.fullName, day, time, purpose }), now(), {
    agent: user.id,
  })
  return findVisit(tx, id)!
}

export function refusePastDay(
  day: string,
  farmer: { location: string | null },
  { writtenAt }: Pick<Actor, 'writtenAt'>,
) {
  if (isPastVisitDay(day, farmer.location, writtenAt())) throw problem('visitDayPast')
}
