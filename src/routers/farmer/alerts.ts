import { z } from 'zod'
import { listCurrentAlerts } from '#db/queries/weather/weather-alerts.ts'
import { alertFilter, weatherAlert } from '#domain/weather/alert.schema.ts'
import { liesIn } from '#domain/weather/alert.ts'
import { anyone, router } from '../trpc.ts'

export const alerts = router({
  list: anyone
    .input(alertFilter)
    .output(z.array(weatherAlert))
    .query(({ ctx, input }) =>
      listCurrentAlerts(ctx.db, ctx.now().toISOString()).filter(
        ({ location }) => !input.location || liesIn(location, input.location),
      ),
    ),
})
