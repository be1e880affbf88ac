import type { ClaimedSms } from '#services/messaging/sms/claim-sms.ts'
import type { SmsOutcome } from '#services/messaging/sms/settle-sms.ts'

/** A way to the phones. Each gateway has one file in this folder. */
export type SmsGateway = {
  name: string
  /** The host that is asked; null where none is. */
  host: string | null
  /**
   * Hands a message over. Whatever goes wrong on the way is an outcome; what it throws is a bug. The id of the message
   * goes along as a key: a gateway that heeds it sends a message once, however often it is tried.
   */
  send: (sms: Pick<ClaimedSms, 'id' | 'phone' | 'message'>, signal: AbortSignal) => Promise<SmsOutcome>
}
