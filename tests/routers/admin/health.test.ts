import { describe, expect, test } from 'vitest'
import { advisories, contactRequests, farmerCrops, marketPrices, users, weatherAlerts } from '#db/schema/index.ts'
import { addDays } from '#domain/dates.ts'
import { village } from '../../village.ts'

const TODAY = '2026-11-21'
const noon = (day: string) => `${day}T12:00:00.000Z`

function desk() {
  const v = village()
  const { admin, agent } = v.as(v.people.ruth)
  const farmer = (id: string, row: Partial<typeof users.$inferInsert> = {}) =>
    v.db
      .insert(users)
      .values({ id, username: id, usernameKey: id, password: '!', fullName: id, phone: '+231', ...row })
      .run()
  return { ...v, admin, agent, farmer, health: () => admin.stats.health() }
}

describe('old prices', () => {
  const priced = ({ db }: ReturnType<typeof desk>, market: string, gap: number, newest: number, count = 6) => {
    for (let at = 0; at < count; at++) {
      const date = addDays(TODAY, -newest - at * gap)
      db.insert(marketPrices).values({ cropId: 'maize', market, pricePerKg: 1, currency: 'NGN', date }).run()
    }
  }

  test('a market is old after twice its own interval, the longest overdue first', async () => {
    const v = desk()
    priced(v, 'daily', 1, 15)
    priced(v, 'weekly', 7, 14)
    priced(v, 'monthly', 30, 60)
    priced(v, 'forgotten', 30, 400)
    const { count, worst } = (await v.health()).oldPrices
    expect(count).toBe(2)
    expect(worst).toEqual([
      { market: 'forgotten', newest: addDays(TODAY, -400), allowedDays: 60, overdueDays: 340 },
      { market: 'daily', newest: addDays(TODAY, -15), allowedDays: 14, overdueDays: 1 },
    ])
  })

  test('a price of a day to come makes no market new', async () => {
    const v = desk()
    priced(v, 'daily', 1, 20)
    v.db.insert(marketPrices).values({ cropId: 'maize', market: 'daily', pricePerKg: 1, date: '2027-01-01' }).run()
    expect((await v.health()).oldPrices.worst[0]).toMatchObject({ market: 'daily', newest: addDays(TODAY, -20) })
  })
})

test('alerts that ended and are still on; those that were switched off are none', async () => {
  const v = desk()
  const over = { title: 'Off', description: 'x', alertType: 'rain', severity: 'info', location: 'Lagos' } as const
  v.db
    .insert(weatherAlerts)
    .values({ ...over, isActive: false, expiresAt: noon('2026-11-01') })
    .run()
  const { endedAlerts } = await v.health()
  expect(endedAlerts).toMatchObject({ count: 1, worst: [{ title: 'Over', location: 'Lagos, Nigeria' }] })
})

test('crops without active advice, the most grown first', async () => {
  const v = desk()
  v.crop({ id: 'yam', name: 'Yam' })
  v.crop({ id: 'old', name: 'Old', archivedAt: noon('2026-01-01') })
  v.db.insert(farmerCrops).values({ farmerId: 'joseph', cropId: 'yam' }).run()
  v.db
    .insert(advisories)
    .values({ title: 'Ended', content: 'x', category: 'pest', cropId: 'yam', validUntil: noon('2026-11-20') })
    .run()
  expect((await v.health()).cropsWithoutAdvice).toEqual({
    count: 2,
    worst: [
      { id: 'yam', name: 'Yam', growers: 1 },
      { id: 'cassava', name: 'Manihot esculenta', growers: 0 },
    ],
  })
})

test('a subject counts for each language of five active farmers that has none of its English advice', async () => {
  const v = desk()
  const speak = (language: string, count: number, row = {}) => {
    for (let at = 0; at < count; at++) v.farmer(`${language}${at}`, { language, ...row })
  }
  speak('hausa', 6)
  speak('french', 5)
  speak('loma', 4)
  speak('bassa', 9, { isActive: false })
  // Advice is not written in Amharic.
  speak('amharic', 9)
  const advice = { title: 'A', content: 'x', category: 'general' } as const
  v.db
    .insert(advisories)
    .values([
      { ...advice, category: 'pest', cropId: 'maize', language: 'french' },
      { ...advice },
      { ...advice },
      { ...advice, category: 'weather', isActive: false },
    ])
    .run()
  const maize = { cropId: 'maize', crop: 'Zea mays', category: null, advisories: 1 }
  const general = { cropId: null, crop: null, category: 'general', advisories: 2 }
  expect((await v.health()).untranslated).toEqual({
    count: 3,
    worst: [
      { ...general, language: 'hausa', farmers: 6 },
      { ...maize, language: 'hausa', farmers: 6 },
      { ...general, language: 'french', farmers: 5 },
    ],
  })
})

test('open questions by their age, the oldest first', async () => {
  const v = desk()
  const ask = (ticketId: string, day: string, status: 'open' | 'answered' = 'open') =>
    v.db
      .insert(contactRequests)
      .values({ ticketId, name: 'Ma', message: 'Help', createdAt: noon(day), status })
      .run()
  ask('KUU-8', '2026-11-13')
  ask('KUU-4', '2026-11-17')
  ask('KUU-2', '2026-11-19')
  ask('KUU-9', '2026-11-10', 'answered')
  const { openQuestions } = await v.health()
  expect(openQuestions.count).toBe((await v.agent.tickets.list({ status: 'open' })).total)
  expect(openQuestions.worst.map(({ ticketId }) => ticketId)).toEqual(['KUU-8', 'KUU-4', 'KUU-2', 'KUU-MARTHA'])
  expect(openQuestions.older).toEqual([
    { days: 1, count: 3 },
    { days: 3, count: 2 },
    { days: 7, count: 1 },
  ])
})

test('farmers without a phone number are those of the list to which the board leads', async () => {
  const v = desk()
  v.farmer('reachable')
  v.farmer('left', { phone: null, isActive: false })
  for (let at = 0; at < 7; at++) v.farmer(`quiet${at}`, { phone: null })
  const listed = await v.admin.users.list({ role: 'farmer', state: 'active', phone: 'none', limit: 500 })
  const { count, worst } = (await v.health()).withoutPhone
  expect(listed.items.every(({ phone }) => phone === null)).toBe(true)
  expect([count, listed.items.length]).toEqual([listed.total, listed.total])
  expect(count).toBe(9)
  expect(worst.map(({ id }) => id)).toEqual(listed.items.slice(0, 5).map(({ id }) => id))
})
