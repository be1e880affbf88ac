import type { InfiniteData } from '@tanstack/react-query'
import type { Page } from '#domain/contract.ts'
import type { Notification } from '#domain/messaging/notification.schema.ts'
import type { OutboxEntry } from '../outbox/entry.ts'
import { written } from '../outbox/written.ts'

/** How the dialog asks for notifications, and the bell finds what is known of them. */
export const NEWS = { limit: 50 }
export type News = InfiniteData<Page<Notification>>

export const newsIn = (news: News | undefined) => news?.pages.flatMap(({ items }) => items)

/** The notifications of the pages that were asked for, as they will be. */
export const overNews = (news: News, entries: readonly OutboxEntry[]) => overNotifications(newsIn(news)!, entries)

/** The notifications as they will be once what waits has been written. */
export function overNotifications(list: Notification[], entries: readonly OutboxEntry[]): Notification[] {
  const read = new Set(written(entries, 'farmer.notifications.read').map(({ input }) => input.id))
  const removed = new Set(written(entries, 'farmer.notifications.remove').map(({ input }) => input.id))
  const isSeen = seenIn(entries)
  return list
    .filter(({ id }) => !removed.has(id))
    .map((each) => {
      const isRead = read.has(each.id) || isSeen(each)
      return isRead ? { ...each, isRead } : each
    })
}

/** How many are unread; of those that only the server knows the number stays as it was told. */
export function overUnread(unread: number, entries: readonly OutboxEntry[], known: Notification[] | undefined): number {
  const now = overNotifications(known ?? [], entries)
  if (written(entries, 'farmer.notifications.readAll').length > 0) return now.filter(({ isRead }) => !isRead).length
  const fewer = (known ?? []).filter((each) => !each.isRead && !now.some(({ id, isRead }) => id === each.id && !isRead))
  return Math.max(0, unread - fewer.length)
}

/** Whether a notification was there when all were marked as read; those that came later were not meant. */
function seenIn(entries: readonly OutboxEntry[]) {
  const all = written(entries, 'farmer.notifications.readAll').at(-1)
  if (!all) return () => false
  const until = all.input?.until === undefined ? all.writtenAt : Date.parse(all.input.until)
  return ({ timestamp }: Notification) => Date.parse(timestamp) <= until
}
