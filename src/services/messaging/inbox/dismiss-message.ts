import type { Db } from '#db/client.ts'
import type { HandledMessage } from '#domain/messaging/menu/inbox.schema.ts'
import type { Actor } from '../../people/actor.ts'
import { getWaiting, handle } from './waiting-message.ts'

/** Takes a message out of the inbox without an answer. */
export function dismissMessage(tx: Db, { id }: { id: string }, actor: Pick<Actor, 'user' | 'now'>): HandledMessage {
  getWaiting(tx, id)
  return { ...handle(tx, id, actor), answer: null }
}
