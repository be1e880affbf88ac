import type { Db } from '#db/client.ts'
import {
  dropOldSubscriptions,
  removePushSubscription,
  savePushSubscription,
} from '#db/queries/messaging/push-subscriptions.ts'
import type { PushSubscriptionInput } from '#domain/messaging/push.schema.ts'
import { isPushEndpoint, MAX_SUBSCRIPTIONS } from '#domain/messaging/push.ts'
import type { User } from '#domain/people/session.schema.ts'
import { problem } from '#domain/problem.ts'
import type { Actor } from '../people/actor.ts'

/** `pushHosts` are the hosts of push services that the installation allows besides the public ones. */
type Subscriber = Pick<Actor, 'user' | 'now'> & { pushHosts: readonly string[] }

/** Subscribes a browser of a user to Web Push. The newest subscriptions of a user stay, up to a limit. */
export function subscribeBrowser(tx: Db, subscription: PushSubscriptionInput, { user, now, pushHosts }: Subscriber) {
  const { endpoint } = subscription
  if (!isPushEndpoint(endpoint, pushHosts)) throw problem('unknownPushService')
  savePushSubscription(tx, { ...subscription, userId: user.id, createdAt: now().toISOString() })
  dropOldSubscriptions(tx, user.id, endpoint, MAX_SUBSCRIPTIONS)
  return { endpoint }
}

/** Ends the subscription of a browser. Answers alike whether it was subscribed or not. */
export function unsubscribeBrowser(tx: Db, { endpoint }: { endpoint: string }, user: User) {
  removePushSubscription(tx, user.id, endpoint)
  return { endpoint }
}
