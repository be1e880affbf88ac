import type { DailyForecast } from '#domain/weather/forecast.ts'
import type { ForecastPlace } from '#services/weather/forecast-places.ts'

/** A source of forecasts. Each has one file in this folder. */
export type Forecaster = {
  name: string
  /**
   * The coming days of each place, today first. A place or a day of which it says nothing usable is left out; when it
   * says nothing at all, it throws.
   */
  daily: (places: readonly ForecastPlace[], stopping: AbortSignal) => Promise<DailyForecast[]>
}
