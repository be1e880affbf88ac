import { getSession } from '#client/phone/session.ts'
import { isOwnProduct } from '#domain/finance/own-product.ts'
import { homeCurrency } from '#domain/market/home-currency.ts'
import type { Currency } from '#domain/places.ts'

/** The products that the farmer can ask for. */
export function ownProducts<P extends { currency: Currency }>(products: readonly P[]): P[] {
  const user = getSession()?.user
  return products.filter((product) => !user || isOwnProduct(user, product))
}

/** The currency of nothing: that of the farmer's place. */
export function ownCurrency(): Currency {
  const user = getSession()?.user
  return user ? homeCurrency(user) : 'USD'
}
