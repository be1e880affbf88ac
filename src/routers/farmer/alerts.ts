import { z } from 'zod'
import { listCurrentAlerts } from '#db/queries/weather-alerts.ts'
import { alertFilter, weatherAlert } from '#domain/farmer/weather.schema.ts'
import { liesIn } from '#domain/farmer/weather.ts'
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
