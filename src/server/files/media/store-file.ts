import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder, sync, unfinishedName } from '#db/disk.ts'
import { readPhoto } from '#domain/crops/photo/photo.ts'
import {
  COURSE_FILE_TYPES,
  type CourseFileType,
  courseFileType,
  mostBytes,
  SNIFFED_BYTES,
} from '#domain/learning/build/course-file.ts'

/** A file as it lies in its folder; `sentHash` is of what arrived, which of a picture may have been more. */
export type StoredFile = { hash: string; sentHash: string; type: CourseFileType; bytes: number }
export type FileRefusal = 'type' | 'size' | 'broken'

/** Why a file was not stored. */
export class RefusedFile extends Error {
  readonly why: FileRefusal
  constructor(why: FileRefusal) {
    super(`A file was refused: ${why}`)
    this.why = why
  }
}

/**
 * Writes a file into a folder under its hash while it arrives; it is never whole in memory, but for a picture. What it
 * is its first bytes tell. Where it is refused, breaks off or finds no room, nothing is left of it.
 */
export async function storeFile(folder: string, arriving: AsyncIterable<Uint8Array>): Promise<StoredFile> {
  makeFolder(folder)
  const unfinished = unfinishedName(join(folder, randomUUID()))
  try {
    const written = await write(unfinished, arriving)
    const stored = COURSE_FILE_TYPES[written.type].use === 'picture' ? await cleanPicture(unfinished, written) : written
    const file = join(folder, stored.hash)
    if (!existsSync(file)) {
      await rename(unfinished, file)
      sync(folder)
    }
    return stored
  } finally {
    await rm(unfinished, { force: true })
  }
}

async function write(file: string, arriving: AsyncIterable<Uint8Array>): Promise<StoredFile> {
  const handle = await open(file, 'wx', 0o600)
  try {
    const hash = createHash('sha256')
    let head = Buffer.alloc(0)
    let type: CourseFileType | null = null
    let bytes = 0
    for await (const part of arriving) {
      bytes += part.length
      if (head.length < SNIFFED_BYTES) head = Buffer.concat([head, part.subarray(0, SNIFFED_BYTES - head.length)])
      type ??= head.length >= SNIFFED_BYTES ? typeOf(head) : null
      if (bytes > mostBytes(type ?? 'video/mp4')) throw new RefusedFile('size')
      hash.update(part)
      await handle.writeFile(part)
    }
    type ??= typeOf(head)
    if (bytes > mostBytes(type)) throw new RefusedFile('size')
    await handle.sync()
    const sentHash = hash.digest('hex')
    return { hash: sentHash, sentHash, type, bytes }
  } finally {
    await handle.close()
  }
}

function typeOf(head: Uint8Array): CourseFileType {
  const type = courseFileType(head)
  if (!type) throw new RefusedFile('type')
  return type
}

/** A picture is stored without what tells where, when and by what it was taken. */
async function cleanPicture(file: string, { type, sentHash }: StoredFile): Promise<StoredFile> {
  const photo = readPhoto(await readFile(file))
  if (photo?.type !== type) throw new RefusedFile('broken')
  const handle = await open(file, 'w', 0o600)
  try {
    await handle.writeFile(photo.bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
  return { type, sentHash, bytes: photo.bytes.length, hash: createHash('sha256').update(photo.bytes).digest('hex') }
}
