import type { Db } from '#db/client.ts'
import { findInboxMessage, markHandled } from '#db/queries/messaging/inbox.ts'
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

/** Notes who dealt with it, and what it was understood as in the end. */
export function handle(tx: Db, id: string, { user, now }: Pick<Actor, 'user' | 'now'>, keyword: Topic | null = null) {
  markHandled(tx, id, { handledBy: user.id, handledAt: now().toISOString(), keyword })
  return findInboxMessage(tx, id)!
}
