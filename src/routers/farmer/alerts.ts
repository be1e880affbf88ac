import * as z from 'zod'
import { alertFilter, weatherAlert } from '#domain/weather/alert.schema.ts'
import { listAlerts } from '#services/weather/list-alerts.ts'
import { everybody, router } from '../trpc.ts'

export const alerts = router({
  list: everybody
    .input(alertFilter)
    .output(z.array(weatherAlert))
    .query(({ ctx, input }) => listAlerts(ctx.db, input.location, ctx.now())),
})
