import { randomInt } from 'node:crypto'
import type { z } from 'zod'
import type { Db } from '#db/client.ts'
import { findTicket, insertContactRequest } from '#db/queries/support/tickets.ts'
import type { contactRequest } from '#domain/support/contact.schema.ts'
import { newTicketId } from '#domain/support/ticket.ts'
import type { Actor } from '../people/actor.ts'
import { phoneAt } from '../people/phone/phone-number.ts'

/** Visitors may ask for help too: they have no account. */
type Sender = Pick<Actor, 'writtenAt'> & { user: Actor['user'] | null }

/** Files a request for help under a new ticket id. */
export function submitRequest(tx: Db, request: z.infer<typeof contactRequest>, { user, writtenAt }: Sender) {
  const ticketId = freeTicketId(tx)
  const senderId = user?.id ?? null
  const phone = request.phone && phoneAt(user?.location, request.phone)
  insertContactRequest(tx, { ...request, phone, ticketId, senderId, createdAt: writtenAt().toISOString() })
  return { ticketId }
}

function freeTicketId(tx: Db): string {
  const ticketId = newTicketId(randomInt)
  return findTicket(tx, ticketId) ? freeTicketId(tx) : ticketId
}
