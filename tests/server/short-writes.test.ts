import { once } from 'node:events'
import type { Server } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDoors } from '#server/app.ts'
import { listen } from '#server/http/listen.ts'
import { filesIn } from '#server/program-files.ts'
import { operations } from '../fuzz/requests.ts'
import { chanceOf } from '../fuzz/values.ts'
import { village, type Who } from '../village.ts'

const servers: Server[] = []
let taken = 0

/** A village with a server of its own: with the short way, or with the app alone. */
async function serverOf(isQuick: boolean, { origin = null }: { origin?: string | null } = {}) {
  const { db, sessions, people, clock } = village({ quickPasswords: true })
  const { app, shortWay } = createDoors({
    db,
    now: () => clock.now,
    log: pino({ level: 'silent' }),
    auth: sessions,
    version: 'test',
    config: { demo: false, trustProxy: false, origin, pushHosts: [], rateLimit: null },
    client: filesIn(join(tmpdir(), 'kuu-no-client')),
    uploadsFolder: join(tmpdir(), 'kuu-no-uploads'),
  })
  const counted: typeof shortWay = (...asked) => {
    const isTaken = shortWay(...asked)
    taken += Number(isTaken)
    return isTaken
  }
  const url = await new Promise<string>((onListening) => {
    const way = isQuick ? { shortWay: counted } : {}
    servers.push(listen({ app, ...way, host: '127.0.0.1', port: 0, trustProxy: false, onListening }))
  })
  const tokens = Object.fromEntries(
    await Promise.all(
      CALLERS.map(async (who) => [who, people[who] ? (await sessions.open(who)).token : null] as const),
    ),
  ) as Record<Who, string | null>
  return { url, tokens, db, sessions }
}
type Side = Awaited<ReturnType<typeof serverOf>>

const CALLERS: Who[] = ['visitor', 'martha', 'hawa', 'ruth']
let [quick, plain] = [] as unknown as [Side, Side]
beforeAll(async () => {
  ;[quick, plain] = [await serverOf(true), await serverOf(false)]
})
afterAll(async () => {
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
})

/** Of each request alone, or not of what is told. */
const OWN = ['x-request-id', 'date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length', 'vary']
/** What is drawn by lot, or is of the machine's clock. */
const CHANCE =
  /[0-9a-f]{8}-[0-9a-f-]{27}|Request [\w-]+|"(?:token|code|key|secret|uri|url|reference|number|ticketId)":"[^"]*"|\d{4}-\d\d-\d\dT[\d:.]+Z/g

type Sent = { method: string; path: string; headers: Record<string, string>; body?: string }
async function told({ url, tokens }: Side, who: Who, { path, headers, ...sent }: Sent) {
  const token = tokens[who]
  // Each on a connection of its own: where the machine stood still, the server has hung up on one that idled.
  const sentWith = { ...headers, connection: 'close', ...(token && { authorization: `Bearer ${token}` }) }
  const answer = await fetch(url + path, { ...sent, headers: sentWith })
  const shown = [...answer.headers].filter(([name]) => !OWN.includes(name)).map(([name, value]) => `${name}: ${value.replace(/=[^;]*/, '')}`) // biome-ignore format: one row
  return { status: answer.status, headers: shown.sort(), text: (await answer.text()).replace(CHANCE, '…') }
}

async function expectAlike(who: Who, sent: Sent) {
  const [ours, theirs] = [await told(quick, who, sent), await told(plain, who, sent)]
  expect({ who, sent, ...ours }).toEqual({ who, sent, ...theirs })
  return ours
}

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
    expect((await expectAlike('martha', sent)).status).toBe(status)
  }) // biome-ignore format: a table

  test('the short way is taken', async () => {
    const before = taken
    await expectAlike('martha', rest(PLOT, ADD))
    await expectAlike('visitor', rest(PLOT, ADD))
    await expectAlike('martha', asBatch({ farmerId: 'martha', ...ADD }))
    expect(taken - before).toBe(3)
  })
})

const WRITES = operations().filter(({ name }) => !/^(GET|query) /.test(name))
const IDS = ['martha', 'joseph', 'hawa', 'plot', 'maize', 'scout', 'told', 'price', 'wish', 'open', 'draft']

describe('generated writes', () => {
  test.each(WRITES)('$name is answered alike by both ways', async ({ ask }) => {
    const chance = chanceOf(19)
    for (let turn = 0; turn < 6; turn++) {
      const { body = '', ...sent } = ask(chance, IDS)
      await expectAlike(CALLERS[turn % CALLERS.length]!, { ...sent, body })
    }
  })
})

test('a cookie from elsewhere writes nothing, and ours does', async () => {
  const side = await serverOf(true, { origin: 'https://kuu.example' })
  const status = async (headers: Record<string, string>) => {
    const cookie = `__Host-kuu_session=${side.tokens.martha}; kuu_session=${side.tokens.martha}`
    // fetch() may not name a host or an origin.
    return statusOf(side.url, { host: 'kuu.example', cookie, ...headers })
  }
  const before = taken
  expect(await status({})).toBe(403)
  expect(await status({ origin: 'https://evil.example' })).toBe(403)
  expect(await status({ host: 'evil.example', origin: 'https://kuu.example' })).toBe(421)
  expect(taken - before).toBe(0)
  expect(await status({ origin: 'https://kuu.example' })).toBe(200)
  expect(taken - before).toBe(1)
})

test('a sender that goes away in the middle of a body leaves nothing', async () => {
  const { port, hostname } = new URL(quick.url)
  const count = () => quick.db.$client.prepare('select count(*) from farmer_crops').pluck().get()
  const before = count()
  const socket = connect(Number(port), hostname)
  const head = headOf({ authorization: `Bearer ${quick.tokens.martha}` }, 100)
  await new Promise<void>((done) => socket.write(`${head}{"cropId":"maize"`, () => done()))
  socket.destroy()
  await expectAlike('martha', rest(PLOT, { cropId: 'nothing' }))
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
