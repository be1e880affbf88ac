import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Db } from '#db/client.ts'
import { createApp } from '#server/app.ts'
import { filesIn } from '#server/program-files.ts'
import { village } from '../village.ts'

const LIMIT = 10
const FILES_OF_A_MINUTE = 20 * LIMIT

let folder: string
let db: Db
let app: ReturnType<typeof createApp>
let lines: { path: string; status: number }[]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kuu-files-'))
  mkdirSync(join(folder, 'client/assets'), { recursive: true })
  writeFileSync(join(folder, 'client/index.html'), '<!doctype html><html><title>Kuu</title>')
  writeFileSync(join(folder, 'client/theme.js'), 'void 0')
  writeFileSync(join(folder, 'client/assets/a1.js'), 'void 0')
  lines = []
  db = village().db
  app = createApp({
    db,
    now: () => new Date('2026-11-21T12:00:00.000Z'),
    log: pino({ level: 'info' }, { write: (line) => void lines.push(JSON.parse(line)) }),
    version: 'test',
    config: { demo: false, trustProxy: true, origin: null, pushHosts: [], rateLimit: LIMIT },
    monotonic: () => 0,
    client: filesIn(join(folder, 'client')),
    uploadsFolder: join(folder, 'uploads'),
  })
})
afterEach(() => rmSync(folder, { recursive: true }))

test('an address fetches twenty times as many files as it may make calls, and each stands in the log', async () => {
  const from = (address: string) => app.request('/assets/a1.js', { headers: { 'x-forwarded-for': address } })
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
  expect((await app.request('/')).status).toBe(500)
  expect((await app.request('/theme.js')).status).toBe(200)
})
