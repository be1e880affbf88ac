import { CITIES, type City, COUNTRIES, type CountryCode, type Currency } from '../places.ts'
import { keysOf } from '../table.ts'

/** The currency of prices where nothing is known of a place (document 1, section 9). */
const DEFAULT_CURRENCY: Currency = 'NGN'

/** The currency a farmer sells in: that of the country she lives in, or else of the place her weather is for. */
export function homeCurrency({ location, preferredLocation }: { location: string | null; preferredLocation: string }) {
  const country = countryOf(location) ?? countryOf(preferredLocation)
  return country ? COUNTRIES[country].currency : DEFAULT_CURRENCY
}

/** The country that a place such as 'Kakata, Liberia' ends with; null when it names none. */
function countryOf(place: string | null): CountryCode | null {
  if (!place) return null
  if (Object.hasOwn(CITIES, place)) return CITIES[place as City].country
  const named = place.split(',').at(-1)?.trim().toLowerCase()
  return keysOf(COUNTRIES).find((code) => COUNTRIES[code].name.toLowerCase() === named) ?? null
}
