import * as z from 'zod'
import { transact } from '#db/client.ts'
import { findPushKeys } from '#db/queries/messaging/push-keys.ts'
import { pushEndpoint, pushSubscription } from '#domain/messaging/push.schema.ts'
import { subscribeBrowser, unsubscribeBrowser } from '#services/messaging/subscribe-browser.ts'
import { router, signedIn } from '../trpc.ts'

/** The browsers of a user that show a new notification. */
export const push = router({
  /** The key to subscribe with; null where the installation sends nothing. */
  key: signedIn.output(z.string().nullable()).query(({ ctx }) => findPushKeys(ctx.db)?.publicKey ?? null),

  subscribe: signedIn
    .input(pushSubscription)
    .output(pushEndpoint)
    .mutation(({ ctx, input }) => transact(ctx.db, (tx) => subscribeBrowser(tx, input, ctx))),

  /** Answers alike whether the browser was subscribed or not. */
  unsubscribe: signedIn
    .input(pushEndpoint)
    .output(pushEndpoint)
    .mutation(({ ctx, input }) => transact(ctx.db, (tx) => unsubscribeBrowser(tx, input, ctx.user))),
})
