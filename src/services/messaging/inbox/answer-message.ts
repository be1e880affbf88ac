import type { z } from 'zod'
import type { Db } from '#db/client.ts'
import { insertSms } from '#db/queries/messaging/sms.ts'
import { isStopped } from '#db/queries/messaging/sms-dispatch.ts'
import type { answerMessageInput, HandledMessage } from '#domain/messaging/menu/inbox.schema.ts'
import { problem } from '#domain/problem.ts'
import type { Actor } from '../../people/actor.ts'
import { touchContact } from '../../support/touch-contact.ts'
import { getWaiting, handle } from './waiting-message.ts'

/** Answers a message that waited: to the number that it came from, also at night, for it was asked for. */
export function answerMessage(
  tx: Db,
  { id, through, message }: z.infer<typeof answerMessageInput>,
  { user, now }: Pick<Actor, 'user' | 'now'>,
): HandledMessage {
  const { phone, farmer } = getWaiting(tx, id)
  if (isStopped(tx, phone)) throw problem('phoneStopped')
  const createdAt = now().toISOString()
  insertSms(tx, { userId: farmer?.id ?? null, phone, message, type: 'general', senderId: user.id, isUrgent: true, createdAt }) // biome-ignore format: one row
  if (farmer) touchContact(tx, farmer.id, createdAt)
  return { ...handle(tx, id, { user, now, through }), answer: message }
}
