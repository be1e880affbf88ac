import type { Db } from '#db/client.ts'
import { answerDelivery, findDelivery } from '#db/queries/advice/deliveries.ts'
import type { AnswerAdviceInput } from '#domain/advice/advisory.schema.ts'
import { problem } from '#domain/problem.ts'
import type { Actor } from '../people/actor.ts'

/** Stores what a farmer answers to delivered advice. A later answer replaces the earlier one. */
export function answerAdvice(
  tx: Db,
  { deliveryId, answer, reason }: AnswerAdviceInput,
  { user, writtenAt }: Pick<Actor, 'user' | 'writtenAt'>,
) {
  if (!findDelivery(tx, deliveryId, user.id)) throw problem('notFound')
  answerDelivery(tx, deliveryId, { answer, reason, answeredAt: writtenAt().toISOString() })
  return { id: deliveryId }
}
