import type { Db } from '#db/client.ts'
import type { Priority } from '#domain/advice/advisory.ts'
import type { Notice } from '#domain/messaging/broadcast.schema.ts'
import type { NotificationPriority } from '#domain/messaging/notification.ts'
import { startBroadcast } from '../messaging/broadcast.ts'

type Announced = { id: string; title: string; cropId: string | null; priority: Priority }

/**
 * Notifies farmers of a new advisory, as far as their profiles allow: every farmer of an urgent one, else the farmers
 * who grow its crop now. An advisory for all crops that is not urgent notifies nobody. Part of the transaction that
 * writes it.
 */
export function announceAdvisory(tx: Db, { id, title, cropId, priority }: Announced, now: Date): void {
  if (priority === 'urgent') {
    const notice = advisoryNotice({ id, title, priority }, 'Urgent advice. Please read it now.')
    startBroadcast(tx, { tell: 'notice', audience: { of: 'advised' }, notice, sms: null }, now)
  } else if (cropId) {
    const notice = advisoryNotice({ id, title, priority }, 'New advice for a crop you grow.')
    startBroadcast(tx, { tell: 'notice', audience: { of: 'growers', cropId }, notice, sms: null }, now)
  }
}

/** The notification of an advisory, which opens it. */
export const advisoryNotice = ({ id, title, priority }: Omit<Announced, 'cropId'>, message: string): Notice => ({
  type: 'advisory',
  title,
  message,
  priority: noticePriority(priority),
  link: `/advisories?open=${id}`,
})

const noticePriority = (priority: Priority): NotificationPriority => (priority === 'urgent' ? 'high' : priority)
