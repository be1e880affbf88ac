import { once } from 'node:events'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { REST } from '#server/api/rest/table.ts'
import { createDoors } from '#server/app.ts'
import { listen } from '#server/http/listen.ts'
import { filesIn } from '#server/program-files.ts'
import { village } from '../village.ts'

const { db, sessions, people, clock } = village()
const servers: Server[] = []
/** The server with its quick ways, and the app alone. */
let [quick, plain] = ['', '']
let sentOn = 0

beforeAll(async () => {
  const doors = createDoors({
    db,
    now: () => clock.now,
    log: pino({ level: 'silent' }),
    auth: sessions,
    version: 'test',
    config: { demo: false, trustProxy: false, origin: null, pushHosts: [], rateLimit: null },
    client: filesIn(join(tmpdir(), 'kuu-no-client')),
    uploadsFolder: join(tmpdir(), 'kuu-no-uploads'),
  })
  const { app, shortWay, ready } = doors
  const counting: typeof shortWay = (request, response, turns, otherwise) => {
    const isTaken = shortWay(request, response, turns, () => {
      sentOn += 1
      otherwise()
    })
    sentOn += Number(!isTaken)
    return isTaken
  }
  quick = await started({ app, shortWay: counting, ready })
  plain = await started({ app })
})
afterAll(async () => {
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
})

const started = (ways: Pick<Parameters<typeof listen>[0], 'app' | 'shortWay' | 'ready'>) =>
  new Promise<string>((onListening) => {
    servers.push(listen({ ...ways, host: '127.0.0.1', port: 0, trustProxy: false, onListening }))
  })

const IDS: Record<string, string> = { farmerId: 'martha', cropId: 'plot', ticketId: 'KUU-MARTHA', courseId: 'open' }
const pathOf = (path: string) => `/api${path.replace(/:(\w+)/g, (_, name: string) => IDS[name] ?? 'scout')}`
const batch = (calls: Record<string, unknown>) =>
  `/trpc/${Object.keys(calls).join(',')}?batch=1&input=${encodeURIComponent(JSON.stringify(Object.fromEntries(Object.values(calls).map((json, at) => [at, { json }]))))}`

const ADDRESSES = [
  ...REST.filter(({ method }) => method === 'GET').map(({ path }) => pathOf(path)),
  '/api/advisories?limit=1',
  '/api/advisories?limit=none',
  '/api/advisories?limit=1&limit=2',
  '/api/advisories?q=scout',
  '/api/advisories?cursor=%ZZ',
  '/api/farmers/mar%74ha/crops',
  '/api/farmers//crops',
  '/api/health',
  '/api/nowhere',
  batch({ 'farmer.crops.list': { farmerId: 'martha' }, 'farmer.advisories.list': { limit: 3 } }),
  batch({ 'farmer.crops.list': { farmerId: 'joseph' }, 'farmer.notifications.unread': undefined }),
  batch({ 'farmer.crops.list': { farmerId: 7 } }),
  batch({ 'farmer.crops.add': { farmerId: 'martha', cropId: 'maize' } }),
  '/trpc/farmer.crops.catalogue',
  '/trpc/farmer.crops.catalogue?batch=1',
  '/trpc/farmer.crops.list?input=%7B%22json%22%3A%7B%22farmerId%22%3A%22martha%22%7D%7D',
  '/trpc/farmer.crops.list?input=%7B%22json%22%3A',
  '/trpc/farmer.crops.list?input=%5B1%5D',
  '/trpc/farmer.nothing',
  '/trpc/auth.session',
]

/** Of each request alone, or not of what is told. */
const OWN = ['x-request-id', 'date', 'etag', 'connection', 'keep-alive', 'transfer-encoding', 'content-length', 'vary', 'cache-control'] // biome-ignore format: one list

test.each(['martha', 'hawa', 'ruth', null] as const)('both ways answer %s alike', async (who) => {
  const token = who ? (await sessions.open(people[who]!.id)).token : null
  const ask = async (url: string, path: string) => {
    const answer = await fetch(url + path, { headers: token ? { authorization: `Bearer ${token}` } : {} })
    const headers = [...answer.headers].filter(([name]) => !OWN.includes(name)).sort()
    const text = (await answer.text()).replace(/Request [\w-]+/, '').replace(/"(generatedAt|at|now)":"[^"]*"/g, '')
    return { status: answer.status, headers, text }
  }
  sentOn = 0
  let succeeded = 0
  for (const path of ADDRESSES) {
    const [ours, theirs] = [await ask(quick, path), await ask(plain, path)]
    expect({ path, ...ours }).toEqual({ path, ...theirs })
    if (ours.status === 200) succeeded += 1
  }
  // The short way is taken: health alone succeeds beside it.
  expect(ADDRESSES.length - sentOn).toBeGreaterThanOrEqual(succeeded - 4)
})

test('an answer to one user is stored nowhere, one to everybody is asked for again', async () => {
  const { token } = await sessions.open('martha')
  const of = async (path: string) =>
    (await fetch(quick + path, { headers: { authorization: `Bearer ${token}` } })).headers.get('cache-control')
  expect([await of('/api/tickets'), await of('/api/crops')]).toEqual(['no-store', 'no-cache'])
})

test('a list as a file, and an answer in brotli', async () => {
  const csv = await fetch(`${quick}/api/crops`, { headers: { accept: 'text/csv' } })
  expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  const brotli = await fetch(`${quick}/api/weather-alerts`, { headers: { 'accept-encoding': 'br' } })
  expect(await brotli.json()).toEqual(await (await fetch(`${plain}/api/weather-alerts`)).json())
})
