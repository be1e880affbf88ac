import type { Db } from '#db/client.ts'
import type { FieldRow } from '#db/queries/fields/fields.ts'
import { findUser } from '#db/queries/people/users.ts'
import { fieldWeatherPlace } from '../fields/field-weather-place.ts'
import { listDailyForecasts } from './list-daily-forecasts.ts'

type Field = Pick<FieldRow, 'farmerId' | 'place' | 'centerLatitude' | 'centerLongitude'>

/** The forecast where a field lies: of the nearest place that has one, or of that which its farmer follows. */
export function forecastOfField(db: Db, { farmerId, place, ...lying }: Field, now: Date) {
  const farmer = findUser(db, farmerId)
  const [location, followed] = [place ?? farmer?.location ?? null, farmer?.preferredLocation ?? null]
  return firstForecast(db, [fieldWeatherPlace({ ...lying, followed, location }), place, followed], now)?.days ?? []
}

/** The first of some places that has a forecast, with its days; the first one without days where none has. */
export function firstForecast(db: Db, places: readonly (string | null)[], now: Date) {
  const found = places.flatMap((place) => (place ? [{ place, days: listDailyForecasts(db, place, now) }] : []))
  return found.find(({ days }) => days.length > 0) ?? found[0]
}
