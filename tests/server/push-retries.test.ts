import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { notifications, pushSubscriptions, settings } from '#db/schema/index.ts'
import { waitFor } from '../wait-for.ts'
import { NOON } from '../world.ts'
import { hangUp, silence, status } from './push-service.ts'
import { MINUTE, SECOND, withPushService } from './pushing.ts'

const { pushing, idle, arrived, delivered, received, answer } = withPushService()

test.each([
  ['429', status(429)],
  ['500', status(500)],
  ['503', status(503)],
  ['silence', silence],
  ['a connection that breaks', hangUp],
])('after %s it is tried again, later each time, while others are told', async (_, trouble) => {
  const { round, tell, subscribe, wait } = pushing()
  subscribe('martha', 'phone')
  subscribe('joseph', 'other')
  answer('phone', trouble, trouble)
  tell('martha', 'flood')
  tell('joseph', 'rain')
  round()
  await arrived(2)
  wait(9 * SECOND)
  round()
  await idle()
  expect(received()).toHaveLength(2)
  wait(SECOND)
  round()
  await arrived(3)
  wait(29 * SECOND)
  tell('joseph', 'frost')
  round()
  await arrived(4)
  wait(SECOND)
  round()
  await arrived(5)
  expect(delivered().filter((line) => line === 'phone: flood')).toHaveLength(3)
  wait(2 * 60 * MINUTE)
  round()
  await idle()
  expect(received()).toHaveLength(5)
})

test('Retry-After is respected', async () => {
  const { round, tell, subscribe, wait } = pushing()
  subscribe('martha', 'phone')
  answer('phone', status(429, { 'Retry-After': '120' }))
  tell('martha', 'flood')
  round()
  await arrived(1)
  wait(119 * SECOND)
  round()
  await idle()
  expect(received()).toHaveLength(1)
  wait(SECOND)
  round()
  await arrived(2)
})

test('a message that cannot be sent within an hour is dropped, and so is one that has been read since', async () => {
  const { round, tell, subscribe, wait, db } = pushing()
  for (const name of ['phone', 'other']) {
    subscribe(name === 'phone' ? 'martha' : 'joseph', name)
    answer(name, ...Array.from({ length: 20 }, () => status(500)))
  }
  tell('martha', 'flood')
  tell('joseph', 'rain')
  round()
  await arrived(2)
  db.update(notifications).set({ isRead: true }).where(eq(notifications.id, 'rain')).run()
  for (let minutes = 0; minutes < 90; minutes += 1) {
    wait(MINUTE)
    round()
    await idle()
  }
  expect(delivered().filter((line) => line === 'other: rain')).toHaveLength(1)
  const tries = delivered().filter((line) => line === 'phone: flood').length
  expect(tries).toBeGreaterThan(5)
  expect(tries).toBeLessThan(10)
})

test.each([
  [301, { Location: 'http://127.0.0.1:1/' }],
  [307, { Location: 'http://127.0.0.1:1/' }],
  [400, {}],
  [403, {}],
  [413, {}],
])('%i is neither retried nor redirected, and the subscription stays', async (code, headers) => {
  const { round, tell, subscribe, wait, db } = pushing()
  subscribe('martha', 'phone')
  answer('phone', status(code, headers as Record<string, string>))
  tell('martha', 'flood')
  round()
  await arrived(1)
  wait(5 * MINUTE)
  round()
  await idle()
  expect(received()).toHaveLength(1)
  expect(db.select().from(pushSubscriptions).all()).toHaveLength(1)
})

test('a killed server continues with undelivered messages, also those with an earlier clock', async () => {
  const { round, tell, subscribe, wait, start, stop } = pushing()
  subscribe('martha', 'phone')
  tell('martha', 'old')
  round()
  await arrived(1)
  wait(5 * MINUTE)
  round()
  answer('phone', status(500), status(500))
  tell('martha', 'flood')
  tell('martha', 'late', { createdAt: new Date(NOON.getTime() + 4.5 * MINUTE).toISOString() })
  round()
  await arrived(3)
  stop()
  wait(20 * MINUTE)
  start().round()
  await arrived(5)
  expect(delivered().slice(3).sort()).toEqual(['phone: flood', 'phone: late'])
})

test.each([false, true])('a clock that was set back stops no delivery (restarted: %s)', async (isRestarted) => {
  const { round, tell, subscribe, wait, start, stop } = pushing()
  subscribe('martha', 'phone')
  wait(365 * 24 * 60 * MINUTE)
  tell('martha', 'first')
  round()
  await arrived(1)
  wait(5 * MINUTE)
  round()
  wait(-100 * 24 * 60 * MINUTE)
  if (isRestarted) stop()
  const again = isRestarted ? start() : { round }
  again.round()
  wait(SECOND)
  tell('martha', 'second')
  again.round()
  await waitFor(() => expect(delivered()).toContain('phone: second'))
})

test('an idle server writes nothing', () => {
  const { round, wait, db } = pushing()
  const before = db.select().from(settings).all()
  for (let i = 0; i < 100; i += 1) {
    wait(5 * SECOND)
    round()
  }
  expect(db.select().from(settings).all()).toEqual(before)
})
