import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { OWN } from './network.ts'

type Connection = typeof import('#client/offline/connection.ts')
let connection: Connection
let answer: () => Promise<Response>
let looks = 0

const own = async () => Response.json({ status: 'ok' }, { headers: OWN })
const portal = async () => new Response('<h1>Log in</h1>')
const gone = async () => Promise.reject(new TypeError('Failed to fetch'))
const NONE = { kind: 'none' } as const
const OURS = { kind: 'own', ms: 200, date: null } as const
const SLOW = { kind: 'own', ms: 3_100, date: null } as const

beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  looks = 0
  answer = own
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }))
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', () => {
    looks += 1
    return answer()
  })
  connection = await import('#client/offline/connection.ts')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the client looks for a missing server after 5 s, then with growing pauses, until it answers', async () => {
  answer = gone
  connection.noteLine(NONE)
  expect(connection.isOnline()).toBe(false)
  await vi.advanceTimersByTimeAsync(5_000 + 10_000 + 20_000)
  expect(looks).toBe(3)
  answer = own
  await vi.advanceTimersByTimeAsync(40_000)
  expect(connection.isOnline()).toBe(true)
})

test('behind a captive portal the line wants a login, until our server answers', async () => {
  answer = portal
  await expect(connection.askServer('/trpc/farmer.crops.list')).rejects.toThrow()
  expect([connection.getLine(), connection.isOnline()]).toEqual(['login', false])
  await vi.advanceTimersByTimeAsync(5_000)
  expect([looks, connection.getLine()]).toEqual([2, 'login'])
  answer = own
  // Who has logged in to the network on another page comes back to this one.
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(0)
  expect(connection.getLine()).toBe('online')
})

test('a line on which two requests wait for an answer is weak as soon as they are slow, and one that answers in 2.9 s is not', async () => {
  answer = () => new Promise((resolve) => setTimeout(async () => resolve(await own()), 2_900))
  const asked = [connection.askServer('/trpc/farmer.sync.changes'), connection.askServer('/trpc/farmer.crops.list')]
  await vi.advanceTimersByTimeAsync(3_000)
  await Promise.all(asked)
  expect(connection.getLine()).toBe('online')

  answer = () => new Promise(() => {})
  void connection.askServer('/trpc/farmer.sync.changes').catch(() => null)
  await vi.advanceTimersByTimeAsync(3_100)
  expect(connection.getLine()).toBe('online')
  void connection.askServer('/api/health').catch(() => null)
  await vi.advanceTimersByTimeAsync(2_800)
  expect(connection.getLine()).toBe('online')
  await vi.advanceTimersByTimeAsync(200)
  expect([connection.getLine(), connection.isOnline()]).toEqual(['weak', true])
})

test('a line on which a single request waits is weak after 6 s', async () => {
  answer = () => new Promise((resolve) => setTimeout(async () => resolve(await own()), 6_200))
  const asked = connection.askServer('/trpc/farmer.crops.list')
  await vi.advanceTimersByTimeAsync(5_900)
  expect(connection.getLine()).toBe('online')
  await vi.advanceTimersByTimeAsync(200)
  expect([connection.getLine(), connection.isOnline()]).toEqual(['weak', true])
  await vi.advanceTimersByTimeAsync(200)
  await asked
  expect(connection.getLine()).toBe('online')
})

test('a line is weak also while half an answer waits for its other half, and not while a long one arrives', async () => {
  const inParts = (pauseMs: number) => async () => {
    let left = 3
    const body = new ReadableStream({
      pull: async (stream) => {
        await new Promise((resolve) => setTimeout(resolve, pauseMs))
        stream.enqueue(new Uint8Array(10))
        left -= 1
        if (left === 0) stream.close()
      },
    })
    return new Response(body, { headers: OWN })
  }
  for (const [pauseMs, line] of [
    [2_500, 'online'],
    [6_500, 'weak'],
  ] as const) {
    answer = inParts(pauseMs)
    const asked = connection.askServer('/trpc/farmer.crops.list')
    await vi.advanceTimersByTimeAsync(6_200)
    expect([pauseMs, connection.getLine()]).toEqual([pauseMs, line])
    await vi.advanceTimersByTimeAsync(20_000)
    await asked
    expect(connection.getLine()).toBe('online')
  }
})

test('a request that stalls is given up after 10 s, whatever else was given up meanwhile; while files arrive it waits', async () => {
  const stalled: typeof fetch = (_, init) =>
    new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new TypeError('aborted'))))
  const ended = (transferSize: number, encodedBodySize: number) => [
    { transferSize, encodedBodySize, responseEnd: performance.now() },
    { transferSize: 0, encodedBodySize: 0, responseEnd: 0 },
  ]
  const lastsFor = async (arrivals: ReturnType<typeof ended>) => {
    vi.stubGlobal('fetch', stalled)
    const began = performance.now()
    const given = connection.askServer('/trpc/agent.reports.read').then(
      () => 0,
      () => performance.now() - began,
    )
    await vi.advanceTimersByTimeAsync(9_000)
    for (const entry of arrivals) if (entry.responseEnd) entry.responseEnd = performance.now()
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue(arrivals as unknown as PerformanceEntryList)
    await vi.advanceTimersByTimeAsync(60_000)
    return Math.round((await given) / 1000)
  }
  expect(await lastsFor(ended(0, 0))).toBe(10)
  expect(await lastsFor(ended(300, 0))).toBe(10)
  expect(await lastsFor(ended(0, 9740))).toBe(10)
  expect(await lastsFor(ended(4976, 4676))).toBe(19)
})

test('a line is offline when nobody answers, and when the browser says so', async () => {
  answer = gone
  await expect(connection.askServer('/trpc/farmer.crops.list')).rejects.toThrow()
  expect(connection.getLine()).toBe('offline')
  connection.noteLine(OURS)
  vi.stubGlobal('navigator', { onLine: false })
  expect([connection.getLine(), connection.isOnline()]).toEqual(['offline', false])
})

test('a line is weak while two of its last five requests were slow or failed', () => {
  const lines = [OURS, SLOW, OURS, SLOW, OURS, OURS, OURS].map((ending) => {
    connection.noteLine(ending)
    return connection.getLine()
  })
  expect(lines).toEqual(['online', 'online', 'online', 'weak', 'weak', 'weak', 'online'])
  expect(connection.isOnline()).toBe(true)
})

test('a line that breaks again and again is weak; a long outage counts once', () => {
  for (const ending of [NONE, NONE, NONE, OURS]) connection.noteLine(ending)
  expect(connection.getLine()).toBe('online')
  for (const ending of [NONE, OURS]) connection.noteLine(ending)
  expect(connection.getLine()).toBe('weak')
})

test('who waits for the connection is not called when the line becomes weak', () => {
  const calls: boolean[] = []
  connection.onConnectionChange(() => calls.push(connection.isOnline()))
  for (const ending of [SLOW, SLOW, NONE, OURS, OURS]) connection.noteLine(ending)
  expect(calls).toEqual([false, true])
})

test('a healthy server that does not answer requests is called with growing pauses', async () => {
  const stop = connection.onConnectionChange(() => connection.isOnline() && connection.noteLine(NONE))
  connection.noteLine(NONE)
  await vi.advanceTimersByTimeAsync(60_000)
  // After 5, 15 and 35 s.
  expect(looks).toBe(3)
  stop()
})

test('an answer, or a browser that is online again, resets the pause', async () => {
  connection.noteLine(NONE)
  await vi.advanceTimersByTimeAsync(5_000)
  connection.noteLine(NONE)
  connection.noteLine(OURS)
  connection.noteLine(NONE)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(looks).toBe(2)
  connection.noteLine(NONE)
  window.dispatchEvent(new Event('online'))
  expect(connection.isOnline()).toBe(true)
})
