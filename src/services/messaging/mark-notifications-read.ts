import type { Db } from '#db/client.ts'
import { markAllRead, markRead } from '#db/queries/messaging/notifications.ts'
import type { User } from '#domain/people/session.schema.ts'
import { problem } from '#domain/problem.ts'
import type { Actor } from '../people/actor.ts'

/** Marks one of a user's own notifications as read. */
export function markNotificationRead(tx: Db, { id }: { id: string }, user: User) {
  if (!markRead(tx, user.id, id)) throw problem('notFound')
  return { id }
}

/** Marks a user's notifications as read: those until a moment, else until the request was written. Returns how many. */
export function markAllNotificationsRead(
  tx: Db,
  input: { until?: string } | undefined,
  { user, writtenAt }: Pick<Actor, 'user' | 'writtenAt'>,
) {
  return { read: markAllRead(tx, user.id, input?.until ?? writtenAt().toISOString()).changes }
}
