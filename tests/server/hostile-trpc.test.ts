import { describe, expect, test } from 'vitest'
import { MAX_BATCH } from '#domain/sync/batches.ts'
import { msSince, slowness } from '../machine-speed.ts'
import { PASSWORD, village } from '../village.ts'

const JSON_TYPE = { 'content-type': 'application/json' }
const MIB = 1_048_576

/** Sends a body to a procedure as a stranger can, and returns how long that blocked the process, in processor time. */
async function post(path: string, body: string, headers: Record<string, string> = JSON_TYPE) {
  const { app } = village()
  const before = process.threadCpuUsage()
  const answer = await app.request(`/trpc/${path}`, { method: 'POST', headers, body })
  return { status: answer.status, ms: msSince(before), reply: await answer.json() }
}

/**
 * superjson would take seconds to build these: a set with thousands of equal members, a graph that is walked as a tree.
 */
const filled = (head: string, unit: string, tail: string) =>
  head + unit.repeat(Math.floor((MIB - head.length - tail.length - 1) / unit.length)) + tail
const sharedGraph = () => {
  const equalities = Array.from({ length: 24 }, (_, level) => {
    const at = Array(level).fill('a').join('.')
    return [at ? `${at}.a` : 'a', [at ? `${at}.b` : 'b']]
  })
  return JSON.stringify({ json: {}, meta: { referentialEqualities: Object.fromEntries(equalities) } })
}

describe('no single body blocks the process', () => {
  test.each([
    ['a set with thousands of equalities', filled('{"json":[', '[],', '[]],"meta":{"values":["set"],"referentialEqualities":{"0":["1"]}}}')],
    ['a graph of nested equalities', sharedGraph()],
    ['objects nested 20,000 deep', `{"json":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}}`],
    ['lists nested through all of it', filled('{"json":', '[', '')],
    ['as many values as fit', filled('{"json":[', '0,', '0]}')],
    ['as many names as fit', filled('{"json":{', '"a":0,', '"a":0}}')],
    ['as many marks as fit', filled('{"json":{},"meta":{"values":{', '"a":["undefined"],', '"b":["undefined"]}}}')],
    ['one mark with a path of dots', filled('{"json":{},"meta":{"values":{"', '.', '":["undefined"]}}}')],
    ['a name of a mebibyte', filled('{"json":{"name":"', 'x', '","message":"x"}}')],
    ['backslashes', filled('{"json":{"name":"', '\\\\', '"}}')],
  ])('%s', async (_, body) => {
    // The quickest of three: the first one also compiles what it runs.
    const times = []
    for (let again = 0; again < 3; again++) {
      const { status, ms, reply } = await post('farmer.contact.submit', body)
      expect(status).toBe(400)
      expect(JSON.stringify(reply).length).toBeLessThan(5000)
      times.push(ms)
    }
    expect(Math.min(...times)).toBeLessThan(100 * slowness())
  }) // biome-ignore format: rows

  test('thirty-two levels of nesting are read, one more is not', async () => {
    const body = (levels: number) =>
      `{"json":{"name":"Martha","message":"Worms","more":${'['.repeat(levels - 2)}${']'.repeat(levels - 2)}}}`
    expect((await post('farmer.contact.submit', body(32))).status).toBe(200)
    expect((await post('farmer.contact.submit', body(33))).status).toBe(400)
  })

  test('queries have the same limits', async () => {
    const { app } = village()
    const input = encodeURIComponent(`{"0":{"json":${'['.repeat(4000)}`)
    const answer = await app.request(`/trpc/farmer.alerts.list?batch=1&input=${input}`)
    expect(answer.status).toBe(400)
  })
})

describe('a batch', () => {
  const status = async (paths: string[], init?: RequestInit) => {
    const { app } = village({ demo: true })
    const inputs = JSON.stringify(Object.fromEntries(paths.map((_, at) => [at, { json: {} }])))
    const query = init ? '' : `&input=${encodeURIComponent(inputs)}`
    return (await app.request(`/trpc/${paths.join()}?batch=1${query}`, init && { ...init, body: inputs })).status
  }
  const POST = { method: 'POST', headers: JSON_TYPE }

  test('of twenty calls is answered, one of twenty-one is refused', async () => {
    expect(await status(Array(MAX_BATCH).fill('farmer.crops.catalogue'))).toBe(200)
    expect(await status(Array(MAX_BATCH + 1).fill('farmer.crops.catalogue'))).toBe(400)
    expect(await status(['farmer.crops.catalogue,'.repeat(20_000)])).toBe(400)
  })

  test.each([
    'auth.login',
    'auth.register',
    'auth.enterDemo',
    'farmer.profile.changePassword',
    'farmer.profile.remove',
  ])('with %s and another call is refused whole', async (path) => {
    expect(await status([path, path], POST)).toBe(400)
    expect(await status(['farmer.contact.submit', path], POST)).toBe(400)
    expect(await status(['farmer.contact.submit', path.replace('.', '%2E')], POST)).toBe(400)
  })

  test('of one call is one call, as phones send it', async () => {
    const { app, db, sessions } = village()
    db.$client.prepare('update users set password = ?').run(await sessions.hashPassword(PASSWORD, '127.0.0.1'))
    const body = JSON.stringify({ 0: { json: { username: 'martha', password: PASSWORD } } })
    expect((await app.request('/trpc/auth.login?batch=1', { ...POST, body })).status).toBe(200)
  })
})

test.each(['multipart/form-data; boundary=x', 'application/octet-stream', 'text/plain', ''])(
  'a body of the type %j is not read',
  async (type) => {
    const { status } = await post('farmer.contact.submit', '{"json":{}}', type ? { 'content-type': type } : {})
    expect(status).toBe(415)
  },
)
