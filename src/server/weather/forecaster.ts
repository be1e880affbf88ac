import { CITIES, type City } from '#domain/places.ts'
import { keysOf } from '#domain/table.ts'
import type { DailyForecast } from '#domain/weather/forecast.ts'

export type ForecastPlace = { location: City; latitude: number; longitude: number }

/** A source of forecasts. Each has one file in this folder. */
export type Forecaster = {
  name: string
  /**
   * The coming days of each place, today first. A place or a day of which it says nothing usable is left out; when it
   * says nothing at all, it throws.
   */
  daily: (places: readonly ForecastPlace[], stopping: AbortSignal) => Promise<DailyForecast[]>
}

export const PLACES: readonly ForecastPlace[] = keysOf(CITIES).map((location) => {
  const { latitude, longitude } = CITIES[location]
  return { location, latitude, longitude }
})
