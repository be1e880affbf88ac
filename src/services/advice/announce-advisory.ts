import type { Db } from '#db/client.ts'
import type { Priority } from '#domain/advice/advisory.ts'
import type { NotificationPriority } from '#domain/messaging/notification.ts'
import { noticeOf } from '#domain/messaging/notification-kinds.ts'
import { startBroadcast } from '../messaging/broadcast.ts'

type Announced = { id: string; title: string; cropId: string | null; priority: Priority }

/**
 * Notifies farmers of a new advisory, as far as their profiles allow: every farmer of an urgent one, else the farmers
 * who grow its crop now. An advisory for all crops that is not urgent notifies nobody. Part of the transaction that
 * writes it.
 */
export function announceAdvisory(tx: Db, { id: advisoryId, title, cropId, priority }: Announced, now: Date): void {
  if (priority === 'urgent') {
    const notice = noticeOf('adviceUrgent', { advisoryId, title })
    startBroadcast(tx, { of: 'notice', audience: { of: 'advised' }, notice, sms: null }, now)
  } else if (cropId) {
    const notice = noticeOf('adviceForCrop', { advisoryId, title }, noticePriority(priority))
    startBroadcast(tx, { of: 'notice', audience: { of: 'growers', cropId }, notice, sms: null }, now)
  }
}

/** How urgent the notification of an advisory is. */
export const noticePriority = (priority: Priority): NotificationPriority => (priority === 'urgent' ? 'high' : priority)
