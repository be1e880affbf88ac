import type { Db } from '#db/client.ts'
import { removePriceAlert } from '#db/queries/market/price-alerts.ts'
import type { User } from '#domain/people/session.schema.ts'
import { problem } from '#domain/problem.ts'

/** Removes a farmer's own price alert. */
export function cancelPriceAlert(tx: Db, { id }: { id: string }, farmer: User) {
  if (!removePriceAlert(tx, farmer.id, id)) throw problem('notFound')
  return { id }
}
