import { once } from 'node:events'
import { Agent, request as ask, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { bodyLimits } from '#server/http/body-limits.ts'
import { listen } from '#server/http/listen.ts'
import { bareApp } from './bare-app.ts'

/** A server whose answers say nothing of the body, and a client with one connection. */
async function served() {
  const app = bareApp()
    .use(bodyLimits)
    .post('/api/contact', (c) => c.text('heard'))
  const ready = Promise.withResolvers<string>()
  const server = listen({ app, host: '127.0.0.1', port: 0, trustProxy: false, onListening: ready.resolve })
  await ready.promise
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const sockets = new Set<unknown>()
  async function send(size: number) {
    const { port } = server.address() as AddressInfo
    const sent = ask({ agent, port, path: '/api/contact', method: 'POST', headers: { 'content-length': size } })
    sent.on('socket', (socket) => sockets.add(socket)).end(Buffer.alloc(size, 'a'))
    const [answer] = (await once(sent, 'response')) as [IncomingMessage]
    answer.resume()
    await once(answer, 'end')
    return { status: answer.statusCode, connection: answer.headers.connection }
  }
  const close = () => {
    agent.destroy()
    server.closeAllConnections()
    server.close()
  }
  return { send, sockets, close }
}

test('a body that is too large is refused once all of it is there, and its connection goes on', async () => {
  const { send, sockets, close } = await served()
  for (const [size, status] of [[2_000_000, 413], [10, 200], [5_000_000, 413], [1024 * 1024, 200]] as const) // biome-ignore format: one row
    expect(await send(size)).toEqual({ status, connection: undefined })
  await new Promise((wait) => setTimeout(wait, 700))
  expect((await send(10)).status).toBe(200)
  expect(sockets.size).toBe(1)
  close()
})

test('one that is much too large ends the connection, and says so', async () => {
  const { send, close } = await served()
  const answer = await send(17 * 1024 * 1024).catch(({ code }: NodeJS.ErrnoException) => code)
  // The client may be cut off while it still sends.
  expect([{ status: 413, connection: 'close' }, 'EPIPE', 'ECONNRESET']).toContainEqual(answer)
  close()
})
