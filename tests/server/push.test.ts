import { eq } from 'drizzle-orm'
import pino from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { insertNotification } from '#db/queries/notifications.ts'
import { notifications, pushSubscriptions, settings, users } from '#db/schema/index.ts'
import { createDispatcher } from '#server/push/dispatcher.ts'
import { pushKeysOf } from '#server/push/keys.ts'
import { webPushGateway } from '#server/push/web-push.ts'
import { type Village, village } from '../village.ts'
import { NOON } from '../world.ts'
import { hangUp, pushService, silence, status } from './push-service.ts'

let service: Awaited<ReturnType<typeof pushService>>
const stops: (() => void)[] = []
beforeEach(async () => {
  service = await pushService()
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  service.close()
})

const log = pino({ level: 'silent' })
const SECOND = 1000
const MINUTE = 60 * SECOND

/** A village whose server tells browsers; `start` is what a restart does. */
function pushing(v = village(), timeout = 500) {
  // After all that the village began with.
  v.clock.now = new Date(v.clock.now.getTime() + SECOND)
  const now = () => v.clock.now
  const start = () => {
    const keys = pushKeysOf(v.db, now())
    const gateway = webPushGateway({ keys, contact: 'mailto:a@b.example', hosts: [service.host], now, timeout })
    const dispatcher = createDispatcher({ db: v.db, log, now, gateway })
    stops.push(dispatcher.stop)
    return dispatcher
  }
  return {
    ...v,
    start,
    ...start(),
    subscribe: (userId: string, name: string) => subscribe(v, userId, name),
    tell: (userId: string, id: string, row: Partial<typeof notifications.$inferInsert> = {}) =>
      insertNotification(v.db, { ...NOTICE, userId, id, createdAt: now().toISOString(), ...row }),
    wait: (ms: number) => {
      v.clock.now = new Date(v.clock.now.getTime() + ms)
    },
  }
}
const NOTICE = {
  type: 'weather',
  title: 'Flood',
  message: 'Clear the ditches',
  priority: 'high',
  link: '/farmer',
} as const

const subscribe = ({ db, clock }: Village, userId: string, name: string) =>
  db
    .insert(pushSubscriptions)
    .values({ ...service.browser(name), id: name, userId, createdAt: clock.now.toISOString() })
    .run()

/** Until this many messages have come, and the dispatcher has read the answers. */
const arrived = async (count: number) => {
  await vi.waitFor(() => expect(service.received).toHaveLength(count), 5000)
  await settled()
}
const settled = () => new Promise((done) => setTimeout(done, 60))
const told = () => service.received.map(({ browser, message }) => `${browser}: ${message.id}`)

test('a notification arrives at every browser of its user, signed and readable there alone', async () => {
  const { round, tell, subscribe, db } = pushing()
  subscribe('martha', 'phone')
  subscribe('martha', 'tablet')
  subscribe('joseph', 'other')
  tell('martha', 'flood')
  round()
  await arrived(2)
  expect(told().sort()).toEqual(['phone: flood', 'tablet: flood'])
  const [{ headers, token, key, message }] = service.received as [(typeof service.received)[0]]
  expect(message).toEqual({ id: 'flood', title: 'Flood', message: 'Clear the ditches', link: '/farmer' })
  expect(headers).toMatchObject({ ttl: '43200', urgency: 'high', 'content-encoding': 'aes128gcm' })
  expect(headers.topic).toMatch(/^[\w-]{32}$/)
  expect(token).toMatchObject({ aud: `http://${service.host}`, sub: 'mailto:a@b.example' })
  expect(token.exp - Date.now() / 1000).toBeLessThanOrEqual(24 * 3600)
  expect(token.exp - Date.now() / 1000).toBeGreaterThan(3600)
  expect(key).toBe(pushKeysOf(db, NOON).publicKey)
  round()
  await settled()
  expect(service.received).toHaveLength(2)
})

test('two starts agree on the keys', () => {
  const { db } = village()
  expect(pushKeysOf(db, NOON)).toEqual(pushKeysOf(db, new Date()))
})

test('what was read or deleted, what is older than the subscription, and who was deactivated are left alone', async () => {
  const { round, tell, subscribe, db, wait } = pushing()
  subscribe('martha', 'phone')
  tell('joseph', 'before')
  wait(SECOND)
  subscribe('joseph', 'other')
  tell('martha', 'read', { isRead: true })
  tell('martha', 'deleted')
  db.delete(notifications).where(eq(notifications.id, 'deleted')).run()
  subscribe('hawa', 'desk')
  tell('hawa', 'gone')
  db.update(users).set({ isActive: false }).where(eq(users.id, 'hawa')).run()
  tell('martha', 'new')
  round()
  await arrived(1)
  expect(told()).toEqual(['phone: new'])
})

test.each([404, 410])('a browser that its push service answers %i for is forgotten', async (code) => {
  const { round, tell, subscribe, db } = pushing()
  for (const name of ['phone', 'tablet']) subscribe('martha', name)
  service.answer('phone', status(code))
  tell('martha', 'flood')
  round()
  await arrived(2)
  expect(db.select().from(pushSubscriptions).all()).toMatchObject([{ id: 'tablet' }])
})

test.each([
  ['429', status(429)],
  ['500', status(500)],
  ['503', status(503)],
  ['silence', silence],
  ['a connection that breaks', hangUp],
])('after %s it is tried again, later each time, while others are told', async (_, answer) => {
  const { round, tell, subscribe, wait } = pushing()
  subscribe('martha', 'phone')
  subscribe('joseph', 'other')
  service.answer('phone', answer, answer)
  tell('martha', 'flood')
  tell('joseph', 'rain')
  round()
  await arrived(2)
  await new Promise((done) => setTimeout(done, answer === silence ? 600 : 0))
  wait(9 * SECOND)
  round()
  await settled()
  expect(service.received).toHaveLength(2)
  wait(SECOND)
  round()
  await arrived(3)
  await new Promise((done) => setTimeout(done, answer === silence ? 600 : 0))
  wait(29 * SECOND)
  tell('joseph', 'frost')
  round()
  await arrived(4)
  wait(SECOND)
  round()
  await arrived(5)
  expect(told().filter((line) => line === 'phone: flood')).toHaveLength(3)
  wait(2 * 60 * MINUTE)
  round()
  await settled()
  expect(service.received).toHaveLength(5)
})

test('Retry-After is respected', async () => {
  const { round, tell, subscribe, wait } = pushing()
  subscribe('martha', 'phone')
  service.answer('phone', status(429, { 'Retry-After': '120' }))
  tell('martha', 'flood')
  round()
  await arrived(1)
  wait(119 * SECOND)
  round()
  await settled()
  expect(service.received).toHaveLength(1)
  wait(SECOND)
  round()
  await arrived(2)
})

test('what cannot be sent within an hour is left to the bell, and what was read meanwhile too', async () => {
  const { round, tell, subscribe, wait, db } = pushing()
  for (const name of ['phone', 'other']) {
    subscribe(name === 'phone' ? 'martha' : 'joseph', name)
    service.answer(name, ...Array.from({ length: 20 }, () => status(500)))
  }
  tell('martha', 'flood')
  tell('joseph', 'rain')
  round()
  await arrived(2)
  db.update(notifications).set({ isRead: true }).where(eq(notifications.id, 'rain')).run()
  for (let minutes = 0; minutes < 90; minutes += 1) {
    wait(MINUTE)
    round()
    await new Promise((done) => setTimeout(done, 5))
  }
  expect(told().filter((line) => line === 'other: rain')).toHaveLength(1)
  const tries = told().filter((line) => line === 'phone: flood').length
  expect(tries).toBeGreaterThan(5)
  expect(tries).toBeLessThan(10)
})

test.each([
  [301, { Location: 'http://127.0.0.1:1/' }],
  [307, { Location: 'http://127.0.0.1:1/' }],
  [400, {}],
  [403, {}],
  [413, {}],
])('%i is not tried again and not followed, and the browser is kept', async (code, headers) => {
  const { round, tell, subscribe, wait, db } = pushing()
  subscribe('martha', 'phone')
  service.answer('phone', status(code, headers as Record<string, string>))
  tell('martha', 'flood')
  round()
  await arrived(1)
  wait(5 * MINUTE)
  round()
  await settled()
  expect(service.received).toHaveLength(1)
  expect(db.select().from(pushSubscriptions).all()).toHaveLength(1)
})

test('a host that is not allowed any more is not called', async () => {
  const { round, tell, subscribe, db } = pushing()
  subscribe('martha', 'phone')
  db.update(pushSubscriptions).set({ endpoint: 'http://127.0.0.1:1/x' }).run()
  tell('martha', 'flood')
  round()
  await settled()
  expect(db.select().from(pushSubscriptions).all()).toEqual([])
})

test('a server that was killed takes up what it had not brought, also what came with an older clock', async () => {
  const { round, tell, subscribe, wait, start, stop } = pushing()
  subscribe('martha', 'phone')
  tell('martha', 'old')
  round()
  await arrived(1)
  wait(5 * MINUTE)
  round()
  service.answer('phone', status(500), status(500))
  tell('martha', 'flood')
  tell('martha', 'late', { createdAt: new Date(NOON.getTime() + 4.5 * MINUTE).toISOString() })
  round()
  await arrived(3)
  stop()
  wait(20 * MINUTE)
  start().round()
  await arrived(5)
  expect(told().slice(3).sort()).toEqual(['phone: flood', 'phone: late'])
})

test('a first start is silent about what was before it', async () => {
  const v = village()
  subscribe(v, 'martha', 'phone')
  insertNotification(v.db, { ...NOTICE, userId: 'martha', id: 'before', createdAt: NOON.toISOString() })
  const { round } = pushing(v)
  round()
  await settled()
  expect(service.received).toEqual([])
})

test.each([false, true])('a clock that was set back does not make it deaf (restarted: %s)', async (isRestarted) => {
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
  await vi.waitFor(() => expect(told()).toContain('phone: second'), 5000)
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

test('after the end nothing is touched any more', async () => {
  const { round, tell, subscribe, stop, db } = pushing()
  subscribe('martha', 'phone')
  service.answer('phone', silence)
  tell('martha', 'flood')
  round()
  await vi.waitFor(() => expect(service.received).toHaveLength(1))
  stop()
  db.$client.close()
  await settled()
})
