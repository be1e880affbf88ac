import { once } from 'node:events'
import type { Server } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createServer } from '#server/app.ts'
import { listen } from '#server/http/listen.ts'
import { filesIn } from '#server/program-files.ts'
import { village } from '../village.ts'

const servers: Server[] = []
afterAll(async () => {
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
})

/** A village with a server of its own, on which Martha is signed in. */
async function started({ origin = null }: { origin?: string | null } = {}) {
  const { db, sessions, clock } = village()
  const { app, serveCached } = createServer({
    db,
    now: () => clock.now,
    log: pino({ level: 'silent' }),
    auth: sessions,
    version: 'test',
    config: { demo: false, trustProxy: false, origin, pushHosts: [], rateLimit: null },
    client: filesIn(join(tmpdir(), 'kuu-no-client')),
    uploadsFolder: join(tmpdir(), 'kuu-no-uploads'),
  })
  const url = await new Promise<string>((onListening) => {
    servers.push(listen({ app, serveCached, host: '127.0.0.1', port: 0, trustProxy: false, onListening }))
  })
  const { token } = await sessions.open('martha')
  const authorization = `Bearer ${token}`
  const send = ({ path, ...sent }: Sent) =>
    fetch(url + path, { ...sent, headers: { authorization, connection: 'close', ...sent.headers } })
  return { url, token, send, db }
}

type Sent = { method: string; path: string; headers: Record<string, string>; body?: string }
let martha: Awaited<ReturnType<typeof started>>
beforeAll(async () => {
  martha = await started()
})

const JSON_HEADERS = { 'content-type': 'application/json' }
const rest = (path: string, body: unknown, headers = {}): Sent => ({ method: 'POST', path, headers: { ...JSON_HEADERS, ...headers }, body: typeof body === 'string' ? body : JSON.stringify(body) }) // biome-ignore format: one row
const PLOT = '/api/farmers/martha/crops'
const ADD = { cropId: 'maize', status: 'planted', areaSize: 0.5 }
const asBatch = (input: unknown, headers = {}) =>
  rest('/trpc/farmer.crops.add?batch=1', { 0: { json: input } }, headers)

describe('writes of the product', () => {
  test.each([
    ['by REST', rest(PLOT, ADD), 200],
    ['under a key', rest(PLOT, ADD, { 'idempotency-key': 'one' }), 200],
    ['again under the key', rest(PLOT, ADD, { 'idempotency-key': 'one' }), 200],
    ['another under the key', rest(PLOT, { ...ADD, areaSize: 1 }, { 'idempotency-key': 'one' }), 409],
    ['under two keys', rest(PLOT, ADD, { 'idempotency-keys': 'two,three' }), 200],
    ['under a key that is none', rest(PLOT, ADD, { 'idempotency-key': 'ä'.repeat(3) }), 400],
    ['of another author', rest(PLOT, ADD, { 'kuu-author': 'joseph' }), 401],
    ['of another farmer', rest('/api/farmers/joseph/crops', ADD), 404],
    ['with another farmer in the body', rest(PLOT, { ...ADD, farmerId: 'joseph' }), 200],
    ['without a body', { ...rest(PLOT, ''), headers: {} }, 400],
    ['with half a body', rest(PLOT, '{"cropId":'), 400],
    ['with a list', rest(PLOT, '[]'), 400],
    ['with null', rest(PLOT, 'null'), 400],
    ['with a mark before it', rest(PLOT, `\ufeff${JSON.stringify(ADD)}`), 200],
    ['as text', rest(PLOT, ADD, { 'content-type': 'text/plain' }), 415],
    ['too deep', rest(PLOT, `{"cropId":${'['.repeat(40)}${']'.repeat(40)}}`), 400],
    ['too long', rest(PLOT, `{"cropId":"${'x'.repeat(1024 * 1024)}"}`), 413],
    ['in escapes', rest('/api/farmers/mar%74ha/crops', ADD), 200],
    ['with a query', rest(`${PLOT}?cropId=cassava`, ADD), 200],
    ['in a batch of one', asBatch({ farmerId: 'martha', ...ADD }, { 'idempotency-keys': 'four' }), 200],
    ['in a batch of one, again', asBatch({ farmerId: 'martha', ...ADD }, { 'idempotency-keys': 'four' }), 200],
    ['in a batch of one with two keys', asBatch({ farmerId: 'martha', ...ADD }, { 'idempotency-keys': 'five,six' }), 400],
    ['in a batch of one, refused', asBatch({ farmerId: 'martha', cropId: 'nothing' }), 400],
    ['in an empty batch', rest('/trpc/farmer.crops.add?batch=1', {}), 400],
    ['in a batch of two', rest('/trpc/farmer.crops.add,farmer.crops.add?batch=1', { 0: { json: { farmerId: 'martha', ...ADD } } }), 207],
    ['to a question', rest('/trpc/farmer.crops.list', { json: {} }), 405],
    ['by another method', { ...rest(PLOT, ADD), method: 'PATCH' }, 404],
    ['that changes', { ...rest(`${PLOT}/plot`, { areaSize: 2 }), method: 'PATCH' }, 200],
    ['that removes', rest('/trpc/farmer.crops.remove', { json: { farmerId: 'martha', cropId: 'plot' } }), 200],
    ['that restores', { method: 'POST', path: `${PLOT}/plot/restore`, headers: {}, body: '' }, 200],
  ] as [string, Sent, number][])('%s', async (_, sent, status) => {
    expect((await martha.send(sent)).status).toBe(status)
  }) // biome-ignore format: a table

  test('again under the key, and in a batch, get the first answer', async () => {
    const twice = async (sent: Sent) => [await (await martha.send(sent)).text(), await (await martha.send(sent)).text()]
    for (const sent of [
      rest(PLOT, ADD, { 'idempotency-key': 'seven' }),
      asBatch({ farmerId: 'martha', ...ADD }, { 'idempotency-keys': 'eight' }),
    ]) {
      const [first, second] = await twice(sent)
      expect(second).toBe(first)
    }
  })
})

describe('a batch', () => {
  const inputs = (...all: unknown[]) => Object.fromEntries(all.map((json, at) => [at, { json }]))
  const query = (paths: string, ...all: unknown[]): Sent => ({
    method: 'GET',
    path: `/trpc/${paths}?batch=1&input=${encodeURIComponent(JSON.stringify(inputs(...all)))}`,
    headers: {},
  })
  type Result = { result?: { data: { json: unknown } }; error?: { json: { data: Record<string, unknown> } } }
  const resultsOf = async (sent: Sent) => {
    const answer = await martha.send(sent)
    return { status: answer.status, results: (await answer.json()) as Result[] }
  }

  test('answers what it can where one call is refused', async () => {
    const asked = [{ farmerId: 'joseph' }, { farmerId: 'martha' }, { farmerId: 7 }]
    const { status, results } = await resultsOf(
      query('farmer.crops.list,farmer.crops.list,farmer.crops.list', ...asked),
    )
    expect(status).toBe(207)
    expect(results[0]!.error!.json.data).toMatchObject({
      httpStatus: 404,
      problem: 'notFound',
      path: 'farmer.crops.list',
    })
    expect(results[1]!.result!.data.json).not.toHaveLength(0)
    expect(results[2]!.error!.json.data).toMatchObject({ httpStatus: 400, fields: { farmerId: [expect.any(String)] } })
  })

  test('has the status that its calls share', async () => {
    const { status } = await resultsOf(query('farmer.crops.list,farmer.crops.list', { farmerId: 'joseph' }, { farmerId: 'joseph' })) // biome-ignore format: one row
    expect(status).toBe(404)
  })

  test('of an unknown procedure and one that is known', async () => {
    const { status, results } = await resultsOf(query('farmer.nothing,farmer.crops.list', {}, { farmerId: 'martha' }))
    expect([status, results[0]!.error!.json.data.code]).toEqual([207, 'NOT_FOUND'])
  })

  test('refuses a call by a wrong method, and answers none that writes with one that reads', async () => {
    const add = { farmerId: 'martha', ...ADD }
    const wrong = await resultsOf(query('farmer.crops.add', add))
    expect([wrong.status, wrong.results[0]!.error!.json.data.code]).toEqual([405, 'METHOD_NOT_SUPPORTED'])
    const mixed = await martha.send(query('farmer.crops.add,farmer.crops.list', add, { farmerId: 'martha' }))
    expect(mixed.status).toBe(400)
  })

  test.each(['[]', '7', '"text"', '{', ''])('whose body is %j is refused', async (body) => {
    const { status, results } = await resultsOf({ ...asBatch({}), body })
    expect(status).toBe(400)
    expect(results[0]!.error!.json).toMatchObject({ message: 'The request could not be read' })
  })
})

test.each(['constructor', '__proto__', 'farmer', 'farmer.crops', ''])('%j is no procedure', async (path) => {
  expect((await martha.send({ method: 'GET', path: `/trpc/${path}`, headers: {} })).status).toBe(404)
})

test('a cookie from elsewhere writes nothing, and ours does', async () => {
  const { url, token } = await started({ origin: 'https://kuu.example' })
  // fetch() may not name a host or an origin.
  const status = (headers: Record<string, string>) =>
    statusOf(url, { host: 'kuu.example', cookie: `__Host-kuu_session=${token}; kuu_session=${token}`, ...headers })
  expect(await status({})).toBe(403)
  expect(await status({ origin: 'https://evil.example' })).toBe(403)
  expect(await status({ host: 'evil.example', origin: 'https://kuu.example' })).toBe(421)
  expect(await status({ origin: 'https://kuu.example' })).toBe(200)
})

test('a sender that goes away in the middle of a body leaves nothing', async () => {
  const { port, hostname } = new URL(martha.url)
  const count = () => martha.db.$client.prepare('select count(*) from farmer_crops').pluck().get()
  const before = count()
  const socket = connect(Number(port), hostname)
  const head = headOf({ authorization: `Bearer ${martha.token}` }, 100)
  await new Promise<void>((done) => socket.write(`${head}{"cropId":"maize"`, () => done()))
  socket.destroy()
  expect((await martha.send(rest(PLOT, { cropId: 'nothing' }))).status).toBe(400)
  expect(count()).toBe(before)
})

const headOf = (headers: Record<string, string>, length: number) =>
  `POST ${PLOT} HTTP/1.1\r\n${Object.entries({ host: 'kuu', ...JSON_HEADERS, ...headers, 'content-length': length }).map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n` // biome-ignore format: one row

/** The status of a write whose headers are given one by one. */
function statusOf(url: string, headers: Record<string, string>) {
  const { port, hostname } = new URL(url)
  const body = JSON.stringify(ADD)
  return new Promise<number>((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(headOf(headers, body.length) + body))
    socket.once('error', reject).once('data', (data) => {
      socket.destroy()
      resolve(Number(data.toString('latin1', 9, 12)))
    })
  })
}
