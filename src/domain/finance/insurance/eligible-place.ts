import { countryOf } from '../../country-names.ts'
import { folded } from '../../letters.ts'
import { COUNTRIES } from '../../places.ts'

/** Whether a farm lies in one of the places that an insurance is for. Null is for any place; so is a farm without one. */
export function isEligiblePlace(location: string | null, regions: readonly string[] | null): boolean {
  if (!location || regions === null || regions.length === 0) return true
  const country = countryOf(location)
  const places = [...location.split(','), country ? COUNTRIES[country].name : ''].map((place) => folded(place.trim()))
  return regions.some((region) => places.includes(folded(region.trim())))
}
