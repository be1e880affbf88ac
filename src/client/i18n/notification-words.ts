import type { NotificationWords } from '#domain/messaging/notification-words.gen.ts'
import type { Messages } from './messages.gen.ts'

/** The words of notifications, once they have come; the build compiled them, of which their type knows nothing. */
export const compiledNotifications = ({ notifications }: Partial<Messages>) =>
  notifications as unknown as NotificationWords | undefined
