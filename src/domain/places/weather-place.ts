import { CITIES, type City, COUNTRIES } from '../places.ts'
import { keysOf } from '../table.ts'
import { firstCityOf } from '../weather/cities.ts'
import { locate, pointOfPlace } from './locate.ts'
import { isWithin } from './within.ts'

/**
 * The place whose weather is told to a farm: a city of ours in its region, else the region itself ('Bong County, Liberia').
 * Where only the country is known, the first city of it; null where not even that is.
 */
export function weatherPlaceOf(place: string | null | undefined): string | null {
  const { country, region, town } = locate(place)
  if (!country) return null
  if (!region) return firstCityOf(country)
  const cities = keysOf(CITIES).filter((city) => locate(city).region === region)
  const own: City | undefined = cities.find((city) => locate(city).town === town) ?? cities[0]
  return own ?? (region.seat ? `${region.name}, ${COUNTRIES[country].name}` : firstCityOf(country))
}

/**
 * Whether a farmer follows the weather of an area: that of the place which was chosen, and that of the farm, unless the
 * choice lies elsewhere.
 */
export function followsWeatherOf(area: string, { followed, place }: { followed: string | null; place: string | null }) {
  const isElsewhere = followed?.trim() && weatherPlaceOf(place) !== followed
  return isWithin(followed, area) || (!isElsewhere && isWithin(place, area))
}

/** Where the weather of a place is asked for: in a city of ours, or in the seat of a region. */
export const weatherPointOf = (place: string) =>
  Object.hasOwn(CITIES, place) ? CITIES[place as City] : pointOfPlace(place)
