import { count } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { shrinkIdempotentResponses } from '#db/queries/operations/retention.ts'
import { idempotentResponses, ledgerEntries, payments } from '#db/schema/index.ts'
import type { Caller } from '#routers/index.ts'
import { type Bank, bank } from '../../routers/finance/money.ts'
import type { Who } from '../../village.ts'

const DAY_MS = 86_400_000
const MARTHA = { farmerId: 'martha' }
const PLOT = { ...MARTHA, cropId: 'plot' }
const VISIT = { ...MARTHA, date: '2026-12-01', time: '10:00', purpose: 'Look at the maize' }

type Kind = { who: Exclude<Who, 'visitor'>; write: (caller: Caller) => Promise<unknown> }
const kind = (who: Kind['who'], write: Kind['write']): Kind => ({ who, write })

/** A write of every kind that people repeat: a farmer's, an agent's, an administrator's, and each that moves money. */
const KINDS: Record<string, Kind> = {
  'a crop is added': kind('martha', (c) => c.farmer.crops.add({ ...MARTHA, cropId: 'maize', areaSize: 0.5 })),
  'a crop is changed': kind('martha', (c) => c.farmer.crops.change({ ...PLOT, notes: 'By the river' })),
  'a crop is removed': kind('martha', (c) => c.farmer.crops.remove(PLOT)),
  'a note is written': kind('martha', (c) => c.farmer.cropLog.note({ ...PLOT, text: 'Rain at last' })),
  'a problem is reported': kind('martha', (c) => c.farmer.cropLog.report({ ...PLOT, text: 'Worms again', photoId: null, isProblem: true })), // biome-ignore format: one row
  'care is done': kind('martha', (c) => c.farmer.care.done({ ...PLOT, task: 'scouting', today: '2026-11-21' })),
  'a price is watched': kind('martha', (c) => c.farmer.priceAlerts.set({ cropId: 'maize', market: 'Monrovia', direction: 'above', pricePerKg: 460, bySms: false })), // biome-ignore format: one row
  'a wish is taken back': kind('martha', (c) => c.farmer.priceAlerts.remove({ id: 'wish' })),
  'notices are chosen': kind('martha', (c) => c.farmer.preferences.set({ marketPrices: false })),
  'help is asked for': kind('martha', (c) => c.farmer.contact.submit({ name: 'Martha', message: 'Worms in my maize' })),
  'a bookmark is set': kind('martha', (c) => c.farmer.bookmarks.set({ advisoryId: 'scout', isBookmarked: true })),
  'a course is begun': kind('martha', (c) => c.learning.courses.enroll({ id: 'open' })),
  'a visit is planned': kind('hawa', (c) => c.agent.visits.schedule(VISIT)),
  'a ticket is answered': kind('hawa', (c) => c.agent.tickets.answer({ ticketId: 'KUU-MARTHA', message: 'Pick them off' })), // biome-ignore format: one row
  'a note on a farmer': kind('hawa', (c) => c.agent.farmers.note({ ...MARTHA, text: 'Called her', channel: 'call' })),
  'a text message is sent': kind('hawa', (c) => c.agent.sms.send({ phone: '+231770000001', message: 'Come on Friday', type: 'general' })), // biome-ignore format: one row
  'advice is published': kind('hawa', (c) => c.farmer.advisories.publish({ title: 'Weed', content: 'Weed the maize now', category: 'planting' })), // biome-ignore format: one row
  'a price is entered': kind('ruth', (c) => c.admin.marketPrices.create({ cropId: 'maize', market: 'Monrovia', pricePerKg: 420, currency: 'LRD' })), // biome-ignore format: one row
  'a price is deleted': kind('ruth', (c) => c.admin.marketPrices.delete({ id: 'price' })),
  'a user is changed': kind('ruth', (c) => c.admin.users.change({ id: 'joseph', fullName: 'Joseph F. Flomo' })),
  'money is sent': kind('martha', (c) => c.finance.transactions.transfer({ fromAccountId: 'purse', toAccountId: 'box', amount: 100, currency: 'NGN' })), // biome-ignore format: one row
  'a premium is paid': kind('martha', (c) => c.finance.insurance.pay({ insuranceId: 'cover', amount: 10 })),
  'a loan is asked for': kind('martha', (c) => c.finance.loans.request({ loanProductId: 'seed', principalAmount: 2000, currency: 'NGN', termDays: 365, purpose: 'Seed for rice', accountId: 'purse' })), // biome-ignore format: one row
}

let b: Bank
beforeEach(() => {
  b = bank()
})

const keyed = (who: Who) => b.as(b.people[who], { idempotencyKeys: ['once'] })
const rowsOf = () =>
  b.db.$client
    .prepare<[], string>(
      "select name from sqlite_schema where type = 'table' and name not like '%search%' and name not like 'sqlite%'",
    )
    .pluck()
    .all()
    .map((table) => [table, b.db.$client.prepare(`select count(*) from "${table}"`).pluck().get()])

/** Days later, once the server has made small what is old enough for it. */
function later(days: number) {
  b.clock.now = new Date(b.clock.now.getTime() + days * DAY_MS)
  return shrinkIdempotentResponses(b.db, new Date(b.clock.now.getTime() - 3 * DAY_MS).toISOString())
}

describe.each(Object.entries(KINDS))('%s', (_, { who, write }) => {
  test.each([
    ['an hour', 1 / 24],
    ['four days', 4],
    ['99 days', 99],
  ])('and repeated after %s, it is answered and not done again', async (_, days) => {
    const first = await write(keyed(who))
    const rows = rowsOf()
    later(days)
    expect(await write(keyed(who))).toEqual(first)
    expect(rowsOf()).toEqual(rows)
  })

  test('other words under its key are refused days later too', async () => {
    await write(keyed(who))
    later(4)
    const others = b.as(b.people[who], { idempotencyKeys: ['once'] })
    const request = () => others.farmer.bookmarks.set({ advisoryId: 'told', isBookmarked: false })
    await expect(request()).rejects.toMatchObject({ cause: { id: 'keyReused' } })
  })
})

test('days later the row answers as it is, and not as it was', async () => {
  const add = () => keyed('martha').farmer.crops.add({ ...MARTHA, cropId: 'maize', areaSize: 0.5 })
  const { id } = await add()
  await b.as(b.people.martha!).farmer.crops.change({ ...MARTHA, cropId: id, notes: 'By the river' })
  expect(await add()).toMatchObject({ id, notes: null })
  later(4)
  expect(await add()).toMatchObject({ id, notes: 'By the river' })
})

test('a row that is gone for good is not made again', async () => {
  const add = () => keyed('martha').farmer.crops.add({ ...MARTHA, cropId: 'maize', areaSize: 0.5 })
  const { id } = await add()
  later(4)
  b.db.$client.prepare('delete from farmer_crops where id = ?').run(id)
  await expect(add()).rejects.toMatchObject({ cause: { id: 'notFound' } })
})

test('rights come before what a row says: who may not write any more hears nothing of it', async () => {
  const schedule = (role: 'extension_agent' | 'farmer') =>
    b.as({ ...b.people.hawa!, role }, { idempotencyKeys: ['once'] }).agent.visits.schedule(VISIT)
  await schedule('extension_agent')
  later(4)
  await expect(schedule('farmer')).rejects.toMatchObject({ cause: { id: 'notYourRole' } })
})

test('a repeated payment moves nothing, and is answered by the movement', async () => {
  const send = () => keyed('martha').finance.transactions.transfer({ fromAccountId: 'purse', toAccountId: 'box', amount: 100, currency: 'NGN' }) // biome-ignore format: one row
  const moved = () => [payments, ledgerEntries].map((table) => b.db.select({ rows: count() }).from(table).get()?.rows)
  const first = await send()
  const before = moved()
  later(99)
  expect(await send()).toEqual(first)
  expect(moved()).toEqual(before)
})

test('a write costs the file at most 0.3 KB after three days', async () => {
  const WRITES = 400
  const size = () =>
    b.db.$client
      .prepare<[], number>("select sum(payload) from dbstat where name like '%idempotent_responses%'")
      .pluck()
      .get()!
  const before = size()
  for (let each = 0; each < WRITES; each++)
    await b
      .as(b.people.hawa!, { idempotencyKeys: [crypto.randomUUID()] })
      .agent.visits.schedule({ ...VISIT, notes: `${each}` })
  const whole = (size() - before) / WRITES
  while (later(4) > 0);
  const small = (size() - before) / WRITES
  expect(whole).toBeGreaterThan(600)
  expect(small).toBeLessThan(300)
})

test('what no row can say stays whole, with the subjects that an erasure finds it by', async () => {
  const users = keyed('ruth').admin.users
  await users.deactivateMany({ ids: ['joseph'] })
  later(4)
  const [row] = b.db.select().from(idempotentResponses).all()
  expect(row?.answer).toContain('Joseph Flomo')
  expect(row?.subjects).toContain('joseph')
})
