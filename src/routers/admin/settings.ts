import { z } from 'zod'
import { getHotlines, setHotlines } from '#db/queries/hotlines.ts'
import { findSetting, saveSetting } from '#db/queries/settings.ts'
import { lastFetched } from '#db/queries/weather-forecasts.ts'
import { readThresholds, thresholds, weatherSettings } from '#domain/farmer/forecast.schema.ts'
import { hotlineSettings } from '#domain/farmer/hotlines.schema.ts'
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

const hotlines = router({
  get: as('admin')
    .output(hotlineSettings)
    .query(({ ctx }) => getHotlines(ctx.db)),

  set: as('admin')
    .input(hotlineSettings)
    .output(hotlineSettings)
    .mutation(({ ctx, input }) =>
      ctx.once((tx) => {
        setHotlines(tx, input, ctx.now().toISOString())
        return input
      }),
    ),
})

export const settings = router({ weather, hotlines })
