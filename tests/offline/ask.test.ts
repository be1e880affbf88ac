import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { ask, type Ending } from '#client/offline/line/ask.ts'
import { waitFor } from '../wait-for.ts'
import { OWN } from './network.ts'

type Play = (answer: ServerResponse, request: IncomingMessage) => unknown
let close = () => {}
afterEach(() => {
  close()
  vi.useRealTimers()
})

/** What stands at the other end of a real connection, and what a request over it tells about the line. */
async function line(play: Play) {
  const arrived = Promise.withResolvers<ServerResponse>()
  const server = createServer((request, answer) => {
    arrived.resolve(answer)
    void play(answer, request)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  close = () => {
    server.closeAllConnections()
    server.close()
  }
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/trpc/farmer.crops.list`
  const endings: Ending[] = []
  let read = 0
  const counted: typeof fetch = async (...request) => {
    const answer = await fetch(...request)
    const count = new TransformStream({
      transform(part, onward) {
        read += part.length
        onward.enqueue(part)
      },
    })
    return new Response(answer.body?.pipeThrough(count) ?? null, answer)
  }
  return {
    arrived: arrived.promise,
    endings,
    ask: (init: RequestInit = {}, heardAt?: () => number) =>
      ask(url, init, { fetch: counted, note: (ending) => endings.push(ending), ...(heardAt && { heardAt }) }),
    /** Waits until so many bytes of the body have come. */
    haveRead: (bytes: number) => waitFor(() => expect(read).toBe(bytes)),
  }
}

const fakeClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
const own: Play = (answer) => answer.writeHead(200, { ...OWN, 'content-type': 'application/json' }).end('{"crops":[]}')

test('a complete answer of our server is handed on, with its date', async () => {
  const net = await line(own)
  const answer = await net.ask()
  expect([answer.status, answer.headers.get('content-type'), await answer.json()]).toEqual([200, 'application/json', { crops: [] }]) // biome-ignore format: one row
  expect(net.endings).toEqual([{ kind: 'own', ms: expect.any(Number), date: expect.stringMatching(/GMT$/) }])
})

test.each<[string, Ending['kind'], Play]>([
  ['a page of a captive portal', 'portal', (answer) => answer.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Log in</h1>')], // biome-ignore format: one row
  ['a redirect to a captive portal', 'portal', (answer) => answer.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()], // biome-ignore format: one row
  ["a carrier's refusal as JSON", 'portal', (answer) => answer.writeHead(403, { 'content-type': 'application/json' }).end('{"message":"No data left"}')], // biome-ignore format: one row
  ['511, Network Authentication Required', 'portal', (answer) => answer.writeHead(511).end()],
  ['a proxy before a dead server', 'none', (answer) => answer.writeHead(502).end('<h1>Bad gateway</h1>')],
  ['a connection that breaks', 'none', (answer) => answer.destroy()],
  ['an answer of ours that breaks off', 'none', (answer) => answer.writeHead(200, { ...OWN, 'content-length': '99' }).write('{', () => answer.destroy())], // biome-ignore format: one row
])('%s is no answer', async (_, kind, play) => {
  const net = await line(play)
  await expect(net.ask()).rejects.toThrow()
  expect(net.endings).toEqual([{ kind }])
})

test('a refusal of our server is an answer', async () => {
  const net = await line((answer) => answer.writeHead(403, OWN).end('{"message":"No"}'))
  expect((await net.ask()).status).toBe(403)
  expect(net.endings).toMatchObject([{ kind: 'own' }])
})

test('without an answer a request ends after 10 s', async () => {
  fakeClock()
  const net = await line(() => undefined)
  const refused = expect(net.ask()).rejects.toMatchObject({ name: 'TimeoutError' })
  await net.arrived
  await vi.advanceTimersByTimeAsync(9_900)
  expect(net.endings).toEqual([])
  await vi.advanceTimersByTimeAsync(200)
  await refused
  expect(net.endings).toEqual([{ kind: 'none' }])
})

test('a body that stalls ends after 10 s, and one that comes slowly may take as long as it needs', async () => {
  fakeClock()
  const net = await line((answer) => answer.writeHead(200, OWN).write('12345'))
  const asked = net.ask()
  const end = asked.then(
    () => 'answered',
    (error: Error) => error.name,
  )
  const answer = await net.arrived
  for (let bytes = 5; bytes <= 25; bytes += 5) {
    await net.haveRead(bytes)
    await vi.advanceTimersByTimeAsync(9_000)
    answer.write('12345')
  }
  await net.haveRead(30)
  expect(net.endings).toEqual([])
  await vi.advanceTimersByTimeAsync(10_100)
  expect(await end).toBe('TimeoutError')
  expect(net.endings).toEqual([{ kind: 'none' }])
})

test('an upload has the time that a slow line needs for it, and no more', async () => {
  fakeClock()
  const net = await line(() => undefined)
  const refused = expect(net.ask({ method: 'POST', body: new ArrayBuffer(300_000) })).rejects.toMatchObject({
    name: 'TimeoutError',
  })
  await net.arrived
  // At 35 kbit/s it takes 69 s.
  await vi.advanceTimersByTimeAsync(80_000)
  expect(net.endings).toEqual([])
  await vi.advanceTimersByTimeAsync(31_000)
  await refused
})

test('while files arrive over the same line a request waits for its turn', async () => {
  fakeClock()
  const net = await line(() => undefined)
  let heardAt = 0
  const refused = expect(net.ask({}, () => heardAt)).rejects.toMatchObject({ name: 'TimeoutError' })
  await net.arrived
  for (let second = 0; second < 40; second += 8) {
    heardAt = performance.now()
    await vi.advanceTimersByTimeAsync(8_000)
  }
  expect(net.endings).toEqual([])
  await vi.advanceTimersByTimeAsync(10_000)
  await refused
})

test('who gives up a request learns nothing about the line', async () => {
  const net = await line(() => undefined)
  const left = new AbortController()
  const asked = net.ask({ signal: left.signal })
  await net.arrived
  left.abort()
  await expect(asked).rejects.toThrow()
  expect(net.endings).toEqual([])
})
