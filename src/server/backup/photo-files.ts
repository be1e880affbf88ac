import { copyFileSync, existsSync, linkSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder, sync, writeWhole } from '#db/disk.ts'

/** A photo's file is named by its id. A file of another name is no photo. */
export const isPhotoName = (name: string) => /^[\w-]+$/.test(name) && name !== TRASH

/** Where the sweep puts what no row names. */
export const TRASH = 'trash'

/** Where the file of a photo stands, in the trash too; undefined where it is gone. */
export const findPhotoFile = (uploads: string, id: string) =>
  isPhotoName(id) ? [join(uploads, id), join(uploads, TRASH, id)].find((file) => existsSync(file)) : undefined

/**
 * Puts photos from one folder into another that lacks them: the same bytes under a second name where the disk can do
 * that, else a copy. A photo never changes, so what is there already is the same. Answers the ids whose files are gone.
 */
export function bringPhotos(ids: readonly string[], from: string, to: string): string[] {
  makeFolder(to)
  const missing = ids.filter((id) => !isPhotoName(id) || !(existsSync(join(to, id)) || bring(from, to, id)))
  sync(to)
  return missing
}

function bring(from: string, to: string, id: string) {
  const file = findPhotoFile(from, id)
  if (!file) return false
  try {
    linkSync(file, join(to, id))
  } catch {
    writeWhole(join(to, id), (unfinished) => copyFileSync(file, unfinished))
  }
  return true
}

/** Removes from a folder the photos that are not named any more. */
export function dropPhotos(folder: string, named: ReadonlySet<string>) {
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder)) if (isPhotoName(name) && !named.has(name)) rmSync(join(folder, name))
}
