import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { transact } from '#db/client.ts'
import { savePushSubscription } from '#db/queries/messaging/push-subscriptions.ts'
import { pushSubscriptions, sessions, users } from '#db/schema/index.ts'
import { replacePassword } from '#services/people/replace-password.ts'
import { browserOf } from '../../browser.ts'
import { village } from '../../village.ts'
import { NOON } from '../../world.ts'

test('a new password ends the sessions of its user, and of nobody else', async () => {
  const { db, sessions: auth } = village()
  for (const userId of ['martha', 'joseph']) {
    await auth.open(userId)
    savePushSubscription(db, { ...browserOf(userId).subscription, userId, createdAt: NOON.toISOString() })
  }
  transact(db, (tx) => replacePassword(tx, 'martha', 'another hash'))
  expect(db.select().from(users).where(eq(users.id, 'martha')).get()).toMatchObject({ password: 'another hash' })
  expect(db.select().from(users).where(eq(users.id, 'joseph')).get()).not.toMatchObject({ password: 'another hash' })
  expect(db.select().from(sessions).all()).toMatchObject([{ userId: 'joseph' }])
  expect(db.select().from(pushSubscriptions).all()).toMatchObject([{ userId: 'joseph' }])
})
