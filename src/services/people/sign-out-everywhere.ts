import type { Db } from '#db/client.ts'
import { removePushSubscriptionsOf } from '#db/queries/messaging/push-subscriptions.ts'
import { deleteSessionsOf } from '#db/queries/people/sessions.ts'

/** Ends every session and every Web Push subscription of an account. */
export function signOutEverywhere(tx: Db, userId: string): void {
  deleteSessionsOf(tx, userId)
  removePushSubscriptionsOf(tx, userId)
}
