import type { Db } from '#db/client.ts'
import { listForecasts } from '#db/queries/weather/weather-forecasts.ts'
import { CITIES, dayIn } from '#domain/places.ts'
import { keysOf } from '#domain/table.ts'
import { liesIn } from '#domain/weather/alert.ts'
import { validSince } from '#domain/weather/forecast.ts'

const SHOWN_DAYS = 7

/** The forecasts of the next days in a city, today first; empty for a place without a valid forecast. */
export function listDailyForecasts(db: Db, place: string | undefined, now: Date) {
  const city = place && keysOf(CITIES).find((each) => liesIn(each, place))
  if (!city) return []
  return listForecasts(db, {
    location: city,
    from: dayIn(now, CITIES[city].zone),
    since: validSince(now),
    most: SHOWN_DAYS,
  })
}
