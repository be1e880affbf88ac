import { Hono } from 'hono'
import type { Db } from '#db/client.ts'
import type { SmsConfig } from '../../config.ts'
import type { ServerEnv } from '../../env.ts'
import { africasTalkingHooks } from './africastalking.ts'
import { twilioHooks } from './twilio.ts'

type Door = { db: Db; now: () => Date; config: { sms: SmsConfig; origin: string | null } }

/**
 * What gateways tell us. Without a gateway the paths of Africa's Talking are those of the simulator, which talks about
 * messages that went to the log.
 */
export function smsHooks({ db, now, config: { sms, origin } }: Door) {
  const hooks = new Hono<ServerEnv>()
  const gateway = sms.gateway === 'log' ? 'log' : 'africastalking'
  hooks.route('/africastalking', africasTalkingHooks({ db, now, gateway }))
  if (sms.gateway === 'twilio' && origin)
    hooks.route('/twilio', twilioHooks({ db, now, authToken: sms.authToken, origin }))
  return hooks
}
