import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Db } from '#db/client.ts'
import { whenCommitted } from '#db/group-commit.ts'
import { checkpoint } from '#db/upkeep.ts'
import { isPhotoName, TRASH } from '../../backup/photo-files.ts'

/**
 * Removes the photos of somebody who was erased, once the erasure is on the disk, and empties the log of the database,
 * where the rows still are. What cannot be removed now goes with the hourly sweep.
 */
export const erasedFiles =
  ({ db, folder }: { db: Db; folder: string }) =>
  async (photos: readonly string[]): Promise<void> => {
    await whenCommitted(db.$client)
    const files = photos.filter(isPhotoName).flatMap((id) => [join(folder, id), join(folder, TRASH, id)])
    await Promise.allSettled(files.map((file) => rm(file, { force: true })))
    checkpoint(db)
  }
