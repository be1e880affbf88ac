import type { Db } from '#db/client.ts'
import { findOwnMethod, type MethodRow } from '#db/queries/finance/payment-methods.ts'
import type { PaymentMethod } from '#domain/finance/methods/payment-method.schema.ts'

/** A way to be paid as it is answered. */
export function asMethod({
  userId: _,
  removedAt: __,
  isDefaultWanted: ___,
  confirmedAt,
  ...method
}: MethodRow): PaymentMethod {
  return { ...method, isConfirmed: confirmedAt !== null }
}

/** One way of a farmer to be paid as it is now. */
export const methodOf = (userId: string) => (db: Db, id: string) => {
  const row = findOwnMethod(db, id, userId)
  return row && asMethod(row)
}
