import type { Db } from '#db/client.ts'
import { findAdminAdvisory, findAnnouncement, markAnnounced } from '#db/queries/advice/advisories.ts'
import type { AnnounceTo, Priority } from '#domain/advice/advisory.ts'
import { advisoryAudience } from '#domain/advice/advisory-audience.ts'
import type { NotificationPriority } from '#domain/messaging/notification.ts'
import { noticeOf } from '#domain/messaging/notification-kinds.ts'
import { dispatch } from '../messaging/dispatch.ts'

type Announced = {
  id: string
  title: string
  cropId: string | null
  priority: Priority
  announceTo: AnnounceTo | null
  announcePlace: string | null
  sms: string | null
}

/**
 * Notifies farmers of a new advisory, as far as their profiles allow: those whom its author chose, else every farmer of an
 * urgent one and the farmers who grow its crop now. An advisory for all crops that is not urgent notifies nobody then.
 * Part of the transaction that publishes it.
 */
function announceAdvisory(tx: Db, advisory: Announced, now: Date): void {
  const audience = advisoryAudience(advisory)
  if (!audience) return
  const { id: advisoryId, title, priority } = advisory
  const notice =
    audience.of === 'growers'
      ? noticeOf('adviceForCrop', { advisoryId, title }, noticePriority(priority))
      : priority === 'urgent'
        ? noticeOf('adviceUrgent', { advisoryId, title })
        : noticeOf('adviceNew', { advisoryId, title }, noticePriority(priority))
  const sms = advisory.sms === null ? null : { english: advisory.sms }
  dispatch(tx, { kind: 'advisory', ...advisory }, { audience, notice, sms }, now)
}

/** Announces an advisory that is shown now and was never announced. */
export function announceOnce(tx: Db, id: string, now: Date): void {
  const advisory = { ...findAdminAdvisory(tx, id)!, ...findAnnouncement(tx, id)! }
  if (!advisory.isActive || advisory.announcedAt !== null) return
  markAnnounced(tx, id, now.toISOString())
  announceAdvisory(tx, advisory, now)
}

/** How urgent the notification of an advisory is. */
export const noticePriority = (priority: Priority): NotificationPriority => (priority === 'urgent' ? 'high' : priority)
