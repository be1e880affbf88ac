import { getSession } from '#client/api/session.ts'
import { COUNTRIES, type Currency, countryOf } from '#domain/places.ts'

/** The products of the farmer's own country: others cannot be asked for. All of them where the place says no country. */
export function ownProducts<P extends { currency: Currency }>(products: readonly P[]): P[] {
  const country = countryOf(getSession()?.user.location)
  return products.filter(({ currency }) => country === null || COUNTRIES[country].currency === currency)
}
