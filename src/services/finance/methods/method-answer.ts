import type { MethodRow } from '#db/queries/finance/payment-methods.ts'
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
