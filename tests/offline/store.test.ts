import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, expect, test, vi } from 'vitest'
import { openOutboxStore } from '#client/offline/outbox/outbox-store.ts'
import { forgetStore, onStoreFoundLate, openStore } from '#client/offline/store.ts'
import { waitFor } from '../wait-for.ts'
import { KINDS } from './written.ts'

afterEach(() => {
  vi.useRealTimers()
  onStoreFoundLate(() => undefined)
})

/** What every opening of a store waits for. */
let gate = Promise.resolve()
vi.mock('idb', async (real) => {
  const idb = await real<typeof import('idb')>()
  return { ...idb, openDB: (...args: Parameters<typeof idb.openDB>) => gate.then(() => idb.openDB(...args)) }
})

/** A phone whose store does not answer until it is released. */
function stuckPhone() {
  globalThis.indexedDB = new IDBFactory()
  forgetStore()
  let letGo = () => {}
  gate = new Promise((resolve) => {
    letGo = resolve
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  return () => {
    vi.useRealTimers()
    letGo()
  }
}

test('without an answer from the store the app goes on', async () => {
  stuckPhone()
  const opening = openStore()
  await vi.advanceTimersByTimeAsync(3_000)
  expect(await opening).toBeNull()
  const box = await openOutboxStore()
  expect(box.isDurable).toBe(false)
  const entry = await box.add(KINDS.note('w1.'))
  expect(await box.list()).toEqual([entry])
  await box.change(entry, null)
})

test('a store that answers late is announced, and used from then on', async () => {
  const letGo = stuckPhone()
  const found = vi.fn()
  onStoreFoundLate(found)
  const opening = openStore()
  await vi.advanceTimersByTimeAsync(3_000)
  expect(await opening).toBeNull()
  const held = await (await openOutboxStore()).add(KINDS.note('w1.'))
  letGo()
  await waitFor(() => expect(found).toHaveBeenCalledOnce())
  const box = await openOutboxStore()
  expect(box.isDurable).toBe(true)
  // What the window held in memory is still there, after what the phone had stored.
  expect(await box.list()).toEqual([held])
  await box.change(held, null)
})
