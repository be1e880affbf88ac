import { afterEach, beforeEach, expect, test, vi } from 'vitest'

type Connection = typeof import('#client/offline/connection.ts')
let connection: Connection
let health: () => Promise<unknown>
let looks = 0

beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  looks = 0
  health = async () => ({ status: 'ok' })
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }))
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', async () => {
    looks += 1
    return { json: () => health() }
  })
  connection = await import('#client/offline/connection.ts')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a server that is gone is looked for after 5 s, then ever more seldom, until it answers', async () => {
  health = async () => Promise.reject(new Error('gone'))
  connection.noteReachable(false)
  expect(connection.isOnline()).toBe(false)
  await vi.advanceTimersByTimeAsync(5_000 + 10_000 + 20_000)
  expect(looks).toBe(3)
  health = async () => ({ status: 'ok' })
  await vi.advanceTimersByTimeAsync(40_000)
  expect(connection.isOnline()).toBe(true)
})

test('a gate that answers everything with its own page is no server', async () => {
  health = async () => ({ page: 'Please sign in' })
  connection.noteReachable(false)
  await vi.advanceTimersByTimeAsync(5_000)
  expect([looks, connection.isOnline()]).toEqual([1, false])
})

test('a server that is healthy, and gives no answer to what is asked, is asked ever more seldom', async () => {
  const stop = connection.onConnectionChange(() => connection.isOnline() && connection.noteReachable(false))
  connection.noteReachable(false)
  await vi.advanceTimersByTimeAsync(60_000)
  // After 5, 15 and 35 s.
  expect(looks).toBe(3)
  stop()
})

test('an answer, or the browser that finds a network again, lets it begin anew', async () => {
  connection.noteReachable(false)
  await vi.advanceTimersByTimeAsync(5_000)
  connection.noteReachable(false)
  connection.noteReachable(true)
  connection.noteReachable(false)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(looks).toBe(2)
  connection.noteReachable(false)
  window.dispatchEvent(new Event('online'))
  expect(connection.isOnline()).toBe(true)
})
