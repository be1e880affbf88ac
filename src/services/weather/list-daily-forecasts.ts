import type { Db } from '#db/client.ts'
import { listForecasts } from '#db/queries/weather/weather-forecasts.ts'
import { weatherPlaceOf } from '#domain/places/weather-place.ts'
import { dayIn } from '#domain/places.ts'
import { validSince } from '#domain/weather/forecast.ts'
import { zoneOf } from '#domain/zones.ts'

const SHOWN_DAYS = 7

/** The forecasts of the next days where a place lies, today first; empty for a place without a valid forecast. */
export function listDailyForecasts(db: Db, place: string | undefined, now: Date) {
  const location = weatherPlaceOf(place)
  if (!location) return []
  return listForecasts(db, {
    location,
    from: dayIn(now, zoneOf(location)),
    since: validSince(now),
    most: SHOWN_DAYS,
  })
}
