import type { Logger } from 'pino'
import type { SmsConfig } from '../config.ts'
import { africasTalking } from './africastalking.ts'
import type { SmsGateway } from './gateway.ts'
import { logGateway } from './log-gateway.ts'
import { twilio } from './twilio.ts'

/** The gateway that the installation is set up with. */
export function smsGatewayOf(config: SmsConfig, log: Logger): SmsGateway {
  if (config.gateway === 'africastalking') return africasTalking(config)
  if (config.gateway === 'twilio') return twilio(config)
  return logGateway(log)
}
