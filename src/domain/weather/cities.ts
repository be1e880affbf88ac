import { distanceKm, type Point } from '#domain/fields/distance.ts'
import { countryOf } from '../country-names.ts'
import { CITIES, type City, type CountryCode } from '../places.ts'
import { keysOf } from '../table.ts'

/** The first of our cities in a country; null where there is none. */
export const firstCityOf = (country: CountryCode | null): City | null =>
  keysOf(CITIES).find((city) => CITIES[city].country === country) ?? null

/** The city of ours that a place is or lies in ('Kano', 'kano, Nigeria'), or else the first one of its country. */
export function cityOf(place: string | null | undefined): City | null {
  const country = countryOf(place)
  const town = place?.split(',')[0]?.trim().toLowerCase()
  const named = keysOf(CITIES).find((city) => city.split(',')[0]!.toLowerCase() === town)
  const isThere = named && (country === CITIES[named].country || !place?.includes(','))
  return isThere ? named : firstCityOf(country)
}

/** Farther than this a city says nothing about the weather of a farm. */
const NEAR_KM = 800

/** The city of ours that is nearest to a point; null where none is near. */
export function nearestCity(point: Point): City | null {
  const [city] = keysOf(CITIES).sort((a, b) => distanceKm(point, CITIES[a]) - distanceKm(point, CITIES[b]))
  return city && distanceKm(point, CITIES[city]) <= NEAR_KM ? city : null
}
