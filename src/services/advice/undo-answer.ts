import type { Db } from '#db/client.ts'
import { answerDelivery, findDelivery } from '#db/queries/advice/deliveries.ts'
import type { User } from '#domain/people/session.schema.ts'
import { problem } from '#domain/problem.ts'

/** Takes back what a farmer answered to delivered advice: it asks for an answer again. */
export function undoAnswer(tx: Db, { deliveryId }: { deliveryId: string }, farmer: User) {
  if (!findDelivery(tx, deliveryId, farmer.id)) throw problem('notFound')
  answerDelivery(tx, deliveryId, { answer: null, reason: null, answeredAt: null })
  return { id: deliveryId }
}
