import type { listNotifications } from '#db/queries/messaging/notifications.ts'
import type { Notification } from '#domain/messaging/notification.schema.ts'
import { saidIn, wordsOf } from '#domain/messaging/notification-row.ts'

type NotificationRow = ReturnType<typeof listNotifications>['items'][number]

/** A notification as it is answered: without words, and in English for whoever has none. */
export function asNotification(row: NotificationRow): Notification {
  const { createdAt, id, type, priority, isRead, link } = row
  const { kind = null, params = null } = saidIn(row) ?? {}
  return { id, type, ...wordsOf(row, 'en'), kind, params, priority, isRead, timestamp: createdAt, link }
}
