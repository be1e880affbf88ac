import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { insertNotification } from '#db/queries/messaging/notifications.ts'
import { notifications, pushSubscriptions, users } from '#db/schema/index.ts'
import { noticeOf } from '#domain/messaging/notification-kinds.ts'
import { rowOf } from '#domain/messaging/notification-row.ts'
import { withholdLanguages } from '#domain/people/language/served-languages.ts'
import { pushKeysOf } from '#server/push/keys.ts'
import { asksForLoan, village } from '../village.ts'
import { waitFor } from '../wait-for.ts'
import { NOON } from '../world.ts'
import { type Received, silence, status } from './push-service.ts'
import { NOTICE, SECOND, withPushService } from './pushing.ts'

const { pushing, subscribe, idle, arrived, delivered, received, host, answer } = withPushService()

test('a notification arrives at every browser of its user, signed and encrypted for each', async () => {
  const { round, tell, subscribe, db } = pushing()
  subscribe('martha', 'phone')
  subscribe('martha', 'tablet')
  subscribe('joseph', 'other')
  tell('martha', 'flood')
  round()
  await arrived(2)
  expect(delivered().sort()).toEqual(['phone: flood', 'tablet: flood'])
  const [{ headers, token, key, message }] = received() as [Received]
  expect(message).toEqual({ id: 'flood', title: 'Flood', message: 'Clear the ditches', link: '/farmer' })
  expect(headers).toMatchObject({ ttl: '43200', urgency: 'high', 'content-encoding': 'aes128gcm' })
  expect(headers.topic).toMatch(/^[\w-]{32}$/)
  expect(token).toMatchObject({ aud: `http://${host()}`, sub: 'mailto:a@b.example' })
  expect(token.exp - Date.now() / 1000).toBeLessThanOrEqual(24 * 3600)
  expect(token.exp - Date.now() / 1000).toBeGreaterThan(3600)
  expect(key).toBe(pushKeysOf(db, NOON).publicKey)
  round()
  await idle()
  expect(received()).toHaveLength(2)
})

test('the decision about a loan arrives at its farmer’s browser, and at no other', async () => {
  const v = village()
  const { round, subscribe, as, people } = pushing(v)
  asksForLoan(v)
  subscribe('martha', 'phone')
  subscribe('joseph', 'other')
  subscribe('ruth', 'desk')
  await as(people.ruth).admin.loans.reject({ id: 'asked', reason: 'The letter is missing.' })
  round()
  await arrived(1)
  const [{ browser, headers, message }] = received() as [Received]
  expect([browser, headers.urgency]).toEqual(['phone', 'high'])
  expect(message).toMatchObject({
    title: 'Your loan was not approved',
    message: 'Your application for ‘Seed’ of ₦5,000.00 was rejected: The letter is missing.',
    link: '/finance?tab=loans',
  })
})

test('two starts use the same keys', () => {
  const { db } = village()
  expect(pushKeysOf(db, NOON)).toEqual(pushKeysOf(db, new Date()))
})

test('notifications that are read, deleted or older than the subscription, and deactivated users, are skipped', async () => {
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
  expect(delivered()).toEqual(['phone: new'])
})

test.each([404, 410])('a subscription whose push service answers %i is removed', async (code) => {
  const { round, tell, subscribe, db } = pushing()
  for (const name of ['phone', 'tablet']) subscribe('martha', name)
  answer('phone', status(code))
  tell('martha', 'flood')
  round()
  await arrived(2)
  expect(db.select().from(pushSubscriptions).all()).toMatchObject([{ id: 'tablet' }])
})

test('a host that is no longer allowed is not called', async () => {
  const { round, tell, subscribe, db } = pushing()
  subscribe('martha', 'phone')
  db.update(pushSubscriptions).set({ endpoint: 'http://127.0.0.1:1/x' }).run()
  tell('martha', 'flood')
  round()
  await idle()
  expect(db.select().from(pushSubscriptions).all()).toEqual([])
})

test("it is sent in the user's language; with a worker that translates itself it is sent without words", async () => {
  const { round, tell, subscribe, db } = pushing()
  subscribe('martha', 'phone')
  db.update(users).set({ language: 'swahili' }).run()
  tell('martha', 'old')
  const notice = noticeOf('adviceDue', { advisoryId: 'scout', title: 'Scout your maize', crop: 'Maize' })
  tell('martha', 'new', rowOf(notice))
  round()
  await arrived(2)
  const messages = received().map(({ message }) => message)
  expect(messages.find(({ id }) => id === 'old')).toEqual({ id: 'old', title: NOTICE.title, message: NOTICE.message, link: NOTICE.link }) // biome-ignore format: one message
  expect(messages.find(({ id }) => id === 'new')).toEqual({
    id: 'new',
    title: 'Scout your maize',
    message: 'Zao lako Mahindi linahitaji hili sasa.',
    link: '/advisories?open=scout',
    kind: notice.kind,
    params: notice.params,
  })
})

test('it is in English where the draft of her language is switched off', async () => {
  const { round, tell, subscribe, db } = pushing()
  subscribe('martha', 'phone')
  db.update(users).set({ language: 'swahili', hasChosenLanguage: true }).run()
  withholdLanguages(['sw'])
  tell('martha', 'new', rowOf(noticeOf('adviceDue', { advisoryId: 'scout', title: 'Scout your maize', crop: 'Maize' })))
  round()
  await arrived(1)
  withholdLanguages([])
  expect(received()[0]!.message).toMatchObject({ message: 'Your Maize needs this now.' })
})

test('the first start sends nothing about older notifications', async () => {
  const v = village()
  subscribe(v, 'martha', 'phone')
  insertNotification(v.db, { ...NOTICE, userId: 'martha', id: 'before', createdAt: NOON.toISOString() })
  const { round } = pushing(v)
  round()
  await idle()
  expect(received()).toEqual([])
})

test('after the end no row is touched', async () => {
  const { round, tell, subscribe, stop, db } = pushing()
  subscribe('martha', 'phone')
  answer('phone', silence)
  tell('martha', 'flood')
  round()
  await waitFor(() => expect(received()).toHaveLength(1))
  stop()
  db.$client.close()
  await idle()
})
