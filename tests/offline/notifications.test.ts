import { expect, test } from 'vitest'
import { notificationsIn, optimisticNotificationPages } from '#client/offline/optimistic/notifications.ts'
import type { Notification } from '#domain/messaging/notification.schema.ts'

const notification = (id: string): Notification => ({
  id,
  type: 'system',
  title: id,
  message: id,
  kind: null,
  params: null,
  priority: 'low',
  isRead: false,
  timestamp: '2026-11-21T12:00:00.000Z',
  link: null,
})
const page = (nextCursor: string | null, ...ids: string[]) => ({ items: ids.map(notification), nextCursor })

test('notifications of several pages are one list', () => {
  const news = { pages: [page('x', 'a', 'b'), page(null, 'c')], pageParams: [null, 'x'] }
  expect(optimisticNotificationPages(news, []).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  expect(notificationsIn(undefined)).toBeUndefined()
})
