import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cropActivities, photos } from '#db/schema/index.ts'
import { sweepPhotos } from '#server/photo-sweep.ts'
import { village } from '../village.ts'

const YESTERDAY = new Date('2026-11-20T11:00:00.000Z')
let folder: string
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'kuu-sweep-')), 'uploads')
  mkdirSync(folder)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A photo file, old enough to be swept, with its row where `row` says so. */
function keep(db: ReturnType<typeof village>['db'], id: string, row = true) {
  const path = join(folder, id)
  writeFileSync(path, 'picture')
  utimesSync(path, YESTERDAY, YESTERDAY)
  if (row)
    db.insert(photos)
      .values({ id, ownerId: 'martha', type: 'image/jpeg', bytes: 7, createdAt: YESTERDAY.toISOString() })
      .run()
}

test('what a log shows stays; what was never attached, and a file without a row, goes', () => {
  const { db, clock } = village()
  for (const id of ['shown', 'never-attached']) keep(db, id)
  keep(db, 'no-row', false)
  writeFileSync(join(folder, 'on-its-way'), 'picture')
  utimesSync(join(folder, 'on-its-way'), clock.now, clock.now)
  db.insert(cropActivities).values({ farmerCropId: 'plot', kind: 'problem', photoId: 'shown' }).run()
  expect(sweepPhotos(db, folder, clock.now)).toBe(2)
  expect(readdirSync(folder).sort()).toEqual(['on-its-way', 'shown'])
  expect(db.select().from(photos).where(eq(photos.id, 'never-attached')).all()).toEqual([])
})

test('before the first photo there is nothing to sweep', () => {
  const { db, clock } = village()
  expect(sweepPhotos(db, join(folder, 'none'), clock.now)).toBe(0)
})
