import { Hono } from 'hono'
import type { Db } from '#db/client.ts'
import type { SmsConfig } from '../../config.ts'
import type { ServerEnv } from '../../http/env.ts'
import { africasTalkingHooks } from './africastalking.ts'
import { twilioHooks } from './twilio.ts'

type HookDeps = { db: Db; now: () => Date; sms: SmsConfig }

/**
 * What gateways tell us. Without a gateway the paths of Africa's Talking are those of the simulator, which talks about
 * messages that went to the log. Without an account at Twilio, nobody's signature is Twilio's.
 */
export function smsHooks({ db, now, sms }: HookDeps) {
  const hooks = new Hono<ServerEnv>()
  const gateway = sms.gateway === 'log' ? 'log' : 'africastalking'
  hooks.route('/africastalking', africasTalkingHooks({ db, now, gateway }))
  hooks.route('/twilio', twilioHooks({ db, now, account: sms.gateway === 'twilio' ? sms : null }))
  return hooks
}
