import type { NotificationWords } from '#domain/messaging/notification-words.gen.ts'
import type { Messages } from './messages.gen.ts'

/** The messages of notifications, once loaded; the build has compiled them, which their type does not show. */
export const compiledNotifications = ({ notifications }: Partial<Messages>) =>
  notifications as unknown as NotificationWords | undefined
