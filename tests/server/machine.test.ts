import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { createLog } from '#server/machine/log.ts'
import { machineOf, NO_MACHINE } from '#server/machine/machine.ts'
import { createMetrics } from '#server/machine/metrics.ts'
import { createRecentErrors } from '#server/machine/recent-errors.ts'
import { filesIn } from '#server/program-files.ts'
import { ownFolder } from '../operations/folder.ts'
import { village } from '../village.ts'
import { NOON } from '../world.ts'

const { path } = ownFolder()
const TOKEN = 'a token of twenty letters'
const LOCAL = { incoming: { socket: { remoteAddress: '127.0.0.1' } } }
const ELSEWHERE = { incoming: { socket: { remoteAddress: '192.0.2.7' } } }

function served(isStopping = false) {
  const { db } = village()
  const metrics = createMetrics({ db, machine: NO_MACHINE })
  const app = createApp({
    db,
    now: () => NOON,
    log: createLog('silent'),
    version: 'test',
    config: { demo: false, trustProxy: false, origin: 'https://kuu.example', rateLimit: null, pushHosts: [], metricsToken: TOKEN }, // biome-ignore format: one row
    client: filesIn(join(tmpdir(), 'none')),
    uploadsFolder: path('uploads'),
    metrics,
    isStopping: () => isStopping,
  })
  const ask = (at: string, headers: Record<string, string> = {}, connection: object = LOCAL) =>
    app.request(`http://127.0.0.1:3000${at}`, { headers: { host: '127.0.0.1:3000', ...headers } }, connection)
  return { db, ask }
}

test('Prometheus on this machine reads what waits, the jobs and the requests', async () => {
  const { db, ask } = served()
  db.$client.exec(
    "insert into sms_messages (id, phone, message, status, type) values ('x', '+231770000000', 'Rain', 'pending', 'general')",
  )
  await ask('/api/ready', { host: 'kuu.example' })
  const answer = await ask('/metrics')
  expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4')
  const text = await answer.text()
  expect(text).toMatch(/^kuu_queue_length\{queue="sms"\} [1-9]\d*$/m)
  expect(text).toMatch(/^kuu_http_request_duration_seconds_count\{door="rest",method="GET",status="2xx"\} 1$/m)
  expect(text).toMatch(/^kuu_build_info\{version="none",commit=""\} 1$/m)
  expect(text).toMatch(/^process_resident_memory_bytes \d/m)
})

test.each<[string, number, Record<string, string>, object]>([
  ['somebody elsewhere', 404, {}, ELSEWHERE],
  ['somebody behind a proxy of this machine', 404, { 'x-forwarded-for': '192.0.2.7' }, LOCAL],
  ['a page that was given another name for this machine', 404, { host: 'attacker.example' }, LOCAL],
  ['somebody with a wrong token', 404, { authorization: 'Bearer a token of twenty LETTERS' }, ELSEWHERE],
  ['somebody elsewhere with the token', 200, { authorization: `Bearer ${TOKEN}` }, ELSEWHERE],
])('the numbers are for this machine, or for the token: %s', async (_, status, headers, connection) => {
  const { ask } = served()
  expect((await ask('/metrics', headers, connection)).status).toBe(status)
})

test('what ends in _total only grows', async () => {
  const text = await (await served().ask('/metrics')).text()
  const types = [...text.matchAll(/^# TYPE (\w+_total) (\w+)$/gm)].map(([, name, type]) => ({ name, type }))
  expect(types.length).toBeGreaterThan(2)
  expect(types.filter(({ type }) => type !== 'counter')).toEqual([])
})

test('a server that stops asks for no more requests', async () => {
  const ready = await served().ask('/api/ready', { host: 'kuu.example' })
  expect([ready.status, await ready.json()]).toEqual([200, { ready: true }])
  expect((await served(true).ask('/api/ready', { host: 'kuu.example' })).status).toBe(503)
})

test('the errors of a day are kept with their request, and go after it', () => {
  let now = NOON
  const errors = createRecentErrors(() => now)
  const log = createLog('error', { to: { write: () => undefined }, onError: errors.note })
  log.child({ requestId: 'r-1' }).error({ err: new Error('disk') }, 'request failed')
  log.warn('not an error')
  expect(errors.read()).toEqual({ count: 1, newest: [{ at: NOON.toISOString(), message: 'request failed', requestId: 'r-1' }] }) // biome-ignore format: one row
  now = new Date(NOON.getTime() + 86_400_001)
  expect(errors.read().count).toBe(0)
  for (let i = 0; i < 2000; i++) errors.note(`${i}`, null)
  expect(errors.read().count).toBeLessThanOrEqual(1000)
})

test('an administrator sees the newest backup, the size of the database and the room on the disk', async () => {
  mkdirSync(path('backups'), { recursive: true })
  writeFileSync(path('kuu.db'), 'x'.repeat(100))
  writeFileSync(path('kuu.db-wal'), 'x'.repeat(23))
  for (const day of ['20261119', '20261120']) writeFileSync(path(`backups/kuu-${day}T030000.000Z.db`), '')
  const release = { version: '1.2.3', commit: 'abc' }
  const machine = machineOf({ dataFolder: path(), release, startedAt: NOON, errors: createRecentErrors(() => NOON) })
  const v = village()
  expect(await v.as(v.people.ruth, { machine }).admin.stats.server()).toMatchObject({
    version: '1.2.3',
    commit: 'abc',
    startedAt: NOON.toISOString(),
    databaseBytes: 123,
    backupAt: '2026-11-20T03:00:00.000Z',
    freeBytes: expect.any(Number),
    errors: { count: 0 },
    jobs: expect.arrayContaining([expect.objectContaining({ id: 'backup' })]),
  })
})

test('each number of the dashboard is one that the server gives', async () => {
  const text = await (await served().ask('/metrics')).text()
  const dashboard: { panels: { targets: { expr: string }[] }[] } = JSON.parse(
    readFileSync('docs/operations/grafana.json', 'utf8'),
  )
  const named = dashboard.panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => expr.match(/\b(?:kuu|process|nodejs)_\w+/g) ?? [])) // biome-ignore format: one question
  expect(named.length).toBeGreaterThan(8)
  const known = new Set([...text.matchAll(/^# TYPE (\w+) /gm)].flatMap(([, name]) => [name, `${name}_count`, `${name}_bucket`])) // biome-ignore format: one set
  expect(named.filter((name) => !known.has(name))).toEqual([])
})
