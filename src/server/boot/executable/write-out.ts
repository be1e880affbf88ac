import { createHash } from 'node:crypto'
import { lstatSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Refusal } from '#db/refusal.ts'

const OTHERS = 0o077

/** Code that a process loads from a file. */
export type Code = { name: string; sha256: string; read: () => Buffer }

/**
 * Writes code into a folder of this user alone, whose name says what the code is. What lies there already is taken only
 * if it is the same. Answers the file.
 */
export function writeOut({ name, sha256, read }: Code, below: string): string {
  const folder = join(below, `kuu-${process.getuid?.() ?? 'user'}-${sha256.slice(0, 16)}`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  assertOwn(folder)
  const file = join(folder, name)
  if (hashOf(file) === sha256) return file
  // Complete before it has its name: another process of Kuu may load it at this moment.
  const half = `${file}.${process.pid}`
  writeFileSync(half, read(), { mode: 0o500 })
  renameSync(half, file)
  return file
}

function assertOwn(folder: string) {
  const found = lstatSync(folder)
  const isOwn = found.isDirectory() && found.uid === (process.getuid?.() ?? found.uid) && (found.mode & OTHERS) === 0
  if (!isOwn) throw new Refusal(`The folder ${folder} is not this user's alone. Remove it, then start again.`)
}

function hashOf(file: string) {
  try {
    return lstatSync(file).isFile() ? createHash('sha256').update(readFileSync(file)).digest('hex') : null
  } catch {
    return null
  }
}
