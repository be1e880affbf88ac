import type { Conversation } from '#domain/support/contact.schema.ts'
import type { Today } from '#domain/support/today.schema.ts'
import type { OutboxEntry } from '../outbox/entry.ts'
import { pendingMark, writesOf } from '../outbox/pending-writes.ts'
import { writtenOn } from '../outbox/written-on.ts'

/** What an agent does with a request, in the order of writing. */
const actionsOn = (ticketId: string, entries: readonly OutboxEntry[]) =>
  writesOf(entries, 'agent.tickets.answer', 'agent.tickets.close', 'agent.tickets.reopen').filter(
    ({ input }) => input.ticketId === ticketId,
  )

/** A request as it will be once the answers of the agent, `author`, have arrived, and whether it is closed then. */
export function optimisticRequest(
  talk: Conversation,
  entries: readonly OutboxEntry[],
  author: string | null,
): Conversation {
  let now = talk
  for (const action of actionsOn(talk.ticketId, entries)) now = after(action, now, author)
  return now
}

function after(action: ReturnType<typeof actionsOn>[number], talk: Conversation, author: string | null): Conversation {
  if (action.path === 'agent.tickets.close') return { ...talk, status: 'closed' }
  if (action.path === 'agent.tickets.reopen') return { ...talk, status: reopened(talk) }
  const { message } = action.input
  // An answer that was sent may be there already, under the id of the server.
  if (action.isDone && talk.replies.some((reply) => !reply.bySender && reply.message === message)) return talk
  const reply = {
    id: action.key,
    bySender: false,
    author,
    message,
    createdAt: writtenOn(action).toISOString(),
    ...pendingMark(action),
  }
  return { ...talk, status: 'answered', replies: [...talk.replies, reply] }
}

/** Answered where an agent wrote last, as the server has it; one that is open stays as it is. */
const reopened = ({ status, replies }: Conversation) =>
  status !== 'closed' ? status : replies.at(-1)?.bySender === false ? 'answered' : 'open'

/** The requests that still wait for somebody: those that were answered or closed on this phone do not. */
export const stillWaiting = (requests: Today['requests'], entries: readonly OutboxEntry[]) =>
  requests.filter(({ ticketId }) => {
    const last = actionsOn(ticketId, entries).at(-1)
    return !last || last.path === 'agent.tickets.reopen'
  })
