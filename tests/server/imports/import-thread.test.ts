import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { ReadableStream } from 'node:stream/web'
import { setTimeout as sleep } from 'node:timers/promises'
import pino from 'pino'
import { afterEach, expect, test } from 'vitest'
import { openDb } from '#db/client.ts'
import { fields, users } from '#db/schema/index.ts'
import { importInThread } from '#server/imports/import-thread.ts'
import { createImports } from '#server/imports/imports.ts'
import { village } from '../../village.ts'

const MAIN = resolve(import.meta.dirname, '../../../src/server/main.ts')
const folder = mkdtempSync(join(tmpdir(), 'kuu-import-thread-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const COUNT = 3000
const FARMERS = 20
const SIDE = 0.0005
const square = (at: number) => {
  const [west, south] = [1.11 + (at % 100) * SIDE * 1.2, 9.9 + Math.floor(at / 100) * SIDE * 1.2]
  return [[west, south], [west + SIDE, south], [west + SIDE, south + SIDE], [west, south + SIDE], [west, south]] // biome-ignore format: a square
}
const features = Array.from({ length: COUNT }, (_, at) => ({
  type: 'Feature',
  properties: { name: `Field ${at}`, username: `grower-${at % FARMERS}` },
  geometry: { type: 'Polygon', coordinates: [square(at)] },
}))

/** A database in a file, and the imports of a server that runs on it. */
function server() {
  const v = village()
  for (let at = 0; at < FARMERS; at += 1)
    v.person('farmer', {
      id: `grower-${at}`,
      username: `grower-${at}`,
      fullName: `Grower ${at}`,
      location: 'Kara, Togo',
    })
  const database = join(folder, 'kuu.db')
  writeFileSync(database, v.db.$client.serialize())
  const db = openDb(database)
  const imports = createImports({
    db,
    now: () => new Date(),
    folder: join(folder, 'imports'),
    run: importInThread([MAIN], database),
    log: pino({ level: 'silent' }),
  })
  return { db, imports, ruth: v.people.ruth! }
}

test('other people’s writes go through while fields are looked at and written', async () => {
  const { db, imports, ruth } = server()
  const body = JSON.stringify({ type: 'FeatureCollection', features })
  const fileId = await imports.uploads.receive(
    new Blob([body]).stream() as ReadableStream<Uint8Array>,
    'fields.geojson',
    false,
  )
  const order = { isDryRun: false, farmerId: null, fieldId: null, swapsAxes: false }
  const { importId } = imports.fields.start({ fileId, order, actor: ruth, requestId: 'r' })
  const there: number[] = []
  for (let number = 0; imports.fields.stateOf(importId, ruth).state === 'running'; number += 1) {
    await imports.whenWritable()
    db.update(users)
      .set({ fullName: `Ruth ${number}` })
      .run()
    there.push(await db.$count(fields))
    await sleep(5)
  }
  expect(await imports.fields.ended(importId)).toMatchObject({ state: 'done', report: { imported: COUNT, refused: 0 } })
  expect(there.some((count) => count === 0)).toBe(true)
  expect(there.filter((count) => count > 0 && count < COUNT).length).toBeGreaterThan(1)
  db.$client.close()
}, 60_000)
