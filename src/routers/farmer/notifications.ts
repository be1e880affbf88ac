import { z } from 'zod'
import {
  countUnread,
  deleteNotification,
  listNotifications,
  markAllRead,
  markRead,
} from '#db/queries/messaging/notifications.ts'
import { pageOf, rowId } from '#domain/contract.ts'
import {
  type Notification,
  notification,
  notificationPageInput,
  readAllInput,
} from '#domain/messaging/notification.schema.ts'
import { problem } from '#domain/problem.ts'
import { router, signedIn } from '../trpc.ts'

/** As many as were shown before they came in pages. */
const MAX_SHOWN = 100

const one = z.object({ id: rowId })

export const notifications = router({
  /** The newest, for phones that have not taken the version yet that pages through them. */
  list: signedIn
    .output(z.array(notification))
    .query(({ ctx }) => listNotifications(ctx.db, { userId: ctx.user.id, limit: MAX_SHOWN }).items.map(asNotification)),

  page: signedIn
    .input(notificationPageInput)
    .output(pageOf(notification))
    .query(({ ctx, input }) => {
      const page = listNotifications(ctx.db, { ...input, userId: ctx.user.id })
      return { ...page, items: page.items.map(asNotification) }
    }),

  unread: signedIn.output(z.number()).query(({ ctx }) => countUnread(ctx.db, ctx.user.id)),

  read: signedIn
    .input(one)
    .output(one)
    .mutation(({ ctx, input }) =>
      ctx.write((tx) => {
        if (!markRead(tx, ctx.user.id, input.id)) throw problem('notFound')
        return input
      }),
    ),

  readAll: signedIn
    .input(readAllInput)
    .output(z.object({ read: z.number() }))
    .mutation(({ ctx, input }) =>
      ctx.write((tx) => {
        const until = input?.until ?? ctx.writtenAt().toISOString()
        return { read: markAllRead(tx, ctx.user.id, until).changes }
      }),
    ),

  remove: signedIn
    .input(one)
    .output(one)
    .mutation(({ ctx, input }) =>
      ctx.write((tx) => {
        if (!deleteNotification(tx, ctx.user.id, input.id)) throw problem('notFound')
        return input
      }),
    ),
})

type Row = ReturnType<typeof listNotifications>['items'][number]
const asNotification = ({ createdAt, title, message, ...row }: Row): Notification => ({
  ...row,
  title: title ?? '',
  message: message ?? '',
  timestamp: createdAt,
})
