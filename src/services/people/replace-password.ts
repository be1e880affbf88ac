import type { Db } from '#db/client.ts'
import { removePushSubscriptionsOf } from '#db/queries/messaging/push-subscriptions.ts'
import { deleteSessionsOf } from '#db/queries/people/sessions.ts'
import { updateUser } from '#db/queries/people/users.ts'

/**
 * Gives an account another password hash. Ends every session and every Web Push subscription of the account: whoever
 * knew the old password is out.
 */
export function replacePassword(tx: Db, userId: string, hash: string): void {
  updateUser(tx, userId, { password: hash })
  deleteSessionsOf(tx, userId)
  removePushSubscriptionsOf(tx, userId)
}
