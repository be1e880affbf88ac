import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import pino from 'pino'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Db, openDb } from '#db/client.ts'
import { commitInGroups, commitNow } from '#db/group-commit.ts'
import { createResponseCache } from '#server/api/response-cache.ts'
import { createServer } from '#server/app.ts'
import { createSessions, type Sessions } from '#server/auth/sessions.ts'
import type { ServerEnv } from '#server/http/env.ts'
import { createGate } from '#server/http/gate.ts'
import { listen } from '#server/http/listen.ts'
import { requests } from '#server/http/requests.ts'
import { watchDamage } from '#server/machine/damage.ts'
import { filesIn } from '#server/program-files.ts'
import { village } from '../village.ts'

const CONFIG = { demo: false, trustProxy: false, origin: null, pushHosts: [] }
const LIMIT = 400

let folder: string
let db: Db
let server: Server
let url: string
let sessions: Sessions
let made: number
const clock = { now: new Date('2026-11-21T12:00:00.000Z') }

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kuu-ready-'))
  writeFileSync(join(folder, 'kuu.db'), village().db.$client.serialize())
  db = openDb(join(folder, 'kuu.db'))
  commitInGroups(db.$client)
  clock.now = new Date('2026-11-21T12:00:00.000Z')
  const now = () => clock.now
  const { app, serveCached } = createServer({
    db,
    now,
    log: pino({ level: 'silent' }),
    auth: createSessions(db),
    version: 'test',
    config: { ...CONFIG, rateLimit: LIMIT },
    monotonic: () => clock.now.getTime(),
    client: filesIn(join(folder, 'no-client')),
    uploadsFolder: join(folder, 'uploads'),
  })
  sessions = createSessions(db)
  made = 0
  url = await new Promise<string>((onListening) => {
    server = listen({
      app,
      serveCached: (request, response) => {
        const isServed = serveCached(request, response)
        made += Number(!isServed)
        return isServed
      },
      host: '127.0.0.1',
      port: 0,
      trustProxy: false,
      onListening,
    })
  })
})
afterEach(async () => {
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
  await commitNow(db.$client)
  db.$client.close()
  rmSync(folder, { recursive: true })
})

const titles = async () => {
  const answer = await fetch(`${url}/api/advisories`)
  return ((await answer.json()) as { title: string }[]).map(({ title }) => title)
}
const tokenOf = async (username: string) => {
  const id = db.$client.prepare<[string], string>('select id from users where username = ?').pluck().get(username)!
  return (await sessions.open(id)).token
}
const publish = async (title: string, token: string) => {
  const answer = await fetch(`${url}/api/advisories`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ title, content: 'Look under the leaves.', category: 'pest', language: 'english' }),
  })
  expect(answer.status).toBe(200)
}

describe('a public list', () => {
  test('is kept when it is asked again, and given as the same bytes with the same headers', async () => {
    const [first] = [await fetch(`${url}/api/crops`), await fetch(`${url}/api/crops`)]
    expect(made).toBe(2)
    const second = await fetch(`${url}/api/crops`)
    expect(made).toBe(2)
    expect(await second.text()).toBe(await first.text())
    const headersOf = (answer: Response) =>
      [...answer.headers].filter(([name]) => !['x-request-id', 'date'].includes(name)).sort()
    expect(headersOf(second)).toEqual(headersOf(first))
    expect(second.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(second.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'))
  })

  test('is not sent again to who has it, by tRPC either', async () => {
    for (const path of ['/api/crops', '/trpc/farmer.crops.catalogue?batch=1&input=%7B%7D']) {
      const etag = (await fetch(`${url}${path}`)).headers.get('etag')!
      const again = await fetch(`${url}${path}`, { headers: { 'if-none-match': etag } })
      expect([again.status, await again.text()]).toEqual([304, ''])
      expect(again.headers.get('content-security-policy')).toContain("default-src 'none'")
    }
  })

  test('shows every committed write to the very next read, while both are hammered', async () => {
    const token = await tokenOf('hawa')
    let isWriting = true
    const hammer = async () => {
      while (isWriting) await titles()
    }
    const readers = Array.from({ length: 6 }, hammer)
    for (let write = 0; write < 20; write++) {
      // The limit is not what this is about.
      clock.now = new Date(clock.now.getTime() + 60_000)
      await publish(`News ${write}`, token)
      expect(await titles()).toContain(`News ${write}`)
    }
    isWriting = false
    await Promise.all(readers)
  })

  test('shows what another process wrote', async () => {
    await titles()
    const other = openDb(join(folder, 'kuu.db'))
    other.$client.exec(
      `update advisories set title = 'Written elsewhere' where id = (select min(id) from advisories where is_active = 1 and language = 'english')`,
    )
    other.$client.close()
    expect(await titles()).toContain('Written elsewhere')
  })

  test('stays ready when a farmer writes', async () => {
    await titles()
    await titles()
    db.$client.exec("update farmer_crops set notes = 'By the river', version = version + 1")
    await titles()
    expect(made).toBe(2)
  })

  test('is not kept when it began with what was rolled back', async () => {
    const gate = createGate({ reached: CONFIG, auth: sessions, limits: null })
    const logRequest = () => {}
    const cache = createResponseCache({ db, now: () => clock.now, reached: CONFIG, gate, logRequest })
    const log = pino({ level: 'silent' })
    const app = new Hono<ServerEnv>()
      .use(requests({ log, reached: CONFIG, auth: sessions, damage: watchDamage(log), logRequest }))
      .get('/api/advisories', (c) =>
        cache.respond(c, 1, async () => {
          if (db.$client.inTransaction) db.$client.exec('rollback')
          return { status: 200, headers: {}, body: '[]' }
        }),
      )
    const read = () => app.request('http://kuu.example/api/advisories')
    const incoming = { method: 'GET', url: '/api/advisories', headers: {}, socket: {} } as IncomingMessage
    const sent = { writeHead: () => sent, end: () => sent } as unknown as ServerResponse
    const isReady = () => cache.serve(incoming, sent)
    const change = "update advisories set title = title || '!' where id = 'scout'"

    db.$client.exec('begin immediate')
    db.$client.exec(change)
    await read()
    await read()
    // The next write gets the number of the one that was taken back.
    db.$client.exec(change)
    expect(isReady()).toBe(false)
    await read()
    expect(isReady()).toBe(true)
  })

  test('is never older than a second, for what ends with time', async () => {
    const names = async () =>
      ((await (await fetch(`${url}/api/weather-alerts`)).json()) as { title: string }[]).map(({ title }) => title)
    db.$client.exec(`insert into weather_alerts (id, title, description, alert_type, severity, location, expires_at)
      values ('ends', 'Ends at noon', 'Rain', 'rain', 'danger', 'Lagos, Nigeria', '2026-11-21T12:00:00.900Z')`)
    expect(await names()).toContain('Ends at noon')
    clock.now = new Date('2026-11-21T12:00:01.000Z')
    expect(await names()).not.toContain('Ends at noon')
  })
})

test('a ready answer counts against the limit of who asks: an address, or a user whatever the token', async () => {
  const [martha, again] = [await tokenOf('martha'), await tokenOf('martha')]
  const statusOf = async (token: string | null) =>
    (await fetch(`${url}/api/crops`, { headers: token ? { authorization: `Bearer ${token}` } : {} })).status
  for (let call = 0; call < LIMIT; call++) expect(await statusOf(call % 2 ? martha : again)).toBe(200)
  expect([await statusOf(martha), await statusOf(again), await statusOf(null)]).toEqual([429, 429, 200])
  for (let call = 1; call < LIMIT; call++) await statusOf(`no session ${call}`)
  expect(await statusOf('no session')).toBe(429)
})

test('what is one user’s own is never kept', async () => {
  const token = await tokenOf('martha')
  const ask = () => fetch(`${url}/api/tickets`, { headers: { authorization: `Bearer ${token}` } })
  const [first, second] = [await ask(), await ask()]
  expect([first.headers.get('cache-control'), second.headers.get('cache-control')]).toEqual(['no-store', 'no-store'])
  expect(made).toBe(2)
})

test('everybody revalidates a public list, also where a session is sent along', async () => {
  const authorization = `Bearer ${await tokenOf('martha')}`
  const { headers } = await fetch(`${url}/api/crops`, { headers: { authorization } })
  expect(headers.get('cache-control')).toBe('no-cache')
})

test('a queued write of another user is refused, and so is a read that carries its author', async () => {
  await fetch(`${url}/api/crops`)
  const answer = await fetch(`${url}/api/crops`, { headers: { 'kuu-author': 'somebody' } })
  expect(answer.status).toBe(401)
})
