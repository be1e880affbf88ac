import { countryOf } from '../country-names.ts'
import { COUNTRIES, type CountryCode, type Currency } from '../places.ts'

/** The currency of prices where the place is unknown (document 1, section 9). */
const DEFAULT_CURRENCY: Currency = 'NGN'

/** Where somebody lives, as far as the account says. */
export type Resident = { location: string | null; preferredLocation: string }

/** The country of a farm: that which its place names, or else that of the place of its weather. */
export const homeCountry = ({ location, preferredLocation }: Resident): CountryCode | null =>
  countryOf(location) ?? countryOf(preferredLocation)

/**
 * The country in whose money a farm is lent to and insured: that which its place names, or that of its weather for a person
 * who has not said where the farm lies. Null where neither is known: then nothing is granted.
 */
export const farmCountry = ({ location, preferredLocation }: Resident): CountryCode | null =>
  countryOf(location?.trim() ? location : preferredLocation)

/** The currency a farmer sells in: that of the farm's country. */
export function homeCurrency(resident: Resident) {
  const country = homeCountry(resident)
  return country ? COUNTRIES[country].currency : DEFAULT_CURRENCY
}
