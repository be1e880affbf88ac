import type { Db } from '#db/client.ts'
import { findDeskAdvisory, markAnnounced } from '#db/queries/advice/advisories.ts'
import type { Priority } from '#domain/advice/advisory.ts'
import { advisoryAudience } from '#domain/advice/advisory-audience.ts'
import type { NotificationPriority } from '#domain/messaging/notification.ts'
import { noticeOf } from '#domain/messaging/notification-kinds.ts'
import { dispatch } from '../messaging/dispatch.ts'

type Announced = { id: string; title: string; cropId: string | null; priority: Priority }

/**
 * Notifies farmers of a new advisory, as far as their profiles allow: every farmer of an urgent one, else the farmers
 * who grow its crop now. An advisory for all crops that is not urgent notifies nobody. Part of the transaction that
 * publishes it.
 */
function announceAdvisory(tx: Db, advisory: Announced, now: Date): void {
  const audience = advisoryAudience(advisory)
  if (!audience) return
  const { id: advisoryId, title, priority } = advisory
  const notice =
    audience.of === 'growers'
      ? noticeOf('adviceForCrop', { advisoryId, title }, noticePriority(priority))
      : noticeOf('adviceUrgent', { advisoryId, title })
  dispatch(tx, { kind: 'advisory', ...advisory }, { audience, notice, sms: null }, now)
}

/** Announces an advisory that is shown now and was never announced. */
export function announceOnce(tx: Db, id: string, now: Date): void {
  const advisory = findDeskAdvisory(tx, id)!
  if (!advisory.isActive || advisory.announcedAt !== null) return
  markAnnounced(tx, id, now.toISOString())
  announceAdvisory(tx, advisory, now)
}

/** How urgent the notification of an advisory is. */
export const noticePriority = (priority: Priority): NotificationPriority => (priority === 'urgent' ? 'high' : priority)
