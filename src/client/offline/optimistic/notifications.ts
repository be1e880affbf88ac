import type { InfiniteData } from '@tanstack/react-query'
import type { Page } from '#domain/contract.ts'
import type { Notification } from '#domain/messaging/notification.schema.ts'
import type { OutboxEntry } from '../outbox/entry.ts'
import { type PendingWrite, writesOf } from '../outbox/pending-writes.ts'
import { writtenOn } from '../outbox/written-on.ts'

/** The input with which the dialog queries notifications, and the bell finds those that are loaded. */
export const NOTIFICATION_PAGE = { limit: 50 }
export type NotificationPages = InfiniteData<Page<Notification>>

export const notificationsIn = (news: NotificationPages | undefined) => news?.pages.flatMap(({ items }) => items)

/** The notifications of the loaded pages, with the pending writes applied. */
export const optimisticNotificationPages = (news: NotificationPages, entries: readonly OutboxEntry[]) =>
  optimisticNotifications(notificationsIn(news)!, entries)

/** The notifications as they will be once what waits has been written. */
export function optimisticNotifications(list: Notification[], entries: readonly OutboxEntry[]): Notification[] {
  const removed = new Set(writesOf(entries, 'farmer.notifications.remove').map(({ input }) => input.id))
  const isRead = readIn(entries)
  return list.filter(({ id }) => !removed.has(id)).map((each) => ({ ...each, isRead: isRead(each) }))
}

/** How many are unread. Of notifications that are not loaded the server's number stays. */
export function optimisticUnread(
  unread: number,
  entries: readonly OutboxEntry[],
  loaded: Notification[] | undefined,
): number {
  const now = optimisticNotifications(loaded ?? [], entries)
  const countUnread = (list: Notification[]) => list.filter(({ isRead }) => !isRead).length
  if (writesOf(entries, 'farmer.notifications.readAll').length > 0) return countUnread(now)
  return Math.max(0, unread - countUnread(loaded ?? []) + countUnread(now))
}

/** Whether a notification is read after these writes, one after the other. */
function readIn(entries: readonly OutboxEntry[]) {
  const writes = writesOf(
    entries,
    'farmer.notifications.read',
    'farmer.notifications.readAll',
    'farmer.notifications.markUnread',
  )
  return (each: Notification) => writes.reduce((isRead, write) => isReadAfter(write, each) ?? isRead, each.isRead)
}

type ReadWrite = PendingWrite<`farmer.notifications.${'read' | 'readAll' | 'markUnread'}`>

/** Undefined where the write is not about this notification. */
function isReadAfter(write: ReadWrite, { id, timestamp }: Notification) {
  if (write.path === 'farmer.notifications.read') return write.input.id === id ? true : undefined
  if (write.path === 'farmer.notifications.markUnread') return write.input.ids?.includes(id) ? false : undefined
  // Those that came later were not meant.
  const until = write.input?.until === undefined ? writtenOn(write).getTime() : Date.parse(write.input.until)
  return Date.parse(timestamp) <= until ? true : undefined
}
