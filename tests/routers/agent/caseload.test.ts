import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { listNotifications } from '#db/queries/messaging/notifications.ts'
import { farmerCrops, farmerRecords, smsMessages, users } from '#db/schema/index.ts'
import type { User } from '#domain/people/session.schema.ts'
import { type World, world } from '../../world.ts'

let w: World
let hawa: User
let boakai: User
let ruth: User
let farmers: User[]
beforeEach(() => {
  w = world()
  hawa = w.person('extension_agent', { fullName: 'Hawa Sirleaf' })
  boakai = w.person('extension_agent', { fullName: 'Boakai Weah' })
  ruth = w.person('admin')
  farmers = ['Ada', 'Bea', 'Cee', 'Dee', 'Eve'].map((fullName, at) =>
    w.person('farmer', {
      fullName,
      location: at < 2 ? 'Gbarnga' : 'Voinjama',
      createdAt: `2026-11-0${at + 1}T08:00:00.000Z`,
    }),
  )
})
const ids = (...names: string[]) => farmers.filter(({ fullName }) => names.includes(fullName)).map(({ id }) => id)
const give = (names: string[], agent: User | null = hawa) =>
  w.as(ruth).admin.users.giveToAgent({ ids: ids(...names), agentId: agent?.id ?? null })
type Filter = Parameters<ReturnType<World['as']>['agent']['farmers']['list']>[0]
const list = (input: Filter = {}, agent = hawa) => w.as(agent).agent.farmers.list(input)
const names = async (input?: Filter, agent?: User) => (await list(input, agent)).items.map(({ fullName }) => fullName)

test('an agent sees own farmers first, then all others, each half as sorted', async () => {
  await give(['Ada', 'Dee'])
  expect(await names({ sort: 'fullName' })).toEqual(['Ada', 'Dee', 'Bea', 'Cee', 'Eve'])
  expect(await names({ sort: '-createdAt' })).toEqual(['Dee', 'Ada', 'Eve', 'Cee', 'Bea'])
  expect(await names({ sort: 'fullName' }, boakai)).toEqual(['Ada', 'Bea', 'Cee', 'Dee', 'Eve'])
  expect((await list()).items.map(({ isMine }) => isMine)).toEqual([true, true, false, false, false])
})

test.each([1, 2, 3, 4, 5, 6])(
  'pages of %i farmers hold each farmer once, own ones first, and the total once',
  async (limit) => {
    await give(['Bea', 'Dee'])
    const seen: string[] = []
    const totals: (number | null)[] = []
    let cursor: string | undefined
    do {
      const page = await list({ sort: 'fullName', limit, cursor })
      expect(page.items.length).toBeGreaterThan(0)
      seen.push(...page.items.map(({ fullName }) => fullName))
      totals.push(page.total)
      cursor = page.nextCursor ?? undefined
    } while (cursor)
    expect(seen).toEqual(['Bea', 'Dee', 'Ada', 'Cee', 'Eve'])
    expect(totals.filter((total) => total !== null)).toEqual([5])
  },
)

test('only own ones, the growers of a crop, a place, a status, together with words', async () => {
  await give(['Ada', 'Dee', 'Eve'])
  const maize = w.crop({ name: 'Maize' })
  for (const name of ['Ada', 'Cee', 'Eve']) w.db.insert(farmerCrops).values({ farmerId: ids(name)[0]!, cropId: maize.id, status: name === 'Eve' ? 'harvested' : 'growing' }).run() // biome-ignore format: one row
  w.db.update(users).set({ isActive: false }).where(eq(users.fullName, 'Dee')).run()
  expect(await names({ mine: true, sort: 'fullName' })).toEqual(['Ada', 'Dee', 'Eve'])
  expect(await names({ crop: maize.id })).toEqual(['Ada', 'Cee'])
  expect(await names({ crop: maize.id, mine: true })).toEqual(['Ada'])
  expect(await names({ place: 'gbarnga', sort: 'fullName' })).toEqual(['Ada', 'Bea'])
  expect(await names({ status: 'inactive' })).toEqual(['Dee'])
  expect(await names({ status: 'active', mine: true, sort: 'fullName' })).toEqual(['Ada', 'Eve'])
  expect(await names({ place: 'voinjama', mine: true, search: 'eve' })).toEqual(['Eve'])
  const totals = await Promise.all([{ mine: true }, { crop: maize.id }, { place: 'gbarnga' }, { status: 'inactive' as const }].map(async (filter) => (await list(filter)).total)) // biome-ignore format: one list
  expect(totals).toEqual([3, 2, 2, 1])
})

test('REST filters too, and keeps the fields that are specified', async () => {
  await give(['Ada'])
  const answer = await w.rest(hawa, 'GET', '/farmers?mine=true')
  expect(await answer.json()).toEqual([
    expect.objectContaining({
      fullName: 'Ada',
      location: 'Gbarnga',
      phone: null,
      role: 'farmer',
      isActive: true,
      isMine: true,
    }),
  ])
})

test('administrators alone move farmers, all or none, to agents who can sign in; the agent is told', async () => {
  await expect(w.as(hawa).admin.users.giveToAgent({ ids: ids('Ada'), agentId: hawa.id })).rejects.toMatchObject({ code: 'FORBIDDEN' }) // biome-ignore format: one sentence
  await expect(w.as(ruth).admin.users.giveToAgent({ ids: [...ids('Ada'), boakai.id], agentId: hawa.id })).rejects.toMatchObject({ code: 'NOT_FOUND' }) // biome-ignore format: one sentence
  for (const nobody of [ruth.id, farmers[0]!.id, 'x'])
    await expect(w.as(ruth).admin.users.giveToAgent({ ids: ids('Ada'), agentId: nobody })).rejects.toMatchObject({ code: 'BAD_REQUEST' }) // biome-ignore format: one sentence
  expect(await give(['Ada', 'Bea'])).toEqual({ moved: 2 })
  expect(await give(['Ada'], boakai)).toEqual({ moved: 1 })
  expect(await names({ mine: true })).toEqual(['Bea'])
  expect(await names({ mine: true }, boakai)).toEqual(['Ada'])
  await give(['Ada'], null)
  expect(await names({ mine: true }, boakai)).toEqual([])
  const told = listNotifications(w.db, { userId: hawa.id, limit: 9 }).items
  expect(told).toMatchObject([
    { kind: 'farmersGiven', params: JSON.stringify({ count: 2, farmer: null, giver: ruth.fullName }) },
  ])
})

const comfort = { fullName: 'Comfort Dolo', location: 'Gbarnga', phone: '+231 77 000 0001' }

test('an agent registers a farmer with a username, a code that works once, a crop, and becomes the agent', async () => {
  const maize = w.crop({ name: 'Maize' })
  const made = await w.as(hawa).agent.farmers.register({ ...comfort, gender: 'female', crop: { cropId: maize.id, areaSize: 1.5 } }) // biome-ignore format: one ask
  expect(made).toMatchObject({ username: 'comfort.dolo', fullName: 'Comfort Dolo', role: 'farmer' })
  expect(await names({ mine: true, crop: maize.id })).toEqual(['Comfort Dolo'])
  expect(w.db.select().from(farmerRecords).get()).toMatchObject({ agentId: hawa.id, gender: 'female', lastContactAt: w.clock.now.toISOString() }) // biome-ignore format: one row
  const session = await w.as(null).auth.setPassword({ username: 'comfort.dolo', code: made.code!, password: 'battery staple' }) // biome-ignore format: one ask
  expect(session.user.id).toBe(made.id)
})

test('the same phone, or the same name at the same place, is refused until the agent is sure, and says who it is', async () => {
  const { register, same } = w.as(hawa).agent.farmers
  const first = await register(comfort)
  const alike = [
    { ...comfort, fullName: 'C. Dolo', location: 'Ganta', phone: '00231 770000001' },
    { ...comfort, fullName: 'C. Dolo', location: 'Ganta, Liberia', phone: '0770 000 001' },
    { ...comfort, fullName: 'comfort dólo', phone: null },
  ]
  for (const input of alike) {
    expect(await same(input)).toEqual([expect.objectContaining({ id: first.id })])
    await expect(register(input)).rejects.toMatchObject({ code: 'CONFLICT', message: /registered already/ })
  }
  expect(await same({ ...comfort, phone: null, location: 'Ganta' })).toEqual([])
  const second = await register({ ...alike[2]!, isSure: true })
  expect(second.username).toBe('comfort.dolo2')
})

test('the code goes out as a text message when it is asked for, and needs a number for that', async () => {
  const { register } = w.as(hawa).agent.farmers
  await expect(register({ ...comfort, phone: null, sendsCode: true })).rejects.toMatchObject({ code: 'CONFLICT' })
  const { id, code } = await register({ ...comfort, sendsCode: true })
  const sms = w.db.select().from(smsMessages).get()!
  expect(sms).toMatchObject({ userId: id, status: 'pending', phone: '+231770000001' })
  expect(sms.message).toContain(code)
  expect(sms.message.length).toBeLessThanOrEqual(160)
})

test('nobody reads a start code among the text messages: it opens the account', async () => {
  const { id, code } = await w.as(hawa).agent.farmers.register({ ...comfort, sendsCode: true })
  const { messages, pending, conversation, retry } = w.as(boakai).agent.sms
  const sent = { id: w.db.select().from(smsMessages).get()!.id }
  const read = [await messages({}), await pending({}), await conversation({ farmerId: id })]
  w.db.update(smsMessages).set({ status: 'failed' }).run()
  const told = JSON.stringify([...read, await retry(sent)])
  expect(told).not.toContain(code)
  expect(told.match(/your start code ••••\. Choose/g)).toHaveLength(4)
  expect(w.db.select().from(smsMessages).get()!.message).toContain(code)
})

test('a place is found whatever its capitals and marks', async () => {
  w.person('farmer', { fullName: 'Ngo Bell', location: 'Édéa, Cameroun' })
  for (const place of ['édéa', 'EDEA', 'Édéa']) expect(await names({ place })).toEqual(['Ngo Bell'])
})

test('a note is a contact at the moment when it was written, and never moves the last contact back', async () => {
  const [ada] = farmers as [User]
  const at = (iso: string) => w.as(hawa, { writtenAt: () => new Date(iso) }).agent.farmers
  await at('2026-11-20T08:00:00.000Z').note({ farmerId: ada.id, text: 'Seed next week', channel: 'call' })
  await at('2026-11-19T08:00:00.000Z').note({ farmerId: ada.id, text: 'Written on a phone before' })
  expect(await w.as(hawa).agent.farmers.get({ farmerId: ada.id })).toMatchObject({ lastContactAt: '2026-11-20T08:00:00.000Z', messages: 0 }) // biome-ignore format: one ask
  const { items } = await w.as(boakai).agent.farmers.notes({ farmerId: ada.id })
  expect(items.map(({ text, authorName, channel }) => [text, authorName, channel])).toEqual([
    ['Seed next week', 'Hawa Sirleaf', 'call'],
    ['Written on a phone before', 'Hawa Sirleaf', 'visit'],
  ])
})
