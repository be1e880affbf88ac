import type { Logger } from 'pino'
import { smsParts } from '#domain/messaging/gsm/sms-parts.ts'
import type { SmsGateway } from './gateway.ts'

/**
 * Sends nothing: it notes in the log that a message would have gone out, and never what it says or to whom. Its id is
 * that of the message, so that the simulator can report its delivery.
 */
export const logGateway = (log: Logger): SmsGateway => ({
  name: 'log',
  host: null,
  send: async ({ id, message }) => {
    log.info({ sms: id, parts: smsParts(message).parts }, 'text message')
    return { was: 'sent', gatewayId: id }
  },
})
