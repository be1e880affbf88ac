import { homeCountry } from '../market/home-currency.ts'
import { COUNTRIES, type Currency } from '../places.ts'

/** Whether a product is of the farmer's own country, and so shown. All are where no place is known. */
export function isOwnProduct(farmer: Parameters<typeof homeCountry>[0], { currency }: { currency: Currency }): boolean {
  const country = homeCountry(farmer)
  return country === null || COUNTRIES[country].currency === currency
}
