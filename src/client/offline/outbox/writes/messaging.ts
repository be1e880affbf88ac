import { trpc } from '#client/api/hooks.ts'
import type { OutputOf } from '#client/api/procedure-types.ts'
import { queryClient } from '#client/api/query-client.ts'
import { getQueryKey } from '#client/api/query-key.ts'
import { UNCHOSEN } from '#domain/messaging/preferences.ts'
import { definedOf, type Writes } from './write.ts'

/** Stands for every notification: what marks all as read and what reverses it stay in their order. */
const ALL_NOTIFICATIONS = 'notifications'

/** What a farmer does with notifications, and which ones there shall be. */
export const MESSAGING_WRITES = {
  'farmer.notifications.read': {
    words: 'read',
    rows: ({ id }) => [id],
    lists: ['notifications'],
    optimisticAnswer: ({ id }) => ({ id }),
  },
  'farmer.notifications.readAll': {
    words: 'readAll',
    rows: () => [ALL_NOTIFICATIONS],
    lists: ['notifications'],
    // Which ones were unread only the server knows.
    optimisticAnswer: () => ({ read: 0, ids: [] }),
  },
  'farmer.notifications.markUnread': {
    words: 'markUnread',
    rows: ({ ids }) => [ALL_NOTIFICATIONS, ...ids],
    lists: ['notifications'],
    optimisticAnswer: ({ ids }) => ({ ids }),
  },
  'farmer.notifications.remove': {
    words: 'removeNotification',
    rows: ({ id }) => [id],
    lists: ['notifications'],
    optimisticAnswer: ({ id }) => ({ id }),
  },
  'farmer.preferences.set': {
    words: 'preferences',
    rows: () => ['preferences'],
    lists: ['preferences'],
    optimisticAnswer: (input) => ({ ...cachedPreferences(), ...definedOf(input) }),
  },
} satisfies Writes

function cachedPreferences(): OutputOf<'farmer.preferences.get'> {
  const cached = queryClient.getQueryData<OutputOf<'farmer.preferences.get'>>(
    getQueryKey(trpc.farmer.preferences.get, undefined, 'query'),
  )
  return cached ?? UNCHOSEN
}
