import type { Db } from '#db/client.ts'
import {
  markSmsFailed,
  markSmsSent,
  postponeSms,
  stopPhone,
  takeEarlyReport,
} from '#db/queries/messaging/sms-dispatch.ts'
import { smsRetryAfter } from '#domain/messaging/delivery/sms-retry.ts'
import type { ClaimedSms } from './claim-sms.ts'
import { reportDelivery } from './report-delivery.ts'

/** What a gateway made of a message. */
export type SmsOutcome =
  /** The gateway has it; its id is what reports of delivery name it by. */
  | { was: 'sent'; gatewayId: string | null }
  /** Nothing that waiting would change. */
  | { was: 'refused'; why: string }
  /** The person told the gateway to stop. */
  | { was: 'stopped'; why: string }
  /** Worth another try; `after` is how long the gateway asked to wait, in milliseconds. */
  | { was: 'later'; why: string; after?: number }

type Settled = { sms: ClaimedSms; outcome: SmsOutcome; gateway: string }

/** Writes down what became of a message that was tried. */
export function settleSms(tx: Db, { sms, outcome, gateway }: Settled, now: Date) {
  if (outcome.was === 'sent') return keepSent(tx, { sms, gateway, gatewayId: outcome.gatewayId }, now)
  if (outcome.was === 'stopped') stopPhone(tx, sms.phone, now.toISOString())
  if (outcome.was !== 'later') return void markSmsFailed(tx, sms.id, outcome.why)
  const age = now.getTime() - Date.parse(sms.createdAt)
  const wait = smsRetryAfter({ attempts: sms.attempts, age, asked: outcome.after })
  if (wait === null) markSmsFailed(tx, sms.id, outcome.why)
  else postponeSms(tx, sms.id, new Date(now.getTime() + wait).toISOString(), outcome.why)
}

type Sent = { sms: ClaimedSms; gateway: string; gatewayId: string | null }

/** A report of delivery may have been faster than the answer that names the message. */
function keepSent(tx: Db, { sms, gateway, gatewayId }: Sent, now: Date) {
  markSmsSent(tx, sms.id, { sentAt: now.toISOString(), gateway, gatewayId })
  const report = gatewayId === null ? undefined : takeEarlyReport(tx, gateway, gatewayId)
  if (report) reportDelivery(tx, report, now)
}
