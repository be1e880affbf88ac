import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Db } from '#db/client.ts'
import { openExisting } from '#db/data-folder/database.ts'
import { cropActivities, documents, farmerCrops, photos } from '#db/schema/index.ts'
import { DEMO_USERS } from '#domain/people/demo.ts'
import { openData, takeFolder } from '#server/boot/data.ts'

export const NOW = new Date('2026-11-21T12:00:00.000Z')

/** The demo's village in a folder, without its documents, as a stopped server leaves it. `work` may change it first. */
export function makeInstallation(dataFolder: string, work: (db: Db) => void = () => {}, demo = true) {
  const release = takeFolder(dataFolder)
  const image = (demo ? images.demo : images.production) ?? makeImage(demo)
  writeFileSync(join(dataFolder, 'kuu.db'), image, { mode: 0o600 })
  const db = openExisting(dataFolder)
  work(db)
  db.$client.close()
  release()
}

/** Made once by a first start: to copy it takes a tenth of the time. */
const images: { demo?: Buffer; production?: Buffer } = {}

function makeImage(demo: boolean) {
  const folder = mkdtempSync(join(tmpdir(), 'kuu-image-'))
  const db = openData({ dataFolder: folder, demo }, NOW)
  // The files that these tests count are their own.
  db.delete(documents).run()
  const image = db.$client.serialize()
  db.$client.close()
  rmSync(folder, { recursive: true })
  images[demo ? 'demo' : 'production'] = image
  return image
}

/** A photo in the crop log of the demo's farmer. */
export function addPhoto(db: Db, dataFolder: string, id: string, bytes = `picture ${id}`) {
  writePhoto(dataFolder, id, bytes)
  db.insert(photos)
    .values({ id, ownerId: DEMO_USERS.farmer, type: 'image/jpeg', bytes: bytes.length, createdAt: NOW.toISOString() })
    .run()
  const crop = db.select({ id: farmerCrops.id }).from(farmerCrops).limit(1).get()
  db.insert(cropActivities)
    .values({ farmerCropId: crop?.id ?? '', kind: 'problem', photoId: id })
    .run()
}

export function writePhoto(dataFolder: string, id: string, bytes: string) {
  const uploads = join(dataFolder, 'uploads')
  mkdirSync(uploads, { recursive: true })
  writeFileSync(join(uploads, id), bytes, { mode: 0o600 })
  utimesSync(join(uploads, id), NOW, NOW)
}
