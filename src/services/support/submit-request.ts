import { randomInt } from 'node:crypto'
import type { z } from 'zod'
import type { Db } from '#db/client.ts'
import { findFarmerCrop } from '#db/queries/crops/farmer-crops.ts'
import { findPhoto } from '#db/queries/crops/photos.ts'
import { findTicket, insertContactRequest, insertRequestPhoto } from '#db/queries/support/tickets.ts'
import { noticeOf } from '#domain/messaging/notification-kinds.ts'
import type { User } from '#domain/people/session.schema.ts'
import { problem } from '#domain/problem.ts'
import type { contactRequest } from '#domain/support/contact.schema.ts'
import { newTicketId } from '#domain/support/ticket.ts'
import { notify } from '../messaging/notify.ts'
import type { Actor } from '../people/actor.ts'
import { phoneAt } from '../people/phone/phone-number.ts'
import { agentOf } from './agent-of.ts'

/** Visitors may ask for help too: they have no account. */
type Sender = Pick<Actor, 'now' | 'writtenAt'> & { user: User | null }
type Request = z.infer<typeof contactRequest>

/** Files a request for help under a new ticket id, with the sender's own agent, who is notified. */
export function submitRequest(
  tx: Db,
  { photoId, farmerCropId, ...request }: Request,
  { user, now, writtenAt }: Sender,
) {
  const ticketId = freeTicketId(tx)
  const agent = user && agentOf(tx, user)
  const phone = request.phone && phoneAt(user?.location, request.phone)
  const createdAt = writtenAt().toISOString()
  const row = { ...request, phone, ticketId, senderId: user?.id ?? null, assigneeId: agent?.id ?? null, createdAt }
  const requestId = insertContactRequest(tx, row)
  if (photoId || farmerCropId) addPlant(tx, { requestId, photoId, farmerCropId }, user)
  if (user && agent) {
    const { subject = null, name: farmer } = request
    notify(tx, agent.id, noticeOf('requestArrived', { ticketId, subject, farmer }), now(), { farmer: user.id })
  }
  return { ticketId }
}

type Plant = { requestId: string } & Pick<Request, 'photoId' | 'farmerCropId'>

/** Only one's own photo; a crop that is gone meanwhile is not named, and the request arrives all the same. */
function addPlant(tx: Db, { requestId, photoId, farmerCropId }: Plant, user: User | null) {
  if (!user || (photoId && findPhoto(tx, photoId)?.ownerId !== user.id)) throw problem('notFound')
  const crop = farmerCropId ? findFarmerCrop(tx, farmerCropId, user.id) : undefined
  insertRequestPhoto(tx, {
    requestId,
    farmerId: user.id,
    photoId: photoId ?? null,
    farmerCropId: crop?.id ?? null,
    crop: crop?.crop.name ?? null,
    stage: crop?.status ?? null,
    place: user.location,
  })
}

function freeTicketId(tx: Db): string {
  const ticketId = newTicketId(randomInt)
  return findTicket(tx, ticketId) ? freeTicketId(tx) : ticketId
}
