import type { Db } from '#db/client.ts'
import { findSetting, saveSetting } from '#db/queries/operations/settings.ts'
import { SMS_LIMITS, type SmsLimits, smsLimits } from '#domain/messaging/delivery/sms-limits.ts'
import type { Actor } from '../../people/actor.ts'

const NAME = 'sms.limits'

/** The limits of this installation; those of the release where none were set. */
export const getSmsLimits = (db: Db): SmsLimits => findSetting(db, NAME, smsLimits) ?? SMS_LIMITS

/** Sets the limits of text messages. */
export function setSmsLimits(tx: Db, limits: SmsLimits, { now }: Pick<Actor, 'now'>): SmsLimits {
  saveSetting(tx, NAME, limits, now().toISOString())
  return limits
}
