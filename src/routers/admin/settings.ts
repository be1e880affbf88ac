import { getHotlines, HOTLINES_SETTING } from '#db/queries/support/hotlines.ts'
import { adviceApproval } from '#domain/advice/advisory.schema.ts'
import { smsLimits, smsLimitsChange, smsSettings } from '#domain/messaging/delivery/sms-limits.schema.ts'
import { platformChange, platformSettings } from '#domain/operations/platform.schema.ts'
import { secondFactorChange, secondFactorSettings } from '#domain/people/second-factor.schema.ts'
import { hotlineSettings, hotlinesEdit } from '#domain/support/hotlines.schema.ts'
import { thresholdsChange, weatherSettings } from '#domain/weather/forecast.schema.ts'
import { APPROVAL_SETTING, findApproval, setApproval } from '#services/advice/approval.ts'
import { SMS_LIMITS_SETTING, setSmsLimits, smsSettingsOf } from '#services/messaging/sms/limits.ts'
import { changePlatform, findPlatform, PLATFORM_SETTING } from '#services/operations/platform.ts'
import { SECOND_FACTOR_SETTING } from '#services/people/second-factor-duty.ts'
import { secondFactorSettingsFor, setSecondFactorRule } from '#services/people/second-factor-settings.ts'
import { setHotlines } from '#services/support/set-hotlines.ts'
import { setThresholds } from '#services/weather/set-thresholds.ts'
import { THRESHOLDS_SETTING, weatherSettingsOf } from '#services/weather/thresholds.ts'
import { as, router } from '../trpc.ts'

const weather = router({
  get: as('admin')
    .output(weatherSettings)
    .query(({ ctx }) => weatherSettingsOf(ctx.db)),

  /** Sets the thresholds, and revises the alerts in force at once. */
  set: as('admin')
    .input(thresholdsChange)
    .output(weatherSettings)
    .mutation(({ ctx, input }) =>
      ctx.write((tx) => setThresholds(tx, input, ctx), { table: 'settings', id: THRESHOLDS_SETTING }),
    ),
})

const hotlines = router({
  get: as('admin')
    .output(hotlineSettings)
    .query(({ ctx }) => getHotlines(ctx.db)),

  set: as('admin')
    .input(hotlinesEdit)
    .output(hotlineSettings)
    .mutation(({ ctx, input }) =>
      ctx.write((tx) => setHotlines(tx, input, ctx), { table: 'settings', id: HOTLINES_SETTING }),
    ),
})

/** Which roles must sign in with a code. */
const secondFactor = router({
  get: as('admin')
    .output(secondFactorSettings)
    .query(({ ctx }) => secondFactorSettingsFor(ctx.db, ctx.user.id)),

  /** Holds from the next request on: a user who must sign in with a code and has none is led to set it up. */
  set: as('admin')
    .input(secondFactorChange)
    .output(secondFactorSettings)
    .mutation(({ ctx, input }) =>
      ctx.write((tx) => setSecondFactorRule(tx, input, ctx), { table: 'settings', id: SECOND_FACTOR_SETTING }),
    ),
})

/** Whether advice that names a chemical or a dose needs the approval of a second person. */
const approval = router({
  get: as('admin')
    .output(adviceApproval)
    .query(({ ctx }) => findApproval(ctx.db)),

  /** Holds for advice that is written or reworded from now on. */
  set: as('admin')
    .input(adviceApproval)
    .output(adviceApproval)
    .mutation(({ ctx, input }) =>
      ctx.write((tx) => setApproval(tx, input, ctx), { table: 'settings', id: APPROVAL_SETTING }),
    ),
})

/** Who runs the platform, what new accounts begin with, and what a demo tells its visitors. */
const platform = router({
  get: as('admin')
    .output(platformSettings)
    .query(({ ctx }) => findPlatform(ctx.db)),

  change: as('admin')
    .input(platformChange)
    .output(platformSettings)
    .mutation(({ ctx, input }) =>
      ctx.write((tx) => changePlatform(tx, input, ctx), { table: 'settings', id: PLATFORM_SETTING }),
    ),
})

/** Quiet hours and ceilings of text messages, and the addresses that their gateway calls. */
const sms = router({
  get: as('admin')
    .output(smsSettings)
    .query(({ ctx }) => smsSettingsOf(ctx.db, ctx.now())),

  set: as('admin')
    .input(smsLimitsChange)
    .output(smsLimits)
    .mutation(({ ctx, input }) =>
      ctx.write((tx) => setSmsLimits(tx, input, ctx), { table: 'settings', id: SMS_LIMITS_SETTING }),
    ),
})

export const settings = router({ sms, weather, hotlines, secondFactor, approval, platform })
