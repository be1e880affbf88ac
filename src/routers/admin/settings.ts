import { z } from 'zod'
import { findSetting, saveSetting } from '#db/queries/settings.ts'
import { lastFetched } from '#db/queries/weather-forecasts.ts'
import { readThresholds, thresholds, weatherSettings } from '#domain/farmer/forecast.schema.ts'
import { reviseAlerts, THRESHOLDS_SETTING } from '../farmer/forecast-events.ts'
import { as, router } from '../trpc.ts'

const weather = router({
  get: as('admin')
    .output(weatherSettings)
    .query(({ ctx }) => ({
      thresholds: readThresholds(findSetting(ctx.db, THRESHOLDS_SETTING, z.unknown())),
      fetchedAt: lastFetched(ctx.db),
    })),

  /** From now on; the alerts that stand are revised at once. */
  set: as('admin')
    .input(thresholds)
    .output(weatherSettings)
    .mutation(({ ctx, input }) =>
      ctx.once((tx) => {
        saveSetting(tx, THRESHOLDS_SETTING, input, ctx.now().toISOString())
        reviseAlerts(tx, ctx.now())
        return { thresholds: input, fetchedAt: lastFetched(tx) }
      }),
    ),
})

export const settings = router({ weather })
