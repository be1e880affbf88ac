import { z } from 'zod'
import { findSetting, saveSetting } from '#db/queries/operations/settings.ts'
import { getHotlines, setHotlines } from '#db/queries/support/hotlines.ts'
import { lastFetched } from '#db/queries/weather/weather-forecasts.ts'
import { secondFactorRule, secondFactorSettings } from '#domain/people/second-factor.schema.ts'
import { problem } from '#domain/problem.ts'
import { hotlineSettings } from '#domain/support/hotlines.schema.ts'
import { readThresholds, thresholds, weatherSettings } from '#domain/weather/forecast.schema.ts'
import { hasSecondFactor, SECOND_FACTOR_SETTING } from '#services/people/second-factor-duty.ts'
import { secondFactorSettingsFor } from '#services/people/second-factor-settings.ts'
import { reviseAlerts, THRESHOLDS_SETTING } from '#services/weather/revise-alerts.ts'
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
      ctx.write((tx) => {
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
      ctx.write((tx) => {
        setHotlines(tx, input, ctx.now().toISOString())
        return input
      }),
    ),
})

/** Who must sign in with a code. */
const secondFactor = router({
  get: as('admin')
    .output(secondFactorSettings)
    .query(({ ctx }) => secondFactorSettingsFor(ctx.db, ctx.user.id)),

  /** From now on: whoever must and cannot yet is led to set it up with her next request. */
  set: as('admin')
    .input(secondFactorRule)
    .output(secondFactorSettings)
    .mutation(({ ctx, input }) =>
      ctx.write((tx) => {
        const isRequired = input.admin || input.extension_agent
        if (isRequired && !hasSecondFactor(tx, ctx.user.id)) throw problem('ownSecondFactorFirst')
        const changedAt = ctx.now().toISOString()
        saveSetting(tx, SECOND_FACTOR_SETTING, { rule: input, changedBy: ctx.user.id, changedAt }, changedAt)
        return secondFactorSettingsFor(tx, ctx.user.id)
      }),
    ),
})

export const settings = router({ weather, hotlines, secondFactor })
