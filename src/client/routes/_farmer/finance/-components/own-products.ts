import { getSession } from '#client/api/session.ts'
import { isOwnProduct } from '#domain/finance/own-product.ts'
import type { Currency } from '#domain/places.ts'

/** The products that the farmer can ask for. */
export function ownProducts<P extends { currency: Currency }>(products: readonly P[]): P[] {
  const user = getSession()?.user
  return products.filter((product) => !user || isOwnProduct(user, product))
}
