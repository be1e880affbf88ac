import type { listNotifications } from '#db/queries/messaging/notifications.ts'
import type { Notification } from '#domain/messaging/notification.schema.ts'

type NotificationRow = ReturnType<typeof listNotifications>['items'][number]

/** A notification as it is answered. */
export const asNotification = ({ createdAt, title, message, ...row }: NotificationRow): Notification => ({
  ...row,
  title: title ?? '',
  message: message ?? '',
  timestamp: createdAt,
})
