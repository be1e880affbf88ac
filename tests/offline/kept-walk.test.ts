import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, test, vi } from 'vitest'
import { forgetStore, openStore } from '#client/offline/store.ts'
import { beginWalk, dropWalk, keepEvent, readWalk } from '#client/offline/walk/kept-walk.ts'
import { countDrafts } from '#client/ui/form/drafts.ts'
import { afterEvent, NOTHING_WALKED, type WalkEvent } from '#domain/fields/border/walked.ts'
import { cacheStorage } from './cache-storage.ts'

const user = vi.hoisted(() => ({ id: 'martha' }))
vi.mock('#client/phone/session.ts', () => ({ getSession: () => ({ token: 't', user }) }))

const BEGINNING = { id: 'field', startedAt: '2026-11-20T08:00:00.000Z' }
const fix = (at: number): WalkEvent => ({ is: 'fix', fix: [at, 10 + at / 10_000, 0, 5] })
/** What a browser has after it was killed: the store, and nothing else. */
const reload = () => forgetStore()

/** How many bytes fit into the files of the browser. */
let phone: { room: number }
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
  const storage = cacheStorage('http://phone')
  phone = storage.phone
  vi.stubGlobal('caches', storage.caches)
  forgetStore()
  user.id = 'martha'
})

test('there is no walk before one begins', async () => {
  expect(await readWalk()).toBeNull()
})

test('whenever the battery ends, every fix that was told is there, in order', async () => {
  expect(await beginWalk(BEGINNING)).toBe(true)
  const events: WalkEvent[] = []
  for (const event of [
    fix(0),
    fix(1),
    { is: 'removeLast' } as const,
    ...Array.from({ length: 9 }, (_, at) => fix(at + 2)),
  ]) {
    events.push(event)
    expect(await keepEvent(events.length, event)).toBe(true)
    reload()
    expect(await readWalk()).toEqual({ ...BEGINNING, events })
  }
  const { corners } = events.reduce(afterEvent, NOTHING_WALKED)
  expect(corners).toHaveLength(10)
})

test('a second walk takes the place of the first one, and a saved one goes', async () => {
  await beginWalk(BEGINNING)
  await keepEvent(1, fix(1))
  await beginWalk({ ...BEGINNING, id: 'other' })
  expect(await readWalk()).toEqual({ ...BEGINNING, id: 'other', events: [] })
  await dropWalk()
  expect(await readWalk()).toBeNull()
})

test('an event that comes after its walk was dropped is no walk', async () => {
  await beginWalk(BEGINNING)
  await dropWalk()
  await keepEvent(1, fix(1))
  expect(await readWalk()).toBeNull()
})

test('a walk whose store was lost comes back from its second copy, and goes on', async () => {
  await beginWalk(BEGINNING)
  const events = Array.from({ length: 130 }, (_, at) => fix(at))
  for (const [at, event] of events.entries()) await keepEvent(at + 1, event)
  globalThis.indexedDB = new IDBFactory()
  reload()
  expect(await readWalk()).toEqual({ ...BEGINNING, events })
  await keepEvent(131, fix(131))
  globalThis.indexedDB = new IDBFactory()
  reload()
  expect(await readWalk()).toEqual({ ...BEGINNING, events: [...events, fix(131)] })
  await dropWalk()
  globalThis.indexedDB = new IDBFactory()
  reload()
  expect(await readWalk()).toBeNull()
})

test('another user of the phone does not see it', async () => {
  await beginWalk(BEGINNING)
  user.id = 'joseph'
  expect(await readWalk()).toBeNull()
  await dropWalk()
  user.id = 'martha'
  expect(await readWalk()).toEqual({ ...BEGINNING, events: [] })
})

test('a phone that keeps nothing says so', async () => {
  globalThis.indexedDB = { open: () => { throw new Error('refused') } } as unknown as IDBFactory // biome-ignore format: one row
  phone.room = 0
  forgetStore()
  expect(await beginWalk(BEGINNING)).toBe(false)
  expect(await readWalk()).toBeNull()
})

test('a fix that finds no room is told as lost', async () => {
  await beginWalk(BEGINNING)
  const store = (await openStore())!
  const full = vi.spyOn(store, 'transaction').mockImplementation(() => { throw new DOMException('full', 'QuotaExceededError') }) // biome-ignore format: one row
  phone.room = 0
  expect(await keepEvent(1, fix(1))).toBe(false)
  full.mockRestore()
  expect(await keepEvent(1, fix(1))).toBe(true)
})

test('a walk counts among what was begun and not sent, until it is saved or dropped', async () => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  // Its keys are its own properties, as in a browser.
  vi.stubGlobal('localStorage', new Proxy(storage, { ownKeys: () => [...kept.keys()], getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }) })) // biome-ignore format: one object
  await beginWalk(BEGINNING)
  expect(countDrafts()).toBe(1)
  await dropWalk()
  expect(countDrafts()).toBe(0)
  vi.unstubAllGlobals()
})
