import type { InfiniteData } from '@tanstack/react-query'
import type { Page } from '#domain/contract.ts'
import type { Notification } from '#domain/messaging/notification.schema.ts'
import type { OutboxEntry } from '../outbox/entry.ts'
import { writesOf } from '../outbox/pending-writes.ts'

/** The input with which the dialog queries notifications, and the bell finds those that are loaded. */
export const NOTIFICATION_PAGE = { limit: 50 }
export type NotificationPages = InfiniteData<Page<Notification>>

export const notificationsIn = (news: NotificationPages | undefined) => news?.pages.flatMap(({ items }) => items)

/** The notifications of the loaded pages, with the pending writes applied. */
export const optimisticNotificationPages = (news: NotificationPages, entries: readonly OutboxEntry[]) =>
  optimisticNotifications(notificationsIn(news)!, entries)

/** The notifications as they will be once what waits has been written. */
export function optimisticNotifications(list: Notification[], entries: readonly OutboxEntry[]): Notification[] {
  const read = new Set(writesOf(entries, 'farmer.notifications.read').map(({ input }) => input.id))
  const removed = new Set(writesOf(entries, 'farmer.notifications.remove').map(({ input }) => input.id))
  const isSeen = seenIn(entries)
  return list
    .filter(({ id }) => !removed.has(id))
    .map((each) => {
      const isRead = read.has(each.id) || isSeen(each)
      return isRead ? { ...each, isRead } : each
    })
}

/** How many are unread. Of notifications that are not loaded the server's number stays. */
export function optimisticUnread(
  unread: number,
  entries: readonly OutboxEntry[],
  loaded: Notification[] | undefined,
): number {
  const now = optimisticNotifications(loaded ?? [], entries)
  if (writesOf(entries, 'farmer.notifications.readAll').length > 0) return now.filter(({ isRead }) => !isRead).length
  const fewer = (loaded ?? []).filter(
    (each) => !each.isRead && !now.some(({ id, isRead }) => id === each.id && !isRead),
  )
  return Math.max(0, unread - fewer.length)
}

/** Whether a notification was there when all were marked as read; those that came later were not meant. */
function seenIn(entries: readonly OutboxEntry[]) {
  const all = writesOf(entries, 'farmer.notifications.readAll').at(-1)
  if (!all) return () => false
  const until = all.input?.until === undefined ? all.writtenAt : Date.parse(all.input.until)
  return ({ timestamp }: Notification) => Date.parse(timestamp) <= until
}
