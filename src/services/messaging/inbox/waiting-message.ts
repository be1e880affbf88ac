import type { Db } from '#db/client.ts'
import { findInboxMessage, markHandled, markHandledThrough } from '#db/queries/messaging/inbox.ts'
import type { Topic } from '#domain/messaging/menu/topics.ts'
import { problem } from '#domain/problem.ts'
import type { Actor } from '../../people/actor.ts'

/** A message that waits for a person; two people may look at it at once, and the first one deals with it. */
export function getWaiting(db: Db, id: string) {
  const message = findInboxMessage(db, id)
  if (!message) throw problem('notFound')
  if (message.status !== 'waiting') throw problem('messageHandled')
  return message
}

type Handling = Pick<Actor, 'user' | 'now'> & { keyword?: Topic | null; through?: string | undefined }

/**
 * Notes who dealt with it, and what it was understood as in the end; with all messages of its number up to `through`,
 * so that one that came in meanwhile waits on.
 */
export function handle(tx: Db, id: string, { user, now, keyword = null, through = id }: Handling) {
  const by = { handledBy: user.id, handledAt: now().toISOString() }
  markHandled(tx, id, { ...by, keyword })
  const message = findInboxMessage(tx, id)!
  if (through === id) return message
  const last = findInboxMessage(tx, through)
  if (last?.phone !== message.phone) throw problem('notFound')
  markHandledThrough(tx, last, { ...by, keyword: null })
  return message
}
