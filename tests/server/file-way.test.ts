import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { Hono } from 'hono'
import pino from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Db } from '#db/client.ts'
import { createDoors } from '#server/app.ts'
import type { ServerEnv } from '#server/http/env.ts'
import { listen } from '#server/http/listen.ts'
import { filesIn } from '#server/program-files.ts'
import type { FileWay } from '#server/reads/file-way.ts'
import { village } from '../village.ts'

type Answer = { status: number; headers: Record<string, unknown>; body: string }

const SCRIPT = `console.info(${JSON.stringify('Kuu '.repeat(500))})`
const LIMIT = 10
const FILES_OF_A_MINUTE = 20 * LIMIT

let folder: string
let db: Db
let quick: Server
let byApp: Server
let files: FileWay | undefined
let lines: { path: string; status: number }[]

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kuu-files-'))
  mkdirSync(join(folder, 'client/assets'), { recursive: true })
  const write = (name: string, text: string | Buffer) => writeFileSync(join(folder, 'client', name), text)
  write('index.html', '<!doctype html><html><title>Kuu</title>')
  write('app.html', '<!doctype html><title>Shell</title>')
  write('theme.js', SCRIPT)
  write('sw.js', SCRIPT)
  write('sw.js.br', brotliCompressSync(SCRIPT))
  write('manifest.webmanifest', '{}')
  write('assets/a1.js', SCRIPT)
  write('assets/a1.js.br', brotliCompressSync(SCRIPT))
  write('assets/a2.pack.json', JSON.stringify({ a: SCRIPT }))
  write('assets/a3.pack.json', JSON.stringify({ a: SCRIPT }))
  write('assets/a3.pack.json.br', brotliCompressSync(JSON.stringify({ a: SCRIPT })))
  lines = []
  db = village().db
  const doors = (config: object) =>
    createDoors({
      db,
      now: () => new Date('2026-11-21T12:00:00.000Z'),
      log: pino({ level: 'info' }, { write: (line) => void lines.push(JSON.parse(line)) }),
      version: 'test',
      config: { demo: false, trustProxy: true, origin: null, pushHosts: [], rateLimit: null, ...config },
      monotonic: () => 0,
      client: filesIn(join(folder, 'client')),
      uploadsFolder: join(folder, 'uploads'),
    })
  const limited = doors({ rateLimit: LIMIT })
  files = limited.files
  quick = await opened(limited)
  byApp = await opened({ app: doors({}).app })
})
afterEach(() => {
  quick.close()
  byApp.close()
  rmSync(folder, { recursive: true })
})

const opened = (doors: Partial<ReturnType<typeof createDoors>> & Pick<ReturnType<typeof createDoors>, 'app'>) =>
  new Promise<Server>((found) => {
    const server = listen({ ...doors, host: '127.0.0.1', port: 0, trustProxy: true, onListening: () => found(server) })
  })

const asked = (server: Server, path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<Answer>((done, failed) => {
    const { port } = server.address() as { port: number }
    const sent = request({ port, path, method, headers: { host: 'kuu.example', ...headers } }, (answer) => {
      const pieces: Buffer[] = []
      answer.on('data', (piece: Buffer) => pieces.push(piece))
      answer.on('end', () =>
        done({
          status: answer.statusCode!,
          headers: answer.headers,
          body: Buffer.concat(pieces).toString('base64'),
        }),
      )
    })
    sent.once('error', failed).end()
  })

/** But for what differs with each request. */
const comparable = ({ headers: { date, 'x-request-id': id, ...headers }, ...rest }: Answer) => ({
  ...rest,
  headers: { ...headers, isNamed: id !== undefined },
})

const PATHS = [
  ...['/', '/?network-login', '/theme.js', '/sw.js', '/manifest.webmanifest', '/app.html', '/landing/sw.json'],
  ...['/assets/a1.js', '/assets/a2.pack.json', '/assets/a3.pack.json'],
  ...['/farmer', '/assets/none.js', '/assets/../theme.js', '/%74heme.js', '/..%2fsecret.txt', '/api/none.js'],
]

const ASKED_WITH: readonly Record<string, string>[] = [
  {},
  { 'accept-encoding': 'br' },
  { 'accept-encoding': 'gzip;q=1', 'x-forwarded-proto': 'https' },
]

test.each(PATHS)('%s is answered as the app answers it', async (path) => {
  for (const headers of ASKED_WITH) {
    const [ours, its] = [await asked(quick, path, headers), await asked(byApp, path, headers)]
    expect(comparable(ours)).toEqual(comparable(its))
    const known = { ...headers, 'if-none-match': String(its.headers.etag) }
    expect(comparable(await asked(quick, path, known))).toEqual(comparable(await asked(byApp, path, known)))
  }
})

test.each([
  ['/', 'before the app'],
  ['/theme.js', 'before the app'],
  ['/assets/a3.pack.json', 'before the app'],
  ['/assets/a2.pack.json', 'by the app'],
  ['/farmer', 'by the app'],
  ['/assets/none.js', 'by the app'],
])('%s, which is asked for in brotli, is answered %s', async (path, how) => {
  const app = new Hono<ServerEnv>().get('*', (c) => c.body(null, 204))
  const marked = await opened({ files: files!, app })
  const { status } = await asked(marked, path, { 'accept-encoding': 'br' })
  marked.close()
  expect(status === 204 ? 'by the app' : 'before the app').toBe(how)
})

test('a question about a file without its bytes is answered by the app', async () => {
  const head = await asked(quick, '/theme.js', {}, 'HEAD')
  expect(comparable(head)).toEqual(comparable(await asked(byApp, '/theme.js', {}, 'HEAD')))
  expect(head).toMatchObject({ status: 200, body: '' })
})

test('an address fetches twenty times as many files as it may ask, and each stands in the log', async () => {
  const from = (address: string) => asked(quick, '/assets/a1.js', { 'x-forwarded-for': address })
  for (let fetched = 0; fetched < FILES_OF_A_MINUTE; fetched += 1) expect((await from('10.0.0.1')).status).toBe(200)
  expect((await from('10.0.0.1')).status).toBe(429)
  expect((await from('10.0.0.2')).status).toBe(200)
  expect(lines.filter(({ path }) => path === '/assets/a1.js').map(({ status }) => status)).toEqual([
    ...Array.from({ length: FILES_OF_A_MINUTE }, () => 200),
    ...[429, 200],
  ])
})

test('a landing page whose database does not answer fails, and the server goes on', async () => {
  db.$client.close()
  expect((await asked(quick, '/')).status).toBe(500)
  expect((await asked(quick, '/theme.js')).status).toBe(200)
})
