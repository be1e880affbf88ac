import type { Logger } from 'pino'
import { type Db, transact } from '#db/client.ts'
import { listForecastPlaces } from '#services/weather/forecast-places.ts'
import { storeForecasts } from '#services/weather/store-forecasts.ts'
import type { Config } from '../config.ts'
import type { Forecaster } from './forecaster.ts'
import { openMeteo } from './open-meteo.ts'

/** The forecaster of the configuration; null for none. */
export const forecasterOf = (weather: Config['weather']): Forecaster | null => weather && openMeteo(weather)

type Round = { db: Db; log: Logger; now: () => Date; forecaster: Forecaster }

/** Fetches the forecasts of all places and keeps them, with the alerts they give reason for. Answers how many days. */
export async function fetchForecasts({ db, log, now, forecaster }: Round, stopping: AbortSignal): Promise<number> {
  const places = listForecastPlaces(db)
  const days = await forecaster.daily(places, stopping)
  stopping.throwIfAborted()
  const foreseen = new Set(days.map(({ location }) => location))
  const missing = places.filter(({ location }) => !foreseen.has(location)).map(({ location }) => location)
  if (missing.length > 0) log.warn({ forecaster: forecaster.name, missing }, 'places without a forecast')
  transact(db, (tx) => storeForecasts(tx, days, now()))
  return days.length
}
