import { beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '#db/client.ts'
import { findPush, listPushesSince, removePushSubscription } from '#db/queries/messaging/push-subscriptions.ts'
import { findSetting } from '#db/queries/operations/settings.ts'
import { pushKeys } from '#domain/messaging/push.schema.ts'
import { leastTimes } from './least-times.ts'
import { migrated } from './migrated.ts'
import { fullScans, plansOf } from './plans.ts'

const USERS = 10_000
const EACH = 20

/** 10,000 farmers, half of them with a push subscription, and 200,000 notifications over twenty days. */
function manyNotifications(): Db {
  const db = migrated()
  db.$client.exec(`
    with recursive n(i) as (select 1 union all select i + 1 from n where i < ${USERS})
    insert into users (id, username, password, full_name, role) select 'user-' || i, 'user-' || i, '!', 'Person', 'farmer' from n;
    insert into push_subscriptions (id, user_id, endpoint, p256dh, auth, created_at)
      select 'at-' || id, id, 'https://fcm.googleapis.com/' || id, 'p', 'a', '2026-01-01T00:00:00.000Z' from users where rowid % 2;
    with recursive day(d) as (select 1 union all select d + 1 from day where d < ${EACH})
    insert into notifications (id, user_id, type, title, message, created_at)
      select u.id || '/' || d, u.id, 'system', 'News', 'Something happened', printf('2026-11-%02dT12:00:00.000Z', d) from day, users u`)
  return db
}

let db: Db
beforeAll(() => {
  db = manyNotifications()
})

const QUESTIONS: [string, (db: Db) => unknown][] = [
  ['new notifications', (db) => listPushesSince(db, '2026-11-20T12:00:00.000Z')],
  ['one message', (db) => findPush(db, 'user-7/3', 'at-user-7')],
  ['the end of a subscription', (db) => removePushSubscription(db, 'user-7', 'https://fcm.googleapis.com/user-7')],
  ['the keys', (db) => findSetting(db, 'push.keys', pushKeys)],
]

describe('at 200,000 notifications', () => {
  test.each(QUESTIONS)('%s scans no table of notifications', async (_, question) => {
    const plans = await plansOf(db, question)
    expect(plans).toHaveLength(1)
    for (const table of ['notifications', 'users', 'settings']) expect(fullScans(plans, table), table).toEqual([])
  })

  test('new notifications are found by the index of what each user has not read', async () => {
    const [plan] = await plansOf(db, (copy) => listPushesSince(copy, '2026'))
    expect(plan?.steps).toEqual([
      'SCAN push_subscriptions',
      'SEARCH notifications USING INDEX notifications_unread (user_id=? AND created_at>?)',
    ])
  })

  test('a round without new notifications is cheap', async () => {
    const round = () => listPushesSince(db, '2026-11-21T00:00:00.000Z')
    expect(round()).toEqual([])
    const [time] = await leastTimes(round)
    expect(time).toBeLessThan(50)
  })
})
