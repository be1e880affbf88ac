import { desc, eq } from 'drizzle-orm'
import pino from 'pino'
import { afterEach, expect, test } from 'vitest'
import { transact } from '#db/client.ts'
import { listBroadcasts } from '#db/queries/messaging/broadcasts.ts'
import { saveSetting } from '#db/queries/operations/settings.ts'
import { marketPrices, notifications, smsMessages, users } from '#db/schema/index.ts'
import { noticeOf } from '#domain/messaging/notification-kinds.ts'
import { runBroadcasts } from '#server/jobs/broadcasts.ts'
import { deliverDatedAdvice } from '#services/advice/deliver-advice.ts'
import { announcePrice } from '#services/market/announce-price.ts'
import { continueBroadcasts, startBroadcast } from '#services/messaging/broadcast.ts'
import { announceAlert } from '#services/weather/announce-alert.ts'
import { village } from '../../village.ts'
import { waitFor } from '../../wait-for.ts'
import { NOON } from '../../world.ts'

const MANY = 1300
const written = { title: 'Weed', content: 'Pull the weeds while they are small.', category: 'planting' } as const

/** A village of many more farmers who all grow maize and have a price alert for it; every tenth has opted out. */
function crowd() {
  const v = village()
  const ids = Array.from({ length: MANY }, (_, n) => `farmer-${n}`)
  v.db.$client.exec(`
    create temp table n as with recursive n(i) as (select 0 union all select i + 1 from n where i < ${MANY - 1})
      select 'farmer-' || i as id, i from n order by i * 7919 % ${MANY};
    insert into users (id, username, username_key, password, full_name, phone, preferred_location)
      select id, id, id, '!', id, '+23177' || i, 'Lagos, Nigeria' from n;
    insert into farmer_crops (id, farmer_id, crop_id, status, planting_date)
      select 'plot of ' || id, id, 'maize', 'growing', '2026-09-01' from n;
    insert into price_alerts (id, user_id, crop_id, market, direction, price_per_kg, currency, by_sms)
      select 'wish of ' || id, id, 'maize', 'Monrovia', 'above', 100, 'LRD', 1 from n;
    insert into notification_preferences (user_id, advisories, weather_alerts, sms_updates)
      select id, 0, 0, 0 from n where i % 10 = 0`)
  v.db.delete(notifications).run()
  const notified = () =>
    v.db
      .select()
      .from(notifications)
      .all()
      .map(({ userId }) => userId)
      .sort()
  const drain = () => {
    let slices = 0
    while (continueBroadcasts(v.db, v.clock.now) !== null) slices += 1
    return slices
  }
  return { ...v, ids, notified, drain }
}
const withoutOptedOut = (ids: string[]) => ids.filter((_, n) => n % 10 !== 0)

type Crowd = ReturnType<typeof crowd>
const alert = { id: 'flood', title: 'Flood', description: 'Go up', severity: 'danger', location: 'Lagos, Nigeria', isActive: true, expiresAt: null } as const // biome-ignore format: one row
const reachable = (v: Crowd) => withoutOptedOut(v.ids)

/** Broadcasts to many recipients, with everyone who must be notified in the end. */
const EVENTS: [name: string, happen: (v: Crowd) => unknown, whom: (v: Crowd) => string[]][] = [
  ['urgent advice', (v) => v.as(v.people.hawa).farmer.advisories.publish({ ...written, priority: 'urgent' }), (v) => [...reachable(v), 'martha', 'joseph']], // biome-ignore format: one row
  ['advice for a crop', (v) => v.as(v.people.hawa).farmer.advisories.publish({ ...written, cropId: 'maize' }), (v) => [...reachable(v), 'martha']], // biome-ignore format: one row
  ['a course', (v) => v.as(v.people.ruth).admin.courses.publish({ id: 'draft', published: true }), (v) => [...v.ids, 'martha', 'joseph']], // biome-ignore format: one row
  ['a weather warning', (v) => transact(v.db, (tx) => announceAlert(tx, alert, NOON)), (v) => [...reachable(v), 'martha', 'joseph']], // biome-ignore format: one row
  ['a price', (v) => transact(v.db, (tx) => announcePrice(tx, newPrice(v), NOON)), (v) => v.ids],
]

const newPrice = ({ db }: Crowd) =>
  db.insert(marketPrices).values({ cropId: 'maize', market: 'Monrovia', pricePerKg: 42_000, currency: 'LRD', date: '2026-11-21' }).returning().get() // biome-ignore format: one row

test.each(EVENTS)('%s notifies some at once, everyone in the end, and each once', async (_, happen, whom) => {
  const v = crowd()
  await happen(v)
  const first = v.notified().length
  expect(first).toBeGreaterThan(0)
  expect(first).toBeLessThanOrEqual(100)
  expect(listBroadcasts(v.db)).toHaveLength(1)
  expect(v.drain()).toBeGreaterThan(3)
  expect(v.notified()).toEqual(whom(v).sort())
  expect(listBroadcasts(v.db)).toEqual([])
})

test.each(EVENTS)('%s: a power cut in any slice leaves out and repeats nobody', async (_, happen, whom) => {
  const v = crowd()
  await happen(v)
  // The power cut comes once in each slice, and the slice is then repeated as a whole.
  for (let isOver = false; !isOver; ) {
    v.db.$client.exec("create temp trigger power before insert on notifications when abs(random()) % 40 = 0 begin select raise(abort, 'power'); end") // biome-ignore format: one statement
    try {
      continueBroadcasts(v.db, NOON)
    } catch {}
    v.db.$client.exec('drop trigger power')
    isOver = continueBroadcasts(v.db, NOON) === null
  }
  expect(v.notified()).toEqual(whom(v).sort())
})

test('a warning goes by SMS to those of them who want SMS, once each', () => {
  const v = crowd()
  transact(v.db, (tx) => announceAlert(tx, alert, NOON))
  v.drain()
  const texts = v.db.select().from(smsMessages).all()
  expect(texts.map(({ userId }) => userId).sort()).toEqual(reachable(v).sort())
})

test('a later slice has its own timestamp, by which Web Push finds it', async () => {
  const v = crowd()
  await v.as(v.people.hawa).farmer.advisories.publish({ ...written, priority: 'urgent' })
  v.clock.now = new Date('2026-11-21T12:05:00.000Z')
  v.drain()
  const moments = v.db.select().from(notifications).all().map(({ createdAt }) => createdAt) // biome-ignore format: one question
  expect([...new Set(moments)].sort()).toEqual(['2026-11-21T12:00:00.000Z', '2026-11-21T12:05:00.000Z'])
})

test('two broadcasts take turns', () => {
  const v = crowd()
  const notice = { type: 'system', title: 'A', message: 'B', priority: 'low', link: null } as const
  for (const title of ['first', 'second'])
    transact(v.db, (tx) => startBroadcast(tx, { of: 'notice', audience: { of: 'all' }, notice: { ...notice, title }, sms: null }, NOON)) // biome-ignore format: one call
  const countOf = (title: string) => v.db.select().from(notifications).all().filter((row) => row.title === title).length // biome-ignore format: one question
  continueBroadcasts(v.db, NOON)
  continueBroadcasts(v.db, NOON)
  expect([countOf('first'), countOf('second')]).toEqual([200, 200])
})

/** As versions without kinds had them in their queue. */
const EARLIER = [
  { telling: { tell: 'notice', audience: { of: 'all' }, notice: { type: 'weather', title: 'Flood', message: 'Go up', priority: 'high', link: '/farmer' }, sms: 'Kuu: Flood. Go up' }, after: '' },
  { telling: { tell: 'price', price: { cropId: 'maize', crop: 'Maize', market: 'Monrovia', pricePerKg: 42_000, currency: 'LRD', date: '2026-11-21' } }, after: '' },
] // biome-ignore format: two rows

test('a broadcast that an earlier version started reaches everyone after an update', () => {
  const v = crowd()
  saveSetting(v.db, 'tellings', EARLIER, NOON.toISOString())
  v.drain()
  const rows = v.db.select().from(notifications).all()
  const written = rows.filter(({ kind }) => kind === null)
  expect(written.map(({ userId }) => userId).sort()).toEqual([...v.ids, 'martha', 'joseph'].sort())
  expect(written[0]).toMatchObject({ type: 'weather', title: 'Flood', message: 'Go up', link: '/farmer' })
  expect(rows.filter(({ kind }) => kind === 'priceAbove')).toHaveLength(MANY)
  const texts = v.db.select().from(smsMessages).all().filter(({ type }) => type === 'weather') // biome-ignore format: one question
  expect(new Set(texts.map(({ message }) => message))).toEqual(new Set(['Kuu: Flood. Go up']))
})

test("each SMS is in its recipient's language, and in English without a translation", () => {
  const v = crowd()
  const speak = (language: string, id: string) => v.db.update(users).set({ language }).where(eq(users.id, id)).run()
  speak('swahili', 'farmer-1')
  speak('amharic', 'farmer-2')
  speak('klingon', 'farmer-3')
  const notice = noticeOf('rainForecast', { day: '2026-11-22', rain: 64, city: 'Lagos' })
  transact(v.db, (tx) => announceAlert(tx, alert, NOON, notice))
  transact(v.db, (tx) => announcePrice(tx, newPrice(v), NOON))
  v.drain()
  const textsOf = (id: string) => v.db.select().from(smsMessages).where(eq(smsMessages.userId, id)).orderBy(desc(smsMessages.type)).all().map(({ message }) => message.slice(0, 24)) // biome-ignore format: one question
  expect(textsOf('farmer-1')).toEqual(['Kuu: Mvua kubwa Jumapili', 'Kuu: Zea mays katika Mon'])
  for (const id of ['farmer-2', 'farmer-3', 'farmer-4'])
    expect(textsOf(id)).toEqual(['Kuu: Heavy rain on Sunda', 'Kuu: Zea mays in Monrovi'])
})

test('a broadcast that fails does not block the others', () => {
  const v = crowd()
  const notice = { type: 'system', title: 'A', message: 'B', priority: 'low', link: null } as const
  for (const title of ['broken', 'sound'])
    transact(v.db, (tx) => startBroadcast(tx, { of: 'notice', audience: { of: 'all' }, notice: { ...notice, title }, sms: null }, NOON)) // biome-ignore format: one call
  v.db.$client.exec("create trigger broken before insert on notifications when new.title = 'broken' begin select raise(abort, 'broken'); end") // biome-ignore format: one statement
  for (let look = 0; look < 100; look++)
    try {
      continueBroadcasts(v.db, NOON)
    } catch {}
  expect(listBroadcasts(v.db)).toMatchObject([{ broadcast: { notice: { title: 'broken' } } }])
  expect(v.db.select().from(notifications).all().filter(({ title }) => title === 'sound')).toHaveLength(MANY + 2) // biome-ignore format: one question
})

test('users deleted meanwhile are not notified, and the others are', async () => {
  const v = crowd()
  await v.as(v.people.hawa).farmer.advisories.publish({ ...written, priority: 'urgent' })
  v.db.$client.exec("delete from users where id like 'farmer-1%'")
  v.drain()
  expect(v.notified()).toEqual([...reachable(v), 'martha', 'joseph'].filter((id) => !id.startsWith('farmer-1')).sort())
})

test('interrupted dated advice continues where it stopped', async () => {
  const v = crowd()
  const stopping = new AbortController()
  stopping.abort()
  expect(await deliverDatedAdvice(v.db, NOON, { stopping: stopping.signal })).toBeLessThan(MANY)
  await deliverDatedAdvice(v.db, NOON)
  expect(v.notified()).toEqual(reachable(v).sort())
  expect(await deliverDatedAdvice(v.db, NOON)).toBe(0)
})

let stop: (() => Promise<void>) | undefined
afterEach(async () => {
  await stop?.()
  stop = undefined
})

test('the server continues after a restart, and stops at once', async () => {
  const v = crowd()
  await v.as(v.people.hawa).farmer.advisories.publish({ ...written, priority: 'urgent' })
  const complaints: string[] = []
  const log = pino({ level: 'warn' }, { write: (line) => void complaints.push(line) })
  const start = () => runBroadcasts({ db: v.db, log, now: () => NOON })
  await start()()
  const before = v.notified().length
  expect(before).toBeLessThan(MANY)
  stop = start()
  await waitFor(() => expect(listBroadcasts(v.db)).toEqual([]))
  expect(v.notified()).toEqual([...reachable(v), 'martha', 'joseph'].sort())
  expect(complaints).toEqual([])
})

test('a slice that cannot be written is logged, and tried again', async () => {
  const v = crowd()
  await v.as(v.people.hawa).farmer.advisories.publish({ ...written, priority: 'urgent' })
  v.db.$client.exec("create trigger full before insert on notifications begin select raise(abort, 'full'); end")
  const complaints: string[] = []
  const log = pino({ level: 'warn' }, { write: (line) => void complaints.push(line) })
  stop = runBroadcasts({ db: v.db, log, now: () => NOON })
  expect(complaints).toHaveLength(1)
  v.db.$client.exec('drop trigger full')
  await waitFor(() => expect(listBroadcasts(v.db)).toEqual([]))
})

test('a server without broadcasts writes nothing', () => {
  const v = village()
  const writes = () => v.db.$client.prepare('select total_changes()').pluck().get()
  const before = writes()
  expect(continueBroadcasts(v.db, NOON)).toBeNull()
  expect(writes()).toBe(before)
})
