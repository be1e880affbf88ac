import * as z from 'zod'
import { alertFilter } from '#domain/weather/alert.schema.ts'
import { dailyForecast } from '#domain/weather/forecast.schema.ts'
import { forecastOfField } from '#services/weather/forecast-of-field.ts'
import { listDailyForecasts } from '#services/weather/list-daily-forecasts.ts'
import { reachableField } from '../rungs.ts'
import { anyone, router } from '../trpc.ts'

export const forecast = router({
  /** The next days of a city, today first; without a place, of the caller's own city. */
  daily: anyone
    .input(alertFilter)
    .output(z.array(dailyForecast))
    .query(({ ctx, input }) => listDailyForecasts(ctx.db, input.location || ctx.user?.preferredLocation, ctx.now())),

  /** The next days where a field lies. */
  field: reachableField
    .output(z.array(dailyForecast))
    .query(({ ctx }) => forecastOfField(ctx.db, ctx.field, ctx.now())),
})
