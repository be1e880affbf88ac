import type { Db } from '#db/client.ts'
import { listKeepersOfPhoto } from '#db/queries/support/tickets.ts'
import type { User } from '#domain/people/session.schema.ts'

type Reader = Pick<User, 'id' | 'role'>
type Keepers = { assigneeId: string | null; caredForBy: string | null }

/**
 * The photo of a request is for its sender, the agent who looks after the request or the sender, and administrators;
 * for every agent while nobody looks after either.
 */
const isFor = ({ id, role }: Reader, { assigneeId, caredForBy }: Keepers) =>
  role !== 'extension_agent' || [assigneeId, caredForBy].includes(id) || (assigneeId === null && caredForBy === null)

/** Whether a photo is in a request; then, whether somebody may see it there. */
export function seesRequestPhoto(db: Db, user: Reader, photoId: string): boolean | undefined {
  const shown = listKeepersOfPhoto(db, photoId)
  return shown.length === 0 ? undefined : shown.some((keepers) => isFor(user, keepers))
}

type Ticket = {
  assignee: { id: string } | null
  caredForBy: string | null
  plant: { photoId: string | null } | null
}

/** A request as a reader sees it: without a photo that is not for them. */
export const ticketFor = <T extends Ticket>(ticket: T, user: Reader): T =>
  ticket.plant && !isFor(user, { assigneeId: ticket.assignee?.id ?? null, caredForBy: ticket.caredForBy })
    ? { ...ticket, plant: { ...ticket.plant, photoId: null } }
    : ticket
