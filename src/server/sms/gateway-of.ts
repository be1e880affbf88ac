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

/** The number to which text messages to Kuu go; null where none is set up: a sender of letters receives nothing. */
export function smsNumberOf(config: SmsConfig | undefined): string | null {
  const from = config === undefined || config.gateway === 'log' ? null : config.from
  return from !== null && /^\+?\d+$/.test(from) ? from : null
}
