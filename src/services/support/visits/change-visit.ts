import type { Db } from '#db/client.ts'
import { findPhoto } from '#db/queries/crops/photos.ts'
import { findVisit, insertVisitPhoto, saveFarmPoint, updateVisit, type VisitRow } from '#db/queries/support/visits.ts'
import { noticeOf } from '#domain/messaging/notification-kinds.ts'
import { problem } from '#domain/problem.ts'
import type { ChangeVisitInput, Visit } from '#domain/support/visits/visit.schema.ts'
import { canMoveVisit, isFarmPoint } from '#domain/support/visits/visit.ts'
import { notify } from '../../messaging/notify.ts'
import { changesOf } from '../../operations/edit-row.ts'
import type { Actor } from '../../people/actor.ts'
import { touchContact } from '../touch-contact.ts'
import { refusePastDay } from './schedule-visit.ts'

/** Confirms, moves, completes or cancels a visit of one's own; of any agent for administrators. */
export function changeVisit(tx: Db, { place, photoId, ...input }: ChangeVisitInput, actor: Actor): Visit {
  const before = ownVisit(tx, input.id, actor)
  const { date: day, ...changes } = changesOf(before, input)
  const isMoved = day !== undefined || changes.time !== undefined
  if (changes.status && !canMoveVisit(before.status, changes.status)) throw problem('visitMoveRefused')
  if (isMoved && isOver(before)) throw problem('visitMoveRefused')
  if (day !== undefined) refusePastDay(day, before, actor)
  const isDone = changes.status === 'completed'
  const done = isDone ? { completedAt: actor.writtenAt().toISOString(), ...place } : {}
  if (photoId) attach(tx, before, photoId)
  if (Object.keys(changes).length > 0 || day !== undefined) updateVisit(tx, before.id, { ...changes, ...(day && { day }), ...done }) // biome-ignore format: one thought
  if (isDone) {
    touchContact(tx, before.farmerId, actor.writtenAt().toISOString())
    if (place && isFarmPoint(place))
      saveFarmPoint(tx, before.farmerId, { latitude: place.latitude, longitude: place.longitude })
  }
  const after = findVisit(tx, before.id)!
  tellFarmer(tx, after, { isMoved, isCancelled: changes.status === 'cancelled' }, actor)
  return after
}

function ownVisit(tx: Db, id: string, { user }: Pick<Actor, 'user'>): VisitRow {
  const found = findVisit(tx, id)
  if (!found || (user.role !== 'admin' && found.agentId !== user.id)) throw problem('notFound')
  return found
}

const isOver = ({ status }: VisitRow) => status === 'completed' || status === 'cancelled'

function attach(tx: Db, { id, farmerId }: VisitRow, photoId: string) {
  if (findPhoto(tx, photoId)?.ownerId !== farmerId) throw problem('notFound')
  insertVisitPhoto(tx, { visitId: id, photoId })
}

type VisitChange = { isMoved: boolean; isCancelled: boolean }
function tellFarmer(
  tx: Db,
  { farmerId, date: day, time }: VisitRow,
  { isMoved, isCancelled }: VisitChange,
  actor: Actor,
) {
  const { id, fullName: agent } = actor.user
  if (isCancelled) notify(tx, farmerId, noticeOf('visitCancelled', { agent, day }), actor.now(), { agent: id })
  else if (isMoved) notify(tx, farmerId, noticeOf('visitMoved', { agent, day, time }), actor.now(), { agent: id })
}
