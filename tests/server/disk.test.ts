import pino from 'pino'
import { expect, test, vi } from 'vitest'
import { watchDisk } from '#server/machine/disk.ts'
import { village } from '../village.ts'

const MIB = 1024 * 1024

test('the log reports once that the disk is nearly full, and once that it has space again', () => {
  const lines: string[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line).level) })
  let free = 500 * MIB
  const disk = watchDisk({ folder: '/', log, freeBytes: () => free })
  const states = [500, 199, 150, 3, 2, 100, 201].map((mib) => {
    free = mib * MIB
    disk.look()
    return disk.state()
  })
  disk.stop()
  expect(states).toEqual(['ok', 'low', 'low', 'full', 'full', 'low', 'ok'])
  expect(lines).toEqual([40, 50, 40, 30])
})

test('the free space is read from the disk', () => {
  const disk = watchDisk({ folder: '.', log: pino({ level: 'silent' }) })
  expect(['ok', 'low', 'full']).toContain(disk.state())
  disk.stop()
})

/** A database that may not grow: SQLite reports it like a full disk. */
function fullVillage() {
  const noteFull = vi.fn()
  const v = village({ disk: { state: () => 'full', noteFull } })
  const pages = v.db.$client.pragma('page_count', { simple: true })
  v.db.$client.pragma(`max_page_count = ${pages}`)
  return { ...v, noteFull }
}
const LONG = { name: 'Martha', message: 'x'.repeat(4000) }

test('on a full disk writes get 507 with a sentence, over tRPC and REST, and reads go on', async () => {
  const v = fullVillage()
  const write = () => v.rest(v.people.martha, 'POST', '/contact/submit', LONG)
  let answer = await write()
  for (let turn = 0; turn < 50 && answer.status === 200; turn++) answer = await write()
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([507, '300'])
  expect(await answer.json()).toEqual({ message: expect.stringContaining('no room'), code: 'INSUFFICIENT_STORAGE' })
  const trpc = await v.app.request('/trpc/farmer.contact.submit', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ json: LONG }),
  })
  expect(trpc.status).toBe(507)
  expect(await trpc.json()).toMatchObject({ error: { json: { data: { problem: 'diskFull', httpStatus: 507 } } } })
  expect(v.noteFull).toHaveBeenCalledTimes(2)

  expect((await v.rest(null, 'GET', '/crops')).status).toBe(200)
  expect((await v.rest(null, 'GET', '/advisories')).status).toBe(200)
  const health = await v.rest(null, 'GET', '/health')
  expect([health.status, await health.json()]).toEqual([200, expect.objectContaining({ status: 'degraded', disk: 'full' })]) // biome-ignore format: one answer
})

test('signing out works on a full disk: the session ends, and is gone once there is room', async () => {
  const v = fullVillage()
  const { token } = await v.sessions.open('martha')
  const held = await v.sessions.open('martha')
  const ask = (path: string, method = 'GET', of = token) =>
    v.app.request(`/api${path}`, { method, headers: { authorization: `Bearer ${of}` } })
  expect((await ask('/mobile-money-accounts')).status).toBe(200)
  // SQLite answers a delete as it does where the log of the database cannot grow.
  v.db.$client.pragma('query_only = on')
  expect((await ask('/logout', 'POST')).status).toBe(200)
  expect((await ask('/mobile-money-accounts')).status).toBe(401)
  expect((await ask('/mobile-money-accounts', 'GET', held.token)).status).toBe(200)
  v.db.$client.pragma('query_only = off')
  await ask('/logout', 'POST', held.token)
  expect(v.db.$client.prepare('select count(*) from sessions').pluck().get()).toBe(0)
})
