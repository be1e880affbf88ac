import type { Db } from '#db/client.ts'
import { findSmsAt, keepEarlyReport, saveDelivery, stopPhone } from '#db/queries/messaging/sms-dispatch.ts'
import { canMoveSms, type SmsStatus } from '#domain/messaging/sms.ts'

/** What a gateway reports of a message that it took. `isStop`: the person told the gateway to stop. */
export type DeliveryReport = {
  gateway: string
  gatewayId: string
  status: SmsStatus
  reason: string | null
  isStop?: boolean
}

/**
 * Takes a report of delivery. Reports come twice, out of order, and before our own note that the message went: a final
 * state never goes back, and what is early waits for its message.
 */
export function reportDelivery(tx: Db, { isStop = false, ...report }: DeliveryReport, now: Date) {
  const at = now.toISOString()
  const sms = findSmsAt(tx, report.gateway, report.gatewayId)
  if (!sms) {
    const { gateway, gatewayId, status, reason } = report
    if (canMoveSms('sent', status)) keepEarlyReport(tx, { gateway, gatewayId, status, reason, createdAt: at })
    return
  }
  if (isStop) stopPhone(tx, sms.phone, at)
  if (canMoveSms(sms.status, report.status)) saveDelivery(tx, sms.id, { ...report, at })
}
