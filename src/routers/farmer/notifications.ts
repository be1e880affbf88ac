import { z } from 'zod'
import { countUnread, deleteNotification, listNotifications, markAllRead, markRead } from '#db/queries/notifications.ts'
import { rowId } from '#domain/contract.ts'
import { notification, seenNotifications } from '#domain/farmer/notification.schema.ts'
import { problem } from '#domain/problem.ts'
import { router, signedIn } from '../trpc.ts'

/** As many as the dialog shows; older ones are history. */
const MOST_SHOWN = 100

const one = z.object({ id: rowId })

export const notifications = router({
  list: signedIn.output(z.array(notification)).query(({ ctx }) => listNotifications(ctx.db, ctx.user.id, MOST_SHOWN)),

  unread: signedIn.output(z.number()).query(({ ctx }) => countUnread(ctx.db, ctx.user.id)),

  read: signedIn
    .input(one)
    .output(one)
    .mutation(({ ctx, input }) =>
      ctx.once((tx) => {
        if (!markRead(tx, ctx.user.id, input.id)) throw problem('notFound')
        return input
      }),
    ),

  readAll: signedIn
    .input(seenNotifications)
    .output(z.object({ read: z.number() }))
    .mutation(({ ctx, input }) =>
      ctx.once((tx) => {
        const until = input?.until ?? ctx.writtenAt().toISOString()
        return { read: markAllRead(tx, ctx.user.id, until).changes }
      }),
    ),

  remove: signedIn
    .input(one)
    .output(one)
    .mutation(({ ctx, input }) =>
      ctx.once((tx) => {
        if (!deleteNotification(tx, ctx.user.id, input.id)) throw problem('notFound')
        return input
      }),
    ),
})
