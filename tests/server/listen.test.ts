import { once } from 'node:events'
import { get, type Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { Hono } from 'hono'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ServerEnv } from '#server/http/env.ts'
import { listen } from '#server/http/listen.ts'
import { waitFor } from '../wait-for.ts'

let server: Server
let port: number
beforeEach(async () => {
  const app = new Hono<ServerEnv>().get('/farmer', (c) => c.text('home'))
  const url = await new Promise<string>((onListening) => {
    server = listen({ app, host: '127.0.0.1', port: 0, trustProxy: false, onListening })
  })
  port = Number(new URL(url).port)
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const ask = (localAddress: string) =>
  new Promise<number | string>((answered) => {
    get({ port, path: '/farmer', localAddress, agent: false }, (answer) => {
      answer.resume()
      answered(answer.statusCode!)
    }).once('error', (error: NodeJS.ErrnoException) => answered(error.code ?? error.message))
  })

test('no client may be slow with a request, or hold all connections', () => {
  const { headersTimeout, requestTimeout, keepAliveTimeout, maxConnections } = server
  expect({ headersTimeout, requestTimeout, keepAliveTimeout, maxConnections }).toEqual({
    headersTimeout: 15_000,
    requestTimeout: 1_800_000,
    keepAliveTimeout: 10_000,
    maxConnections: 4000,
  })
})

test.each([
  ['/api/login', true],
  ['/api/admin/course-files?name=a.mp4', false],
  ['/api/admin/courses/import', false],
])('a body for %s that does not end in two minutes: hung up on is %s', async (path, isHungUpOn) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const arrived = once(server, 'request')
  const socket = connect({ port, host: '127.0.0.1' })
  socket.on('error', () => undefined)
  socket.write(`POST ${path} HTTP/1.1\r\nHost: kuu\r\nContent-Length: 9\r\n\r\nhalf`)
  const [request] = await arrived
  vi.advanceTimersByTime(121_000)
  vi.useRealTimers()
  expect(request.socket.destroyed).toBe(isHungUpOn)
  socket.destroy()
})

test('an address with five hundred connections gets no more, and others do', async () => {
  const held: Socket[] = []
  for (let i = 0; i < 500; i++) held.push(connect({ port, host: '127.0.0.1', localAddress: '127.0.0.2' }))
  await Promise.all(held.map((socket) => once(socket, 'connect')))
  expect(await ask('127.0.0.2')).toMatch(/ECONNRESET|socket hang up/)
  expect(await ask('127.0.0.3')).toBe(200)
  held.pop()!.destroy()
  await expect.poll(() => ask('127.0.0.2')).toBe(200)
  for (const socket of held) socket.destroy()
})

/** All that comes over one connection for these requests, until it ends or nothing more comes. */
async function heardOver(...requests: string[]) {
  const socket = connect({ port, host: '127.0.0.1' })
  let heard = ''
  socket.on('data', (bytes) => {
    heard += bytes
  })
  const ended = once(socket, 'end').then(() => true)
  for (const request of requests) socket.write(request)
  const wantedAnswers = () => expect(heard.match(/home/g)).toHaveLength(requests.length)
  await waitFor(wantedAnswers)
  const isOver = await Promise.race([ended, new Promise<boolean>((wait) => setTimeout(() => wait(false), 100))])
  socket.destroy()
  return { heard, isOver }
}

test('a connection goes on without a word about it, and ends when it is asked to', async () => {
  const goesOn = await heardOver(...Array(2).fill('GET /farmer HTTP/1.1\r\nHost: kuu\r\n\r\n'))
  expect(goesOn).toEqual({ heard: expect.not.stringMatching(/connection:|keep-alive/i), isOver: false })
  const ends = await heardOver('GET /farmer HTTP/1.1\r\nHost: kuu\r\nConnection: close\r\n\r\n')
  expect(ends).toEqual({ heard: expect.stringContaining('Connection: close'), isOver: true })
})
