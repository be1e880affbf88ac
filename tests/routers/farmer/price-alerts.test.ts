import { expect, test } from 'vitest'
import { transact } from '#db/client.ts'
import { marketPrices, notificationPreferences, notifications, smsMessages, users } from '#db/schema/index.ts'
import { announcePrice } from '#services/market/announce-price.ts'
import { inEnglish, village } from '../../village.ts'
import { NOON } from '../../world.ts'

const maize = { cropId: 'maize', market: 'Monrovia' }
const above450 = { ...maize, direction: 'above', pricePerKg: 450 } as const

/** A village where Martha has a phone, with a function that adds prices as an administrator does. */
function alertVillage() {
  const v = village()
  v.db.update(users).set({ phone: '+231770000001' }).run()
  const enter = (pricePerKg: number, row: Partial<typeof marketPrices.$inferInsert> = {}) =>
    transact(v.db, (tx) => {
      const price = tx
        .insert(marketPrices)
        .values({ ...maize, pricePerKg, currency: 'LRD', date: '2026-11-21', ...row })
        .returning()
        .get()
      return announcePrice(tx, price, NOON)
    })
  const notified = () => v.db.select().from(notifications).all().map(inEnglish).filter(({ type }) => type === 'market') // biome-ignore format: one question
  const texts = () => v.db.select().from(smsMessages).all()
  return { ...v, enter, notified, texts, alerts: v.as(v.people.martha).farmer.priceAlerts }
}

test('an alert needs a crop, a market with a price of it, and a price', async () => {
  const { alerts } = alertVillage()
  for (const unknown of [{ cropId: 'dream' }, { cropId: 'cassava' }, { market: 'Nowhere' }])
    await expect(alerts.set({ ...above450, ...unknown })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  for (const wrong of [0, -1, Number.NaN])
    await expect(alerts.set({ ...above450, pricePerKg: wrong })).rejects.toThrow('Enter a price above 0') // biome-ignore format: one refusal
})

test('an alert has the currency of its market, one for each direction, newest first', async () => {
  const { alerts, clock } = alertVillage()
  clock.now = new Date('2026-11-22T08:00:00.000Z')
  expect(await alerts.set({ ...above450, pricePerKg: 460.5 })).toMatchObject({ currency: 'LRD', cropName: 'Zea mays' })
  clock.now = new Date('2026-11-23T08:00:00.000Z')
  await alerts.set({ ...above450, direction: 'below', pricePerKg: 300, bySms: true })
  const list = await alerts.list()
  expect(list).toMatchObject([
    { direction: 'below', pricePerKg: 300, bySms: true, triggeredAt: null },
    { direction: 'above', pricePerKg: 460.5, bySms: false, triggeredAt: null },
  ])
  await alerts.remove({ id: list[0]!.id })
  expect(await alerts.list()).toHaveLength(1)
})

test('a new price beyond it notifies once, until the alert is set again', async () => {
  const { alerts, enter, notified, texts } = alertVillage()
  expect(enter(45_000, { createdAt: '2026-11-21T08:00:00.000Z' })).toBe(0)
  expect(enter(45_100, { createdAt: '2026-11-21T09:00:00.000Z' })).toBe(1)
  expect(enter(46_000, { createdAt: '2026-11-21T10:00:00.000Z' })).toBe(0)
  expect(notified()).toMatchObject([
    {
      userId: 'martha',
      title: 'Zea mays is above L$450.00',
      message: 'L$451.00 a kilogram in Monrovia on 21 Nov.',
      link: '/market/maize',
      isRead: false,
      createdAt: NOON.toISOString(),
    },
  ])
  expect(texts()).toEqual([])
  expect(await alerts.list()).toMatchObject([{ triggeredAt: NOON.toISOString() }])
  await alerts.set(above450)
  expect(await alerts.list()).toMatchObject([{ triggeredAt: null }])
  expect(enter(47_000, { createdAt: '2026-11-21T11:00:00.000Z' })).toBe(1)
})

test('a price of the past, or of another market, crop or currency, notifies nobody', () => {
  const { enter } = alertVillage()
  expect(enter(50_000, { date: '2026-11-18' })).toBe(0)
  expect(enter(50_000, { market: 'Accra' })).toBe(0)
  expect(enter(50_000, { cropId: 'cassava' })).toBe(0)
  expect(enter(50_000, { currency: 'USD' })).toBe(0)
})

test('an SMS goes to those who want SMS, have a phone number and allow messages', async () => {
  const { alerts, enter, texts, notified, db } = alertVillage()
  const again = async (at: number) => {
    await alerts.set({ ...above450, bySms: true })
    return enter(46_000, { createdAt: `2026-11-21T0${at}:00:00.000Z` })
  }
  expect(await again(1)).toBe(1)
  expect(texts()).toMatchObject([
    {
      userId: 'martha',
      phone: '+231770000001',
      type: 'market_price',
      status: 'pending',
      message: 'Kuu: Zea mays in Monrovia was LRD 460.00/kg on 21 Nov, above your LRD 450.00.',
    },
  ])
  db.insert(notificationPreferences).values({ userId: 'martha', smsUpdates: false, marketPrices: false }).run()
  expect(await again(2)).toBe(1)
  db.update(notificationPreferences).set({ smsUpdates: true }).run()
  db.update(users).set({ phone: null }).run()
  expect(await again(3)).toBe(1)
  expect(texts()).toHaveLength(1)
  expect(notified()).toHaveLength(3)
  db.update(users).set({ isActive: false }).run()
  expect(await again(4)).toBe(0)
})
