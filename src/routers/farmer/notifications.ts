import * as z from 'zod'
import { countUnread, listNotifications } from '#db/queries/messaging/notifications.ts'
import { mapPage, pageOf, rowId } from '#domain/contract.ts'
import {
  allRead,
  markUnreadInput,
  notification,
  notificationPageInput,
  readAllInput,
} from '#domain/messaging/notification.schema.ts'
import {
  markAllNotificationsRead,
  markNotificationRead,
  markNotificationsUnread,
} from '#services/messaging/mark-notifications-read.ts'
import { asNotification } from '#services/messaging/notification-answer.ts'
import { removeNotification } from '#services/messaging/remove-notification.ts'
import { router, signedIn } from '../trpc.ts'

/** The length of the list before it came in pages. */
const MAX_SHOWN = 100

const one = z.object({ id: rowId })

export const notifications = router({
  /** The newest, for phones whose version of the app does not page yet. */
  list: signedIn
    .output(z.array(notification))
    .query(({ ctx }) => listNotifications(ctx.db, { userId: ctx.user.id, limit: MAX_SHOWN }).items.map(asNotification)),

  page: signedIn
    .input(notificationPageInput)
    .output(pageOf(notification))
    .query(({ ctx, input }) => mapPage(listNotifications(ctx.db, { ...input, userId: ctx.user.id }), asNotification)),

  unread: signedIn.output(z.number()).query(({ ctx }) => countUnread(ctx.db, ctx.user.id)),

  read: signedIn
    .input(one)
    .output(one)
    .mutation(({ ctx, input }) => ctx.write((tx) => markNotificationRead(tx, input, ctx.user))),

  readAll: signedIn
    .input(readAllInput)
    .output(allRead)
    .mutation(({ ctx, input }) => ctx.write((tx) => markAllNotificationsRead(tx, input, ctx))),

  /** Reverses `read` and `readAll`. */
  markUnread: signedIn
    .input(markUnreadInput)
    .output(markUnreadInput)
    .mutation(({ ctx, input }) => ctx.write((tx) => markNotificationsUnread(tx, input, ctx.user))),

  remove: signedIn
    .input(one)
    .output(one)
    .mutation(({ ctx, input }) => ctx.write((tx) => removeNotification(tx, input, ctx.user))),
})
