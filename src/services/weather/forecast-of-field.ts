import type { Db } from '#db/client.ts'
import { readFarmer } from '#db/queries/people/farmers.ts'
import { listDailyForecasts } from './list-daily-forecasts.ts'

/** The forecast of a field's own place; where none is fetched for that, or the field names none, that of its farmer's. */
export function forecastOfField(db: Db, field: { farmerId: string; place: string | null }, now: Date) {
  const own = listDailyForecasts(db, field.place ?? undefined, now)
  return own.length > 0 ? own : listDailyForecasts(db, readFarmer(db, field.farmerId)?.location ?? undefined, now)
}
