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

test('the client looks for a missing server after 5 s, then with growing pauses, until it answers', async () => {
  health = async () => Promise.reject(new Error('gone'))
  connection.noteReachable(false)
  expect(connection.isOnline()).toBe(false)
  await vi.advanceTimersByTimeAsync(5_000 + 10_000 + 20_000)
  expect(looks).toBe(3)
  health = async () => ({ status: 'ok' })
  await vi.advanceTimersByTimeAsync(40_000)
  expect(connection.isOnline()).toBe(true)
})

test('a captive portal that answers everything with its own page does not count as the server', async () => {
  health = async () => ({ page: 'Please sign in' })
  connection.noteReachable(false)
  await vi.advanceTimersByTimeAsync(5_000)
  expect([looks, connection.isOnline()]).toEqual([1, false])
})

test('a healthy server that does not answer requests is called with growing pauses', async () => {
  const stop = connection.onConnectionChange(() => connection.isOnline() && connection.noteReachable(false))
  connection.noteReachable(false)
  await vi.advanceTimersByTimeAsync(60_000)
  // After 5, 15 and 35 s.
  expect(looks).toBe(3)
  stop()
})

test('an answer, or a browser that is online again, resets the pause', async () => {
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
