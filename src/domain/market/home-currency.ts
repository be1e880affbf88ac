import { COUNTRIES, type Currency, countryOf } from '../places.ts'

/** The currency of prices where the place is unknown (document 1, section 9). */
const DEFAULT_CURRENCY: Currency = 'NGN'

/** The currency a farmer sells in: that of the farmer's country, or else of the place of the farmer's weather. */
export function homeCurrency({ location, preferredLocation }: { location: string | null; preferredLocation: string }) {
  const country = countryOf(location) ?? countryOf(preferredLocation)
  return country ? COUNTRIES[country].currency : DEFAULT_CURRENCY
}
