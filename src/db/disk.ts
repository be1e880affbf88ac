import { chmodSync, closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'

/** Waits until a file, or the names in a folder, are on the disk. */
export function sync(path: string) {
  const handle = openSync(path, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/** Moves a file or a folder within one disk, so that it stands at one of its two names whenever the power goes. */
export function move(from: string, to: string) {
  renameSync(from, to)
  sync(dirname(to))
  if (dirname(from) !== dirname(to)) sync(dirname(from))
}

/** Makes a folder with its parents, for its owner alone. */
export const makeFolder = (path: string) => mkdirSync(path, { recursive: true, mode: 0o700 })

/**
 * Writes a file, for its owner alone, under an unfinished name, and gives it its own once it is whole and on the disk.
 * `write` gets the unfinished name; where it answers null or throws, there is no file.
 */
export function writeWhole<T>(file: string, write: (unfinished: string) => T): T {
  const unfinished = unfinishedName(file)
  rmSync(unfinished, { force: true })
  try {
    const result = write(unfinished)
    if (result !== null) {
      chmodSync(unfinished, 0o600)
      sync(unfinished)
      move(unfinished, file)
    }
    return result
  } finally {
    rmSync(unfinished, { force: true })
  }
}

export const unfinishedName = (file: string) => `${file}.part`
