import type { z } from 'zod'
import type { Db } from '#db/client.ts'
import type { HandledMessage, handleMessageInput } from '#domain/messaging/menu/inbox.schema.ts'
import type { Actor } from '../../people/actor.ts'
import { getWaiting, handle } from './waiting-message.ts'

type Dismissed = z.infer<typeof handleMessageInput>

/** Takes messages of a number out of the inbox without an answer. */
export function dismissMessage(
  tx: Db,
  { id, through }: Dismissed,
  { user, now }: Pick<Actor, 'user' | 'now'>,
): HandledMessage {
  getWaiting(tx, id)
  return { ...handle(tx, id, { user, now, through }), answer: null }
}
