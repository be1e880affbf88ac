import type { Db } from '#db/client.ts'
import { markAllRead, markRead, markUnread } from '#db/queries/messaging/notifications.ts'
import { MAX } from '#domain/bounds.ts'
import type { User } from '#domain/people/session.schema.ts'
import { problem } from '#domain/problem.ts'
import type { Actor } from '../people/actor.ts'

/** Marks one of a user's own notifications as read. */
export function markNotificationRead(tx: Db, { id }: { id: string }, user: User) {
  if (!markRead(tx, user.id, id)) throw problem('notFound')
  return { id }
}

/** Marks some of a user's own notifications as unread again. Those that are gone meanwhile are left out. */
export function markNotificationsUnread(tx: Db, { ids }: { ids: string[] }, user: User) {
  if (markUnread(tx, user.id, ids) === 0) throw problem('notFound')
  return { ids }
}

/**
 * Marks a user's notifications as read: those until a moment, else until the request was written. Returns how many,
 * and which.
 */
export function markAllNotificationsRead(
  tx: Db,
  input: { until?: string } | undefined,
  { user, writtenAt }: Pick<Actor, 'user' | 'writtenAt'>,
) {
  const ids = markAllRead(tx, user.id, input?.until ?? writtenAt().toISOString())
  return { read: ids.length, ids: ids.slice(0, MAX.unreadAgain) }
}
