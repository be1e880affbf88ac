import { once } from 'node:events'
import { request as ask, createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { handingOn, type InnerDoor } from '#server/readers/hand-on.ts'
import { openInnerDoor } from '#server/readers/inner-door.ts'

const opened: Server[] = []
afterEach(() => {
  for (const server of opened.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

/** A reader that answers nothing itself, before a process that answers so. Answers how to ask it. */
async function readerBefore(onRequest: RequestListener) {
  const { door, server: inner } = await openInnerDoor(onRequest)
  const reader = createServer(handingOn(door)).listen(0, '127.0.0.1')
  opened.push(inner, reader)
  await once(reader, 'listening')
  return { door, asked: asking((reader.address() as AddressInfo).port) }
}

type Asked = { method?: string; path?: string; headers?: Record<string, string>; body?: string[] }

/** Asks from an address of this machine's own; a body of several pieces goes in chunks. */
const asking =
  (port: number) =>
  async ({ method = 'GET', path = '/', headers = {}, body = [] }: Asked = {}) => {
    const request = ask({ port, host: '127.0.0.1', localAddress: '127.0.0.9', agent: false, method, path, headers })
    for (const piece of body) request.write(piece)
    request.end()
    const [answer] = (await once(request, 'response')) as [IncomingMessage]
    return { status: answer.statusCode, headers: answer.headers, body: await text(answer) }
  }

/** Says what arrived. */
const echo: RequestListener = async (request, response) => {
  const { method, url, headers, socket } = request
  const body = await text(request)
  response.writeHead(201, { 'Set-Cookie': ['a=1', 'b=2'], 'X-Own': 'yes' })
  response.end(JSON.stringify({ method, url, body, from: socket.remoteAddress, author: headers['kuu-author'], host: headers.host })) // biome-ignore format: one answer
}

test('a request arrives whole, as from the address that the reader saw, and so does its answer', async () => {
  const { asked } = await readerBefore(echo)
  const headers = { host: 'kuu.example', 'kuu-author': 'martha', 'kuu-reader-from': '192.0.2.1', 'kuu-reader': 'guess' }
  const answer = await asked({ method: 'POST', path: '/api/crops?a=%C3%A9', headers, body: ['{"one":', '1}'] })
  expect(answer).toMatchObject({ status: 201, headers: { 'set-cookie': ['a=1', 'b=2'], 'x-own': 'yes' } })
  expect(JSON.parse(answer.body)).toEqual({
    method: 'POST',
    url: '/api/crops?a=%C3%A9',
    body: '{"one":1}',
    from: '127.0.0.9',
    author: 'martha',
    host: 'kuu.example',
  })
})

test('answers without a body end', async () => {
  const { asked } = await readerBefore((_, response) => response.writeHead(304, { ETag: '"1"' }).end())
  expect(await asked()).toMatchObject({ status: 304, headers: { etag: '"1"' }, body: '' })
  expect(await asked({ method: 'HEAD' })).toMatchObject({ status: 304, body: '' })
})

test.each<[string, (door: InnerDoor) => Record<string, string>]>([
  ['without the word', () => ({})],
  ['with a wrong word', ({ secret }) => ({ 'kuu-reader': '0'.repeat(secret.length), 'kuu-reader-from': '192.0.2.1' })],
])('others find the inner door shut: %s', async (_, headersFor) => {
  const { door } = await readerBefore(echo)
  expect(await asking(door.port)({ headers: headersFor(door) })).toMatchObject({ status: 403, body: '' })
})

test('who hangs up is hung up on behind, too', async () => {
  const gone = new Promise((done) => {
    void readerBefore((request) => request.once('close', () => done('gone'))).then(({ asked }) => {
      asked({ method: 'POST', headers: { 'content-length': '9' }, body: ['half'] }).catch(() => undefined)
      setTimeout(() => opened.at(-1)?.closeAllConnections(), 200)
    })
  })
  expect(await gone).toBe('gone')
})

test('an answer that breaks off is no whole answer', async () => {
  const { asked } = await readerBefore((request, response) => {
    response.writeHead(200, { 'Content-Length': '9' }).write('half')
    setTimeout(() => request.socket.destroy(), 50)
  })
  await expect(asked()).rejects.toThrow(/aborted|hang up/)
})
