import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Db } from '#db/client.ts'
import { deleteUnseenPhotos, findPhoto } from '#db/queries/photos.ts'

const DAY_MS = 86_400_000

/**
 * Removes the photos that no log shows any more, and the files without a row: of accounts that were deleted, of
 * uploads that broke off. What is younger than a day is left alone, for it may be on its way. Answers how many files
 * went.
 */
export function sweepPhotos(db: Db, folder: string, now: Date): number {
  const before = new Date(now.getTime() - DAY_MS)
  deleteUnseenPhotos(db, before.toISOString())
  if (!existsSync(folder)) return 0
  const orphans = readdirSync(folder).filter(
    (name) => statSync(join(folder, name)).mtime < before && !findPhoto(db, name),
  )
  for (const name of orphans) rmSync(join(folder, name))
  return orphans.length
}
