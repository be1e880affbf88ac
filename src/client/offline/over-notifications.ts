import type { Notification } from '#domain/farmer/notification.schema.ts'
import type { OutboxEntry } from './entry.ts'
import { written } from './written.ts'

/** The notifications as they will be once what waits has been written. */
export function overNotifications(list: Notification[], entries: readonly OutboxEntry[]): Notification[] {
  const read = new Set(written(entries, 'farmer.notifications.read').map(({ input }) => input.id))
  const removed = new Set(written(entries, 'farmer.notifications.remove').map(({ input }) => input.id))
  const all = written(entries, 'farmer.notifications.readAll').at(-1)
  return list
    .filter(({ id }) => !removed.has(id))
    .map((each) => {
      const isRead = read.has(each.id) || (all !== undefined && Date.parse(each.timestamp) <= all.writtenAt)
      return isRead ? { ...each, isRead } : each
    })
}

/** How many are unread; of those that only the server knows the number stays as it was told. */
export function overUnread(unread: number, entries: readonly OutboxEntry[], known: Notification[] | undefined): number {
  if (written(entries, 'farmer.notifications.readAll').length > 0) return 0
  const now = overNotifications(known ?? [], entries)
  const fewer = (known ?? []).filter((each) => !each.isRead && !now.some(({ id, isRead }) => id === each.id && !isRead))
  return Math.max(0, unread - fewer.length)
}
