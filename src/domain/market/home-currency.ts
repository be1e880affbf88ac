import { COUNTRIES, type Currency, countryOf } from '../places.ts'

/** The currency of prices where nothing is known of a place (document 1, section 9). */
const DEFAULT_CURRENCY: Currency = 'NGN'

/** The currency a farmer sells in: that of the country she lives in, or else of the place her weather is for. */
export function homeCurrency({ location, preferredLocation }: { location: string | null; preferredLocation: string }) {
  const country = countryOf(location) ?? countryOf(preferredLocation)
  return country ? COUNTRIES[country].currency : DEFAULT_CURRENCY
}
