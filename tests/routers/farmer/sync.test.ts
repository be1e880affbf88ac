import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { insertIdempotentResponse } from '#db/queries/sync/idempotent-responses.ts'
import { advisories, changes, marketPrices, notifications } from '#db/schema/index.ts'
import type { User } from '#domain/people/session.schema.ts'
import { SYNCED_LISTS } from '#domain/sync/sync.ts'
import { readSyncCursor } from '#services/sync/sync-cursor.ts'
import { type World, world } from '../../world.ts'

let w: World
let martha: User
let maize: string
let rice: string
beforeEach(async () => {
  w = world()
  martha = w.person('farmer', { preferredLocation: 'Monrovia, Liberia' })
  maize = w.crop().id
  rice = w.crop({ name: 'Rice' }).id
  await w.as(martha).farmer.crops.add({ farmerId: martha.id, cropId: maize, areaSize: 1 })
})

const ask = (cursor?: string, user = martha) => w.as(user).farmer.sync.changes({ cursor })
const advise = (title: string, cropId: string | null = null) =>
  w.db.insert(advisories).values({ title, content: 'Look', category: 'pest', cropId }).returning().get().id
const price = (cropId: string, market: string, pricePerKg = 40_000) =>
  w.db
    .insert(marketPrices)
    .values({ cropId, market, pricePerKg, currency: 'LRD', date: '2026-11-20' })
    .returning()
    .get()

test('the first round has no changes, the second those since, the third none again', async () => {
  const first = await ask()
  expect(first).toMatchObject({ lists: [], more: false, isReset: false, advisories: { changed: [] } })
  advise('Scout', maize)
  price(rice, 'Red Light')
  w.db.insert(notifications).values({ userId: martha.id, type: 'system', title: 't', message: 'm' }).run()
  const second = await ask(first.cursor)
  expect(second.advisories.changed.map(({ title }) => title)).toEqual(['Scout'])
  expect(second.prices.changed).toMatchObject([{ cropId: rice, market: 'Red Light', pricePerKg: 400 }])
  expect(second.lists).toEqual(['notifications'])
  const third = await ask(second.cursor)
  expect(third).toEqual({ ...first, cursor: second.cursor })
  expect(JSON.stringify(third).length).toBeLessThan(200)
})

test('a row that changed often is sent once, as it is now; a deleted one is sent as deleted', async () => {
  const [scout, weed] = [advise('Scout'), advise('Weed')]
  const gone = price(maize, 'Red Light')
  const { cursor } = await ask()
  for (const title of ['Scout early', 'Scout at dawn'])
    w.db.update(advisories).set({ title }).where(eq(advisories.id, scout)).run()
  w.db.update(advisories).set({ isActive: false }).where(eq(advisories.id, weed)).run()
  w.db.delete(marketPrices).where(eq(marketPrices.id, gone.id)).run()
  const answer = await ask(cursor)
  expect(answer.advisories.changed.map(({ title }) => title)).toEqual(['Scout at dawn'])
  expect(answer.advisories.gone).toEqual([weed])
  expect(answer.prices).toEqual({ changed: [], gone: [{ cropId: maize, market: 'Red Light' }] })
})

test('after a long absence changes come in pages, own crops and places first, each row once', async () => {
  const { cursor } = await ask()
  const ids = Array.from({ length: 450 }, (_, n) => advise(`Advice ${n}`, n % 10 === 0 ? maize : rice))
  price(rice, 'Monrovia')
  price(rice, 'Nairobi')
  const first = await ask(cursor)
  expect(first.more).toBe(true)
  expect(first.advisories.changed.slice(0, 45).map(({ cropId }) => cropId)).toEqual(Array(45).fill(maize))
  expect(first.prices.changed.map(({ market }) => market)).toContain('Monrovia')

  const received = [...first.advisories.changed]
  let answer = first
  // During the pages a row changes again: it comes with the next round.
  w.db.update(advisories).set({ title: 'Changed again' }).where(eq(advisories.id, ids[1]!)).run()
  while (answer.more) {
    answer = await ask(answer.cursor)
    expect(answer.lists).toEqual([])
    received.push(...answer.advisories.changed)
  }
  expect(new Set(received.map(({ id }) => id)).size).toBe(received.length)
  const last = await ask(answer.cursor)
  received.push(...last.advisories.changed)
  expect(new Set(received.map(({ id }) => id))).toEqual(new Set(ids))
  expect(last.advisories.changed.map(({ title }) => title)).toEqual(['Changed again'])
})

const advised = (count: number, content = 'Look') =>
  w.db.$client.exec(`
    with recursive n(i) as (select 1 union all select i + 1 from n where i < ${count})
    insert into advisories (id, title, content, category) select 'a-' || i, 'Advice ' || i, '${content}', 'pest' from n`)

test('an answer has at most 100 KB, and a heavier row comes alone', async () => {
  const { cursor } = await ask()
  advised(100, 'seven w '.repeat(500))
  advise('x'.repeat(150_000))
  let answer = await ask(cursor)
  expect(answer.advisories.changed).toHaveLength(1)
  const received = new Set(answer.advisories.changed.map(({ id }) => id))
  while (answer.more) {
    answer = await ask(answer.cursor)
    expect(JSON.stringify(answer).length).toBeLessThan(105_000)
    for (const { id } of answer.advisories.changed) received.add(id)
  }
  expect(received.size).toBe(101)
})

test('up to a thousand changes are sent one by one; with more the phone reads its lists again', async () => {
  const { cursor } = await ask()
  advised(1000)
  expect(await ask(cursor)).toMatchObject({ isReset: false, more: true })
  advise('One more')
  const answer = await ask(cursor)
  expect(answer).toMatchObject({ isReset: true, more: false, advisories: { changed: [], gone: [] } })
  expect(await ask(answer.cursor)).toMatchObject({ isReset: false, more: false, lists: [] })
})

test('a phone that stopped within a paged answer of an earlier version continues there', async () => {
  const { cursor } = await ask()
  const ids = [advise('First'), advise('Second'), advise('Third')]
  const head = (await ask()).cursor
  const sinceOf = (text: string) => readSyncCursor(text)!.since
  // It has received the newest of the three, and has its cursor in the format of version 0.1.
  const answer = await ask([sinceOf(cursor), sinceOf(head), 1, sinceOf(head)].join('.'))
  expect(answer.advisories.changed.map(({ id }) => id)).toEqual([ids[1], ids[0]])
})

test("nobody receives changes of another user's rows", async () => {
  const grace = w.person('farmer')
  const { cursor } = await ask(undefined, grace)
  await w.as(martha).farmer.crops.add({ farmerId: martha.id, cropId: rice, areaSize: 1 })
  expect((await ask(cursor, grace)).lists).toEqual([])
  expect((await ask(cursor)).lists).toEqual(['crops', 'cropLog'])
})

test('a restored database resets the phone; a forged cursor is refused', async () => {
  expect(await ask('999999')).toMatchObject({ isReset: true, more: false })
  await expect(ask('1e5')).rejects.toThrow('This cursor was not given by this server')
})

test('a database without the newest write of a phone resets it; which writes are missing is told of its own user alone', async () => {
  const { cursor } = await ask()
  const changes = (sent: string, user = martha) => w.as(user).farmer.sync.changes({ cursor, sent })
  insertIdempotentResponse(w.db, { userId: martha.id, key: 'here', requestHash: 'h', answer: null, rowId: null })
  expect(await changes('here')).toMatchObject({ isReset: false, restored: null })
  const lost = { isReset: true, restored: { to: '1970-01-01T00:00:00.000Z', at: w.clock.now.toISOString() } }
  expect(await changes('gone')).toMatchObject(lost)
  expect(await changes('here', w.person('farmer'))).toMatchObject(lost)
  expect(await w.as(martha).farmer.sync.missing({ keys: ['gone', 'here', 'away'] })).toEqual(['gone', 'away'])
})

// The phone that writes progress notes it itself; other phones ask for it at each visit.
test('every list that a trigger names is declared; each declared one has a trigger, or a write that records it', () => {
  const triggers = w.db.$client
    .prepare("select sql from sqlite_master where type = 'trigger' and name like '%is_a_change'")
    .pluck()
    .all()
    .join()
  const named = new Set([...triggers.matchAll(/(?:VALUES \(|SELECT )'(\w+)'/g)].map(([, name]) => name))
  expect([...named, 'hotlines', 'learning', 'loans'].sort()).toEqual(Object.keys(SYNCED_LISTS).sort())
})

test('the table of changes has one row for each synchronized row, however often it changes', () => {
  const id = advise('Scout')
  const count = () => w.db.select().from(changes).all().length
  const before = count()
  for (let n = 0; n < 20; n++)
    w.db
      .update(advisories)
      .set({ title: `Scout ${n}` })
      .where(eq(advisories.id, id))
      .run()
  expect(count()).toBe(before)
})
