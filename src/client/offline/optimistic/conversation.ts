import type { Conversation } from '#domain/support/contact.schema.ts'
import type { OutboxEntry } from '../outbox/entry.ts'
import { pendingMark, writesOf } from '../outbox/pending-writes.ts'
import { writtenOn } from '../outbox/written-on.ts'

/** A conversation with the pending replies at its end. A reply that was sent may be in it already, under another id. */
export function optimisticConversation(talk: Conversation, entries: readonly OutboxEntry[]): Conversation {
  const pending = writesOf(entries, 'farmer.contact.reply')
    .filter(({ input }) => input.ticketId === talk.ticketId)
    .filter(({ input, isDone }) => !isDone || !talk.replies.some(isSaid(input.message)))
    .map(({ input, ...entry }) => ({
      id: entry.key,
      bySender: true,
      author: talk.name,
      message: input.message,
      createdAt: writtenOn(entry).toISOString(),
      ...pendingMark(entry),
    }))
  return pending.length > 0 ? { ...talk, status: 'open', replies: [...talk.replies, ...pending] } : talk
}

const isSaid = (words: string) => (reply: Conversation['replies'][number]) => reply.bySender && reply.message === words
