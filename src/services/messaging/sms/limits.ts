import type { z } from 'zod'
import type { Db } from '#db/client.ts'
import { findSetting, saveSetting } from '#db/queries/operations/settings.ts'
import { type SmsLimits, smsLimits, type smsLimitsChange } from '#domain/messaging/delivery/sms-limits.schema.ts'
import { SMS_LIMITS } from '#domain/messaging/delivery/sms-limits.ts'
import { changedSetting } from '../../operations/edit-row.ts'
import type { Actor } from '../../people/actor.ts'
import { hookKeyOf } from './hook-key.ts'

/** Where the limits are kept. */
export const SMS_LIMITS_SETTING = 'sms.limits'

/** The limits of this installation; those of the release where none were set. */
export const getSmsLimits = (db: Db): SmsLimits => findSetting(db, SMS_LIMITS_SETTING, smsLimits) ?? SMS_LIMITS

/** Sets the limits of text messages that are named; the others stay as they are. */
export function setSmsLimits(tx: Db, change: z.infer<typeof smsLimitsChange>, { now }: Pick<Actor, 'now'>): SmsLimits {
  const limits = changedSetting(smsLimits, getSmsLimits(tx), change)
  saveSetting(tx, SMS_LIMITS_SETTING, limits, now().toISOString())
  return limits
}

/** What the administrator sees of text messages. */
export const smsSettingsOf = (db: Db, now: Date) => ({ limits: getSmsLimits(db), hookKey: hookKeyOf(db, now) })
