import { beforeEach, expect, test } from 'vitest'
import { contactRequests, cropActivities, farmerCrops, idempotentResponses, marketPrices } from '#db/schema/index.ts'
import type { User } from '#domain/people/session.schema.ts'
import { hashRequest } from '#services/sync/idempotency.ts'
import { type World, world } from '../../world.ts'

let w: World
let martha: User
let cropId: string
beforeEach(() => {
  w = world()
  martha = w.person('farmer')
  cropId = w.crop().id
})

type Keyed = { key: string; author?: string; path?: string }
const post = async (input: object, { key, author, path = 'farmer.crops.add' }: Keyed, user = martha) =>
  w.app.request(`/trpc/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${(await w.sessions.open(user.id)).token}`,
      'idempotency-key': key,
      ...(author && { 'kuu-author': author }),
    },
    body: JSON.stringify({ json: input }),
  })
const maize = () => ({ farmerId: martha.id, cropId, areaSize: 0.5 })
const crops = () => w.db.select().from(farmerCrops).all()
const dataOf = async (answer: Response) => (await answer.json()).result.data.json

test('the same key gives the same answer, and one row', async () => {
  const first = await dataOf(await post(maize(), { key: 'k1' }))
  const again = await dataOf(await post(maize(), { key: 'k1' }))
  expect(again).toEqual(first)
  expect(crops().map(({ id }) => id)).toEqual([first.id])
})

test('a stored response is what was answered, without further columns', async () => {
  w.db.insert(marketPrices).values({ cropId, market: 'Monrovia', pricePerKg: 40_000, currency: 'LRD', date: '2026-11-20' }).run() // biome-ignore format: one row
  const writes: [path: string, input: object][] = [
    ['farmer.crops.add', maize()],
    ['farmer.contact.submit', { name: 'Martha', message: 'Worms in my maize' }],
    ['farmer.priceAlerts.set', { cropId, market: 'Monrovia', direction: 'above', pricePerKg: 450, bySms: false }],
  ]
  for (const [path, input] of writes) {
    const ask = async () => dataOf(await post(input, { key: path, path }))
    const first = await ask()
    expect([path, await ask()]).toEqual([path, first])
  }
})

test('a repeated removal whose answer was lost is not refused', async () => {
  const { id } = await dataOf(await post(maize(), { key: 'k1' }))
  const remove = { key: 'k2', path: 'farmer.crops.remove' }
  const input = { farmerId: martha.id, cropId: id }
  expect((await post(input, remove)).status).toBe(200)
  expect((await post(input, remove)).status).toBe(200)
  expect((await post(input, { ...remove, key: 'k3' })).status).toBe(404)
})

test('two concurrent copies of a request are one write', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => post(maize(), { key: 'k1' })))
  expect(new Set(await Promise.all(answers.map(async (each) => (await dataOf(each)).id))).size).toBe(1)
  expect(crops()).toHaveLength(1)
})

test('another request under a used key is refused; another order of keys is the same request', async () => {
  await post(maize(), { key: 'k1' })
  expect((await post({ ...maize(), areaSize: 0.6 }, { key: 'k1' })).status).toBe(409)
  expect((await post({ areaSize: 0.5, cropId, farmerId: martha.id }, { key: 'k1' })).status).toBe(200)
  expect(crops()).toHaveLength(1)
})

test('requests are the same if their parsed inputs are, whatever was sent', async () => {
  const first = await dataOf(await post({ ...maize(), notes: ' By the river ' }, { key: 'k1' }))
  const said = { notes: 'By the river', status: 'planning', nobody: 'asked', ...maize(), plantingDate: '' }
  expect(await dataOf(await post(said, { key: 'k1' }))).toEqual(first)
  expect((await post({ ...said, notes: 'By the road' }, { key: 'k1' })).status).toBe(409)
  expect(crops()).toHaveLength(1)
})

test('a write stored by its raw input, as earlier versions did, is still recognized', async () => {
  const first = await dataOf(await post(maize(), { key: 'k1' }))
  w.db
    .update(idempotentResponses)
    .set({ requestHash: hashRequest('farmer.crops.add', maize()) })
    .run()
  expect(await dataOf(await post(maize(), { key: 'k1' }))).toEqual(first)
  expect((await post({ ...maize(), areaSize: 2 }, { key: 'k1' })).status).toBe(409)
})

test('a key belongs to its user', async () => {
  const samuel = w.person('extension_agent')
  await post(maize(), { key: 'k1' })
  expect((await post(maize(), { key: 'k1' }, samuel)).status).toBe(200)
  expect(crops()).toHaveLength(2)
})

test('deleting a row deletes its stored response, and the write is not done again', async () => {
  const { id } = await dataOf(await post(maize(), { key: 'k1' }))
  await post({ farmerId: martha.id, cropId: id }, { key: 'k2', path: 'farmer.crops.remove' })
  // While it can be restored its creation is answered as before, and makes no second crop.
  expect((await post(maize(), { key: 'k1' })).status).toBe(200)
  expect(crops()).toHaveLength(1)
  w.db.delete(farmerCrops).run()
  expect(w.db.select().from(idempotentResponses).all()).toMatchObject([{ key: 'k1', answer: null }, { key: 'k2' }])
  expect((await post(maize(), { key: 'k1' })).status).toBe(404)
  expect(crops()).toEqual([])
})

test('a refusal is not stored: its cause can be corrected on the server', async () => {
  expect((await post({ ...maize(), cropId: 'gone' }, { key: 'k1' })).status).toBe(400)
  expect(w.db.select().from(idempotentResponses).all()).toEqual([])
})

test('a write that fails half-way stores neither itself nor its response', async () => {
  w.db.$client.exec(
    "create trigger broken before insert on idempotent_responses begin select raise(abort, 'the disk is full'); end",
  )
  expect((await post(maize(), { key: 'k1' })).status).toBe(500)
  expect(crops()).toEqual([])
})

test("a user's write is never done under another user's name", async () => {
  const grace = w.person('farmer')
  const answer = await post(maize(), { key: 'k1', author: grace.id })
  expect(answer.status).toBe(401)
  expect((await post(maize(), { key: 'k1', author: martha.id })).status).toBe(200)
})

test("a user's write is never done as a visitor, even where visitors may write", async () => {
  const grace = w.person('farmer')
  const help = { name: 'Martha', message: 'Worms in my maize' }
  const ask = (author: string) => post(help, { key: 'k1', author, path: 'farmer.contact.submit' })
  expect((await ask(grace.id)).status).toBe(401)
  expect((await ask(martha.id)).status).toBe(200)
  expect((await ask(martha.id)).status).toBe(200)
  expect(w.db.select().from(contactRequests).all()).toHaveLength(1)
})

test.each(['', '\u00fc', 'k'.repeat(201), 'a b'])('a key is a short word: %s is refused', async (key) => {
  expect((await post(maize(), { key })).status).toBe(400)
  expect(crops()).toEqual([])
})

const batch = async (calls: [path: string, input: object][], headers: Record<string, string>) =>
  w.app.request(`/trpc/${calls.map(([path]) => path).join(',')}?batch=1`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${(await w.sessions.open(martha.id)).token}`,
      ...headers,
    },
    body: JSON.stringify(Object.fromEntries(calls.map(([, json], at) => [at, { json }]))),
  })

test('each call of a batch has its own key: sent again, none is done twice', async () => {
  const calls: [string, object][] = [
    ['farmer.crops.add', maize()],
    ['farmer.contact.submit', { name: 'Martha', message: 'Worms in my maize' }],
    ['farmer.crops.add', maize()],
  ]
  const send = async () => (await batch(calls, { 'idempotency-keys': 'k1, k2,k3' })).json()
  const first = await send()
  expect(await send()).toEqual(first)
  expect(crops()).toHaveLength(2)
  expect(w.db.select().from(contactRequests).all()).toHaveLength(1)
})

test('a call of a batch may have no key; the others keep theirs', async () => {
  const calls: [string, object][] = [
    ['farmer.crops.add', maize()],
    ['farmer.crops.add', maize()],
  ]
  for (const _ of ['sent', 'sent again']) await batch(calls, { 'idempotency-keys': ',k2' })
  expect(crops()).toHaveLength(3)
})

test.each([
  ['one key for several calls', { 'idempotency-key': 'k1' }],
  ['fewer keys than calls', { 'idempotency-keys': 'k1' }],
  ['more keys than calls', { 'idempotency-keys': 'k1,k2,k3' }],
  ['both headers', { 'idempotency-key': 'k1', 'idempotency-keys': 'k1,k2' }],
])('a batch is refused as a whole when it has %s', async (_, headers) => {
  const calls: [string, object][] = [
    ['farmer.crops.add', maize()],
    ['farmer.crops.add', maize()],
  ]
  expect((await batch(calls, headers)).status).toBe(400)
  expect(crops()).toEqual([])
})

test('a key in a batch is a short word too', async () => {
  const answer = await batch([['farmer.crops.add', maize()], ['farmer.crops.add', maize()]], { 'idempotency-keys': `k1,${'k'.repeat(201)}` }) // biome-ignore format: one row
  expect((await answer.json())[1].error.json.data.problem).toBe('badKey')
  expect(crops()).toHaveLength(1)
})

test('a REST request takes a key too', async () => {
  const send = async () =>
    w.app.request(`/api/farmers/${martha.id}/crops`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${(await w.sessions.open(martha.id)).token}`,
        'idempotency-key': 'k1',
      },
      body: JSON.stringify({ cropId, areaSize: 0.5 }),
    })
  const [first, again] = [await (await send()).json(), await (await send()).json()]
  expect(again).toEqual(first)
  expect(crops()).toHaveLength(1)
})

test('an id from the phone becomes the row’s id, and cannot be used twice', async () => {
  const id = '0b6b1c1e-3c8e-4f0a-9a57-2f1f5a8f7d11'
  const noteId = '7d1f5a8f-3c8e-4f0a-9a57-0b6b1c1e2f11'
  const { farmer } = w.as(martha)
  const farmerCrop = await farmer.crops.add({ ...maize(), id })
  expect(farmerCrop.id).toBe(id)
  await expect(farmer.crops.add({ ...maize(), id })).rejects.toThrow('There is a record with this id already')
  const note = { farmerId: martha.id, cropId: id, id: noteId, text: 'Rain at last' }
  expect((await farmer.cropLog.note(note)).id).toBe(noteId)
  // Its author may word it anew; it stays one line, and another author or another crop cannot take its id.
  expect(await farmer.cropLog.note({ ...note, text: 'Rain, two days' })).toMatchObject({ text: 'Rain, two days' })
  const agent = w.as(w.person('extension_agent')).farmer
  await expect(agent.cropLog.note(note)).rejects.toThrow('There is a record with this id already')
  const other = await farmer.crops.add(maize())
  await expect(farmer.cropLog.note({ ...note, cropId: other.id })).rejects.toThrow('this id already')
  const report = { ...note, isProblem: true }
  await expect(farmer.cropLog.report(report)).rejects.toThrow('There is a record with this id already')
  const notes = w.db.select().from(cropActivities).all().filter(({ kind }) => kind === 'note') // biome-ignore format: one question
  expect(notes).toMatchObject([{ id: noteId, text: 'Rain, two days' }])
})

test('concurrent edits of one crop are merged; where both changed the same field there is a conflict', async () => {
  const samuel = w.person('extension_agent', { fullName: 'Samuel Mensah' })
  const farmerCrop = await w.as(martha).farmer.crops.add(maize())
  const ids = { farmerId: martha.id, cropId: farmerCrop.id }
  const basis = { version: farmerCrop.version, seen: { fieldSize: farmerCrop.fieldSize, expectedHarvest: farmerCrop.expectedHarvest, notes: farmerCrop.notes } } // biome-ignore format: one basis
  await w.as(samuel).farmer.crops.change({ ...ids, areaSize: 0.8, notes: 'Measured', basis })

  const merged = await w.as(martha).farmer.crops.change({ ...ids, expectedHarvestDate: '2027-03-01', notes: 'Wet', basis }) // biome-ignore format: one sentence
  expect(merged).toMatchObject({ fieldSize: 8_000, expectedHarvest: '2027-03-01', notes: 'Measured\n\nWet' })

  const refused = await post({ ...ids, areaSize: 0.6, basis }, { key: 'k9', path: 'farmer.crops.change' }) // biome-ignore format: one sentence
  expect(refused.status).toBe(409)
  const { data } = (await refused.json()).error.json
  expect(data.problem).toBe('editedMeanwhile')
  expect(data.clashes[0]).toEqual({ field: 'fieldSize', mine: 6_000, theirs: 8_000, by: 'Samuel Mensah', at: w.clock.now.toISOString() }) // biome-ignore format: one clash
  expect(w.db.select().from(farmerCrops).get()).toMatchObject({ fieldSize: 8_000 })
})

test('a pending note keeps its time of three hours ago; an invalid or future time becomes now', async () => {
  const farmerCrop = await w.as(martha).farmer.crops.add(maize())
  const note = async (ago: string, key: string) => {
    const answer = await w.app.request('/trpc/farmer.cropLog.note', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${(await w.sessions.open(martha.id)).token}`,
        'idempotency-key': key,
        'kuu-written-ago': ago,
      },
      body: JSON.stringify({ json: { farmerId: martha.id, cropId: farmerCrop.id, text: 'Rain' } }),
    })
    return (await dataOf(answer)).createdAt
  }
  const now = w.clock.now.getTime()
  expect(await note('10800', 'k1')).toBe(new Date(now - 10_800_000).toISOString())
  for (const [at, ago] of ['-5', '1e3', 'soon', '999999999'].entries())
    expect(await note(ago, `n${at}`)).toBe(new Date(now).toISOString())
  expect(await note('99999999', 'k9')).toBe(new Date(now - 90 * 86_400_000).toISOString())
})
