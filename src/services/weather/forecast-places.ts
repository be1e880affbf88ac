import type { Db } from '#db/client.ts'
import { listFollowedPlaces } from '#db/queries/weather/weather-forecasts.ts'
import { weatherPointOf } from '#domain/places/weather-place.ts'
import { CITIES } from '#domain/places.ts'
import { keysOf } from '#domain/table.ts'

/** A place whose weather is fetched, and where it is asked for. */
export type ForecastPlace = { location: string; latitude: number; longitude: number }

/** The places whose weather is fetched: our cities, and the regions whose weather farmers follow. */
export const listForecastPlaces = (db: Db): ForecastPlace[] =>
  [...new Set<string>([...keysOf(CITIES), ...listFollowedPlaces(db)])].flatMap((location) => {
    const point = weatherPointOf(location)
    return point ? [{ location, latitude: point.latitude, longitude: point.longitude }] : []
  })
