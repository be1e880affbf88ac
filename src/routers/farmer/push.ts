import { z } from 'zod'
import { transact } from '#db/client.ts'
import { findPushKeys } from '#db/queries/messaging/push-keys.ts'
import {
  dropOldSubscriptions,
  removePushSubscription,
  savePushSubscription,
} from '#db/queries/messaging/push-subscriptions.ts'
import { pushEndpoint, pushSubscription } from '#domain/messaging/push.schema.ts'
import { isPushEndpoint, MAX_SUBSCRIPTIONS } from '#domain/messaging/push.ts'
import { problem } from '#domain/problem.ts'
import { router, signedIn } from '../trpc.ts'

/** Which of one's browsers are told when a notification is made. */
export const push = router({
  /** The key to subscribe with; null where the installation sends nothing. */
  key: signedIn.output(z.string().nullable()).query(({ ctx }) => findPushKeys(ctx.db)?.publicKey ?? null),

  subscribe: signedIn
    .input(pushSubscription)
    .output(pushEndpoint)
    .mutation(({ ctx, input }) => {
      if (!isPushEndpoint(input.endpoint, ctx.pushHosts)) throw problem('unknownPushService')
      transact(ctx.db, (tx) => {
        savePushSubscription(tx, { ...input, userId: ctx.user.id, createdAt: ctx.now().toISOString() })
        dropOldSubscriptions(tx, ctx.user.id, input.endpoint, MAX_SUBSCRIPTIONS)
      })
      return { endpoint: input.endpoint }
    }),

  /** Answers alike whether it was subscribed or not: what counts is that it is not any more. */
  unsubscribe: signedIn
    .input(pushEndpoint)
    .output(pushEndpoint)
    .mutation(({ ctx, input }) => {
      removePushSubscription(ctx.db, ctx.user.id, input.endpoint)
      return input
    }),
})
