import { existsSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { type Db, transact } from '#db/client.ts'
import { makeFolder, unfinishedName } from '#db/disk.ts'
import { deleteUnseenPhotos, findPhoto } from '#db/queries/crops/photos.ts'
import { listSpared, saveSpared } from '#db/queries/crops/spared-photos.ts'
import { findCourseFile } from '#db/queries/learning/course-files.ts'
import { deleteUnusedCourseFiles } from '#db/queries/learning/unused-course-files.ts'
import { bornAt } from '#db/queries/operations/health.ts'
import { isDocumentFile } from '#db/queries/support/documents.ts'
import { isPhotoName, TRASH } from '../backup/photo-files.ts'
import type { Absence } from './absence.ts'
import { inSlices } from './slices.ts'

const DAY_MS = 86_400_000
const TRASH_DAYS = 30
const SLICE = 500
/** More photos than this never go at once when they are most of all. */
const FEW = 10

type RemovalTask = { db: Db; folder: string; now: Date; stopping: AbortSignal; absence: Absence | null }
type File = { name: string; writtenAt: Date }

/**
 * Forgets the photos that no log shows any more and the files that no course names, and puts the files that no row
 * names into the trash for 30 days: of accounts that were deleted, of uploads that broke off. What is younger than a
 * day is left alone, for it may be on its way. Answers how many files went.
 *
 * A database that was put back is older than its files, and must not cost those that it does not know: a file from
 * before the database, or from a time in which the database was not in service, stays for ever; and where most of them
 * would go, none does.
 */
export async function sweepPhotos({ db, folder, now, stopping, absence }: RemovalTask): Promise<number> {
  const before = new Date(now.getTime() - DAY_MS)
  await inSlices(SLICE, stopping, () => deleteUnseenPhotos(db, before.toISOString(), SLICE))
  transact(db, (tx) => deleteUnusedCourseFiles(tx, before.toISOString()))
  if (!existsSync(folder)) return 0
  makeFolder(join(folder, TRASH))
  bringBack(db, folder)
  removeUnfinished(folder, before)
  const files = filesIn(folder)
  const unnamed = await nameless(db, files, stopping)
  const orphans = spare(db, unnamed, absence, now).filter(({ writtenAt }) => writtenAt < before)
  if (stopping.aborted) return 0
  if (orphans.length > FEW && orphans.length > files.length / 2)
    throw new Error(
      `${orphans.length} of ${files.length} photos are not known to the database, which looks like one that was put back. Nothing was moved. If they are not wanted, move them to uploads/trash yourself.`,
    )
  for (const { name } of orphans) discard(folder, name, now)
  emptyTrash(join(folder, TRASH), now)
  return orphans.length
}

/** What the trash holds and a row names again, since a newer database was put back. */
function bringBack(db: Db, folder: string) {
  for (const { name } of filesIn(join(folder, TRASH)))
    if (isNamed(db, name) && !existsSync(join(folder, name))) renameSync(join(folder, TRASH, name), join(folder, name))
}

/** Whether a row names a file: of a photo, of a course, or of a document. */
const isNamed = (db: Db, name: string) =>
  findPhoto(db, name) !== undefined || findCourseFile(db, name) !== undefined || isDocumentFile(db, name)

async function nameless(db: Db, files: File[], stopping: AbortSignal) {
  const found: File[] = []
  let at = 0
  await inSlices(SLICE, stopping, () => {
    const slice = files.slice(at, at + SLICE)
    at += SLICE
    found.push(...slice.filter(({ name }) => !isNamed(db, name)))
    return slice.length
  })
  return found
}

/** Leaves out what another database may know, and remembers why. */
function spare(db: Db, files: File[], absence: Absence | null, now: Date) {
  const isWithin = ({ writtenAt }: File, { from, to }: Absence) => {
    const at = writtenAt.toISOString()
    return from <= at && at < to
  }
  if (absence && files.some((file) => isWithin(file, absence))) saveSpared(db, absence, now.toISOString())
  const spared = [{ from: '', to: bornAt(db) }, ...listSpared(db)]
  return files.filter((file) => !spared.some((time) => isWithin(file, time)))
}

/** Its time becomes that at which it was thrown away, first: until then it is too young to go. */
function discard(folder: string, name: string, now: Date) {
  utimesSync(join(folder, name), now, now)
  renameSync(join(folder, name), join(folder, TRASH, name))
}

function emptyTrash(trash: string, now: Date) {
  const before = new Date(now.getTime() - TRASH_DAYS * DAY_MS)
  for (const { name, writtenAt } of filesIn(trash)) if (writtenAt < before) rmSync(join(trash, name))
}

/** Uploads that broke off before they had their name: their request got no success. */
function removeUnfinished(folder: string, before: Date) {
  for (const name of readdirSync(folder))
    if (name.endsWith(unfinishedName('')) && statSync(join(folder, name)).mtime < before) rmSync(join(folder, name))
}

/** The photos in a folder; folders and files that are not ours are left alone. */
const filesIn = (folder: string): File[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && isPhotoName(entry.name))
    .map(({ name }) => ({ name, writtenAt: statSync(join(folder, name)).mtime }))
