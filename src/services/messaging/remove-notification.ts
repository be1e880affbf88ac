import type { Db } from '#db/client.ts'
import { deleteNotification } from '#db/queries/messaging/notifications.ts'
import type { User } from '#domain/people/session.schema.ts'
import { problem } from '#domain/problem.ts'

/** Removes one of a user's own notifications. */
export function removeNotification(tx: Db, { id }: { id: string }, user: User) {
  if (!deleteNotification(tx, user.id, id)) throw problem('notFound')
  return { id }
}
