import { z } from 'zod'
import { listForecasts } from '#db/queries/weather/weather-forecasts.ts'
import { dayIn } from '#domain/dates.ts'
import { CITIES } from '#domain/places.ts'
import { keysOf } from '#domain/table.ts'
import { alertFilter } from '#domain/weather/alert.schema.ts'
import { liesIn } from '#domain/weather/alert.ts'
import { dailyForecast } from '#domain/weather/forecast.schema.ts'
import { believedSince } from '#services/weather/revise-alerts.ts'
import { anyone, router } from '../trpc.ts'

const SHOWN_DAYS = 7

export const forecast = router({
  /** The next days of a city, today first: the asked one, else the caller's own. Nothing while nothing is foreseen. */
  daily: anyone
    .input(alertFilter)
    .output(z.array(dailyForecast))
    .query(({ ctx, input }) => {
      const asked = input.location || ctx.session?.user.preferredLocation
      const city = asked && keysOf(CITIES).find((place) => liesIn(place, asked))
      if (!city) return []
      const now = ctx.now()
      const from = dayIn(now, CITIES[city].zone)
      return listForecasts(ctx.db, { location: city, from, since: believedSince(now), most: SHOWN_DAYS })
    }),
})
