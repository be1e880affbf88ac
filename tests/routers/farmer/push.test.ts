import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findOrKeepPushKeys } from '#db/queries/messaging/push-keys.ts'
import { pushSubscriptions, users } from '#db/schema/index.ts'
import { browserOf } from '../../browser.ts'
import { PASSWORD, village } from '../../village.ts'
import { NOON } from '../../world.ts'

const phone = browserOf('phone').subscription
const rowsOf = ({ db }: ReturnType<typeof village>) => db.select().from(pushSubscriptions).all()

test('a visitor cannot subscribe', async () => {
  const { push } = village().as(null).farmer
  for (const ask of [() => push.key(), () => push.subscribe(phone), () => push.unsubscribe(phone)])
    await expect(ask()).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
})

test('the key is null until the installation has keys', async () => {
  const { as, people, db } = village()
  expect(await as(people.martha).farmer.push.key()).toBeNull()
  const keys = { publicKey: phone.p256dh, privateKey: 'k'.repeat(43) }
  findOrKeepPushKeys(db, () => keys, NOON)
  expect(await as(people.martha).farmer.push.key()).toBe(phone.p256dh)
})

test.each([
  'https://evil.example/x',
  'http://fcm.googleapis.com/x',
  'http://127.0.0.1:3000/api/logout',
  'http://169.254.169.254/latest/meta-data/',
  'https://fcm.googleapis.com@evil.example/x',
  'not a url',
])('an endpoint that is of no push service is refused: %s', async (endpoint) => {
  const v = village()
  await expect(v.as(v.people.martha).farmer.push.subscribe({ ...phone, endpoint })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
    message: 'The push service of this browser is not known here',
  })
  expect(rowsOf(v)).toEqual([])
})

test('the installation can allow another host', async () => {
  const v = village()
  const { subscription } = browserOf('phone', 'http://127.0.0.1:9999')
  expect(await v.as(v.people.martha).farmer.push.subscribe(subscription)).toEqual({ endpoint: subscription.endpoint })
})

test('any other input is refused or stored unchanged, and never fails', async () => {
  const v = village()
  const martha = v.as(v.people.martha).farmer.push
  const anything = fc.oneof(fc.anything(), fc.string(), fc.constant(phone.auth), fc.constant(phone.p256dh))
  await fc.assert(
    fc.asyncProperty(anything, anything, anything, async (endpoint, p256dh, auth) => {
      const input = { endpoint, p256dh, auth } as typeof phone
      const refusal = await martha.subscribe(input).catch(({ code }) => code)
      expect(refusal).toBe('BAD_REQUEST')
    }),
  )
  expect(rowsOf(v)).toEqual([])
})

test('subscribing twice is subscribing once, with the newest keys', async () => {
  const v = village()
  const { subscribe } = v.as(v.people.martha).farmer.push
  await subscribe(phone)
  v.clock.now = new Date(NOON.getTime() + 60_000)
  const renewed = { ...browserOf('other').subscription, endpoint: phone.endpoint }
  await subscribe(renewed)
  expect(rowsOf(v)).toMatchObject([{ ...renewed, userId: 'martha', createdAt: NOON.toISOString() }])
})

test("a phone with a new user gets only that user's notifications", async () => {
  const v = village()
  await v.as(v.people.martha).farmer.push.subscribe(phone)
  v.clock.now = new Date(NOON.getTime() + 60_000)
  await v.as(v.people.joseph).farmer.push.subscribe(phone)
  expect(rowsOf(v)).toMatchObject([{ userId: 'joseph', createdAt: v.clock.now.toISOString() }])
  await v.as(v.people.martha).farmer.push.unsubscribe(phone)
  expect(rowsOf(v)).toHaveLength(1)
})

test("the eleventh browser replaces the oldest, and nobody else's", async () => {
  const v = village()
  await v.as(v.people.joseph).farmer.push.subscribe(phone)
  const { subscribe, unsubscribe } = v.as(v.people.martha).farmer.push
  const browsers = Array.from({ length: 11 }, (_, i) => browserOf(`browser-${i}`).subscription)
  for (const browser of browsers) await subscribe(browser)
  const endpoints = rowsOf(v).map(({ endpoint }) => endpoint)
  expect(endpoints).toHaveLength(11)
  expect(endpoints).toContain(phone.endpoint)
  expect(endpoints).toContain(browsers[10]?.endpoint)

  v.clock.now = new Date(NOON.getTime() + 60_000)
  const next = browserOf('next').subscription
  await unsubscribe(browsers[10]!)
  await subscribe(next)
  v.clock.now = new Date(NOON.getTime() + 120_000)
  await subscribe(browserOf('last').subscription)
  expect(rowsOf(v).map(({ endpoint }) => endpoint)).toContain(next.endpoint)
  expect(rowsOf(v)).toHaveLength(11)
})

test('unsubscribing gives the same answer with and without a subscription', async () => {
  const v = village()
  const { subscribe, unsubscribe } = v.as(v.people.martha).farmer.push
  await subscribe(phone)
  for (const _ of ['once', 'again']) expect(await unsubscribe(phone)).toEqual({ endpoint: phone.endpoint })
  expect(rowsOf(v)).toEqual([])
})

test('a new password and a deleted account end all push subscriptions', async () => {
  const v = village()
  v.db
    .update(users)
    .set({ password: await v.sessions.hashPassword(PASSWORD, '127.0.0.1') })
    .run()
  const { push, profile } = v.as(v.people.martha).farmer
  await push.subscribe(phone)
  await profile.changePassword({ password: PASSWORD, newPassword: 'battery staple' })
  expect(rowsOf(v)).toEqual([])
  await push.subscribe(phone)
  await profile.remove({ password: 'battery staple' })
  expect(rowsOf(v)).toEqual([])
})
