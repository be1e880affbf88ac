import { mkdtempSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { village } from '../village.ts'
import { world } from '../world.ts'

const folder = mkdtempSync(join(tmpdir(), 'kuu-damage-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A database on the disk in which the first page of weather alerts is empty. */
function damagedFile() {
  const { db } = village()
  const root = db.$client
    .prepare("select rootpage from sqlite_master where name = 'weather_alerts'")
    .pluck()
    .get() as number
  const size = db.$client.pragma('page_size', { simple: true }) as number
  const file = join(folder, 'kuu.db')
  writeFileSync(file, db.$client.serialize())
  const open = openSync(file, 'r+')
  writeSync(open, Buffer.alloc(size), 0, size, (root - 1) * size)
  return file
}

test('health says that the database is damaged once a query has met a damaged page, and goes on serving', async () => {
  const w = world({ from: damagedFile() })
  const health = async () => (await w.rest(null, 'GET', '/health')).json()
  expect(await health()).toMatchObject({ status: 'ok' })
  expect((await w.rest(null, 'GET', '/crops')).status).toBe(200)
  expect((await w.rest(null, 'GET', '/weather-alerts')).status).toBe(500)
  expect(await health()).toMatchObject({ status: 'degraded', database: 'damaged' })
  expect((await w.rest(null, 'GET', '/crops')).status).toBe(200)
  w.db.$client.close()
})
