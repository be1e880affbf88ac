import { beforeEach, expect, test } from 'vitest'
import { transact } from '#db/client.ts'
import { notificationPreferences, notifications, smsMessages, users } from '#db/schema/index.ts'
import { announceAlert } from '#services/weather/announce-alert.ts'
import { inEnglish } from '../../village.ts'
import { NOON, type World, world } from '../../world.ts'

const alert = {
  id: 'flood',
  title: 'Heavy rain from tomorrow',
  description: '60–80 mm expected in two days.',
  severity: 'danger',
  location: 'Lagos, Nigeria',
  isActive: true,
  expiresAt: '2026-11-24T18:00:00.000Z',
} as const

let w: World
beforeEach(() => {
  w = world()
})
const raise = (change: Partial<Parameters<typeof announceAlert>[1]> = {}) =>
  transact(w.db, (tx) => announceAlert(tx, { ...alert, ...change }, NOON))
const told = () =>
  w.db
    .select()
    .from(notifications)
    .all()
    .map(({ userId }) => userId)
    .sort()
const texts = () => w.db.select().from(smsMessages).all()

test('only active farmers of the place who have not opted out are notified', () => {
  w.person('farmer', { id: 'in Lagos' })
  w.person('farmer', { id: 'by hand', preferredLocation: ' lagos ' })
  w.person('farmer', { id: 'in the country', preferredLocation: 'NIGERIA' })
  w.person('farmer', { id: 'lives there', preferredLocation: '', location: 'Lagos, Nigeria' })
  w.person('farmer', { id: 'lives there, chose Accra', preferredLocation: 'Accra, Ghana', location: 'Lagos, Nigeria' })
  w.person('farmer', { id: 'nowhere', preferredLocation: '' })
  w.person('farmer', { id: 'gone', isActive: false })
  w.person('farmer', { id: 'quiet' })
  w.person('extension_agent', { id: 'agent' })
  w.person('admin', { id: 'admin' })
  w.db.insert(notificationPreferences).values({ userId: 'quiet', weatherAlerts: false }).run()
  w.db.insert(notificationPreferences).values({ userId: 'in Lagos', advisories: false, marketPrices: false }).run()
  expect(raise()).toBe(4)
  expect(told()).toEqual(['by hand', 'in Lagos', 'in the country', 'lives there'])
})

test("the notification has the alert's text, and links to the home screen", () => {
  w.person('farmer', { id: 'martha' })
  expect(raise({ severity: 'warning' })).toBe(1)
  expect(w.db.select().from(notifications).all().map(inEnglish)).toMatchObject([
    {
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      userId: 'martha',
      type: 'weather',
      title: alert.title,
      message: alert.description,
      priority: 'medium',
      isRead: false,
      link: '/farmer',
      createdAt: NOON.toISOString(),
    },
  ])
  expect(texts()).toEqual([])
})

test('a warning is also sent by SMS, to those with a phone number who allow messages', () => {
  w.person('farmer', { id: 'martha', phone: ' +231770000001 ' })
  w.person('farmer', { id: 'no phone', phone: ' ' })
  w.person('farmer', { id: 'no texts', phone: '+231770000002' })
  w.person('farmer', { id: 'no weather', phone: '+231770000003' })
  w.db.insert(notificationPreferences).values({ userId: 'no texts', smsUpdates: false }).run()
  w.db.insert(notificationPreferences).values({ userId: 'no weather', weatherAlerts: false }).run()
  expect(raise()).toBe(3)
  expect(texts()).toMatchObject([
    {
      userId: 'martha',
      phone: '+231770000001',
      type: 'weather',
      status: 'pending',
      message: 'Kuu: Heavy rain from tomorrow. 60-80 mm expected in two days.',
      createdAt: NOON.toISOString(),
    },
  ])
})

test('an alert that is not in force notifies nobody', () => {
  w.person('farmer', { id: 'martha', phone: '+231770000001' })
  expect(raise({ isActive: false })).toBe(0)
  expect(raise({ expiresAt: NOON.toISOString() })).toBe(0)
  expect(raise({ expiresAt: null })).toBe(1)
  expect(texts()).toHaveLength(1)
})

test('a city of the same name in another country does not match', () => {
  w.person('farmer', { id: 'martha', preferredLocation: 'Accra, Ghana' })
  w.db.update(users).set({ location: 'Lagos, Nigeria' }).run()
  expect(raise()).toBe(0)
})
