import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cropActivities, photos } from '#db/schema/index.ts'
import { absenceBefore } from '#server/jobs/absence.ts'
import { sweepPhotos } from '#server/jobs/photos.ts'
import { village } from '../village.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const YESTERDAY = new Date('2026-11-20T11:00:00.000Z')

let folder: string
let v: ReturnType<typeof village>
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'kuu-sweep-')), 'uploads')
  mkdirSync(folder)
  v = village()
  v.db.$client.exec("update schema_migrations set applied_at = '2026-01-01T00:00:00.000Z'")
})
afterEach(() => rmSync(dirname(folder), { recursive: true, force: true }))

/** A photo file, old enough to be swept, with a row if `row` says so. */
function keep(id: string, { row = true, at = YESTERDAY } = {}) {
  writeFileSync(join(folder, id), `picture ${id}`)
  utimesSync(join(folder, id), at, at)
  if (row) insertRow(id)
}
const insertRow = (id: string) =>
  v.db
    .insert(photos)
    .values({ id, ownerId: 'martha', type: 'image/jpeg', bytes: 7, createdAt: YESTERDAY.toISOString() })
    .run()
const show = (id: string) =>
  v.db.insert(cropActivities).values({ farmerCropId: 'plot', kind: 'problem', photoId: id }).run()
const sweep = (now = v.clock.now, absence = absenceBefore(v.db, now)) =>
  sweepPhotos({ db: v.db, folder, now, stopping: new AbortController().signal, absence })
const kept = () => filesIn(folder)
const trashed = () => filesIn(join(folder, 'trash'))
const filesIn = (path: string) =>
  existsSync(path) ? readdirSync(path).filter((name) => statSync(join(path, name)).isFile()).sort() : [] // biome-ignore format: one sentence
const later = (days: number) => new Date(v.clock.now.getTime() + days * DAY_MS)

test('photos of a log stay; unattached photos, and files without a row, go to the trash', async () => {
  for (const id of ['shown', 'never-attached']) keep(id)
  keep('no-row', { row: false })
  keep('on-its-way', { row: false, at: v.clock.now })
  show('shown')
  expect(await sweep()).toBe(2)
  expect(kept()).toEqual(['on-its-way', 'shown'])
  expect(trashed()).toEqual(['never-attached', 'no-row'])
  expect(v.db.select().from(photos).where(eq(photos.id, 'never-attached')).all()).toEqual([])
})

test('before the first photo there is nothing to sweep', async () => {
  rmSync(folder, { recursive: true })
  expect(await sweep()).toBe(0)
})

test('the trash keeps a photo for 30 days from when it was moved there', async () => {
  keep('no-row', { row: false })
  await sweep()
  await sweep(later(29))
  expect(trashed()).toEqual(['no-row'])
  await sweep(later(31))
  expect(trashed()).toEqual([])
})

test('a photo in the trash whose row exists again is moved back', async () => {
  keep('lost', { row: false })
  await sweep()
  insertRow('lost')
  show('lost')
  await sweep(later(1))
  expect([kept(), trashed()]).toEqual([['lost'], []])
})

test('an unknown folder, a link and a foreign file do not stop the sweep, and stay', async () => {
  mkdirSync(join(folder, 'stray'))
  writeFileSync(join(folder, 'stray', 'inside'), '')
  writeFileSync(join(folder, 'notes.txt'), 'mine')
  utimesSync(join(folder, 'notes.txt'), YESTERDAY, YESTERDAY)
  keep('no-row', { row: false })
  expect(await sweep()).toBe(1)
  expect(readdirSync(folder).sort()).toEqual(['notes.txt', 'stray', 'trash'])
})

test('an unfinished upload is removed after a day', async () => {
  for (const [id, at] of [['old.part', YESTERDAY], ['new.part', v.clock.now]] as const) keep(id, { row: false, at }) // biome-ignore format: a table
  await sweep()
  expect([kept(), trashed()]).toEqual([['new.part'], []])
})

test('a database younger than the files removes none', async () => {
  v.db.$client.exec(`update schema_migrations set applied_at = '${v.clock.now.toISOString()}'`)
  keep('of-another-database', { row: false })
  expect(await sweep()).toBe(0)
  expect(kept()).toEqual(['of-another-database'])
})

test('photos from a time in which this database was not in use stay for ever', async () => {
  // It last ran six days ago; then another database was used, and now this one has been restored.
  v.db.$client.exec("insert into job_runs (name, started_at) values ('photos', '2026-11-15T12:00:00.000Z')")
  keep('of-its-own-time', { row: false, at: new Date('2026-11-15T10:00:00.000Z') })
  keep('newer', { row: false })
  expect(await sweep()).toBe(1)
  expect(kept()).toEqual(['newer'])
  // Also when it has been in use for long, without a gap before the last start.
  expect(await sweep(later(40), null)).toBe(0)
  expect(kept()).toEqual(['newer'])
})

test('if most photos would be removed, none is, and the job says why', async () => {
  for (let n = 0; n < 11; n += 1) keep(`orphan-${n}`, { row: false })
  for (let n = 0; n < 10; n += 1) {
    keep(`shown-${n}`)
    show(`shown-${n}`)
  }
  await expect(sweep()).rejects.toThrow('11 of 21 photos are not known to the database')
  expect(kept()).toHaveLength(21)
  keep('shown-10')
  show('shown-10')
  expect(await sweep()).toBe(11)
})

test('more photos than a slice are swept in one run', async () => {
  for (let n = 0; n < 1200; n += 1) keep(`p${n}`)
  v.db.$client.exec(
    "insert into crop_activities (id, farmer_crop_id, kind, photo_id) select id, 'plot', 'problem', id from photos where id not like 'p1%'",
  )
  expect(await sweep()).toBe(311)
  expect(kept()).toHaveLength(1200 - 311)
})
