import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type OutboxStore, openOutboxStore } from '#client/offline/outbox/outbox-store.ts'
import { forgetStore } from '#client/offline/store.ts'
import { sendInBackground } from '#client/offline/worker/outbox.ts'
import { type Village, village } from '../village.ts'
import { network } from './network.ts'
import { allWordsOn, KINDS } from './written.ts'

const HOST = 'kuu.example'
let v: Village
let net: ReturnType<typeof network>
let box: OutboxStore

/** The worker of a phone with a signed-in user: the browser adds the cookie and the origin itself. */
beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory()
  forgetStore()
  v = village()
  net = network(() => v.app)
  box = await openOutboxStore()
  const [cookie = ''] = (await v.sessions.open('martha')).cookies
  const own = { cookie: cookie.split(';')[0]!, origin: `https://${HOST}`, host: HOST }
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    net.fetch(url, { ...init, headers: { ...(init.headers as Record<string, string>), ...own } }),
  )
  vi.stubGlobal('navigator', { locks: { request: (_: string, work: () => Promise<unknown>) => work() } })
})
afterEach(() => vi.unstubAllGlobals())

const left = async () => (await box.list()).map(({ key, isDone, refusal }) => ({ key, isDone, refusal }))

test('it sends pending writes in order, and keeps them as done until a window has read the lists', async () => {
  for (const word of ['w1.', 'w2.']) await box.add(KINDS.reply(word))
  const windows = new BroadcastChannel('kuu-outbox')
  const message = new Promise((resolve) => {
    windows.onmessage = resolve
  })
  await sendInBackground()
  await message
  windows.close()
  expect(allWordsOn(v)).toEqual(['w1.', 'w2.'])
  expect(await left()).toMatchObject([{ isDone: true }, { isDone: true }])
  // Nothing is left to be sent.
  await sendInBackground()
  expect(allWordsOn(v)).toEqual(['w1.', 'w2.'])
})

test('a photo is sent too', async () => {
  await box.add(KINDS.report('w1.'))
  await sendInBackground()
  expect(v.db.$client.prepare("select count(*) as n from crop_activities where text = 'w1.' and photo_id is not null").get()).toEqual({ n: 1 }) // biome-ignore format: one question
})

test.each(['lost', 'answerLost', 'busy', 'gate'] as const)(
  '%s: it asks the browser for another sync event, and then sends the write once',
  async (fault) => {
    await box.add(KINDS.ask('w1.'))
    net.faults.push(fault)
    await expect(sendInBackground()).rejects.toThrow('Something waits still')
    expect(await left()).toMatchObject([{ isDone: undefined }])
    await sendInBackground()
    expect(allWordsOn(v)).toEqual(['w1.'])
  },
)

test("the writes of another user of this phone stay for that user, and delay no one else's", async () => {
  const foreign = await box.add({ ...KINDS.ask('w1.'), userId: 'joseph' })
  await box.add(KINDS.ask('w2.'))
  await sendInBackground()
  expect(allWordsOn(v)).toEqual(['w2.'])
  expect(await left()).toMatchObject([{ key: foreign.key, isDone: undefined, refusal: undefined }, { isDone: true }])
})

test('a refused write stays with its reason, and is not sent again', async () => {
  const long = KINDS.ask(`w1.${'x'.repeat(6000)}`)
  await box.add(long)
  await sendInBackground()
  expect(await left()).toMatchObject([{ key: long.key, refusal: { code: 'BAD_REQUEST', fields: expect.anything() } }])
  await sendInBackground()
  expect(allWordsOn(v)).toEqual([])
})
