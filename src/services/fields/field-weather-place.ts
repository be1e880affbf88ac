import { distanceKm, type Point } from '#domain/fields/distance.ts'
import { weatherPlaceOf, weatherPointOf } from '#domain/places/weather-place.ts'
import { nearestCity } from '#domain/weather/cities.ts'

type Lying = { centerLatitude: number | null; centerLongitude: number | null; followed: string | null; location: string | null } // biome-ignore format: one row

/**
 * The place whose forecast is a field's: of the city that is nearest, and the place of its farmer, the nearer one. A field
 * whose own place nobody knows has the weather that its farmer follows; null where no place is known.
 */
export function fieldWeatherPlace({ centerLatitude, centerLongitude, followed, location }: Lying): string | null {
  const ofFarmer = weatherPlaceOf(location)
  if (centerLatitude === null || centerLongitude === null) return followed || ofFarmer
  const field: Point = { latitude: centerLatitude, longitude: centerLongitude }
  const places = [ofFarmer, nearestCity(field)].flatMap((place) => {
    const point = place === null ? null : weatherPointOf(place)
    return place !== null && point ? [{ place, km: distanceKm(field, point) }] : []
  })
  return places.sort((a, b) => a.km - b.km)[0]?.place ?? (followed || ofFarmer)
}
