import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream, mkdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { createGunzip } from 'node:zlib'
import { csvRefusal, MAX_CSV_BYTES } from '#domain/operations/csv-file.ts'

/** A file that somebody uploaded to have it imported. */
export type UploadedFile = { path: string; name: string; size: number }

const MAX_FILES = 4

/**
 * The files that wait to be imported: the last few, in a folder of their own. They go when they were imported, when
 * others follow them, and when the server starts anew.
 */
export function createUploads(folder: string) {
  rmSync(folder, { recursive: true, force: true })
  const files = new Map<string, UploadedFile>()
  const remove = (id: string) => {
    const file = files.get(id)
    files.delete(id)
    if (file) rmSync(file.path, { force: true })
  }
  return {
    /** Stores a body as it arrives, never whole in memory; `isPacked` where it comes compressed (gzip). */
    async receive(body: ReadableStream<Uint8Array>, name: string, isPacked: boolean) {
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      const id = randomUUID()
      const path = join(folder, `${id}.csv`)
      const unpacked = isPacked ? [createGunzip()] : []
      const written = createWriteStream(path, { flags: 'wx', mode: 0o600 })
      try {
        await pipeline([Readable.fromWeb(body), ...unpacked, atMost(MAX_CSV_BYTES), written])
      } catch (error) {
        rmSync(path, { force: true })
        throw isBadPack(error) ? csvRefusal('zip') : error
      }
      files.set(id, { path, name, size: statSync(path).size })
      for (const oldest of [...files.keys()].slice(0, -MAX_FILES)) remove(oldest)
      return id
    },
    find: (id: string) => files.get(id),
    remove,
  }
}
export const bytesOf = ({ path }: UploadedFile): AsyncIterable<Uint8Array> => createReadStream(path)

function atMost(max: number) {
  let size = 0
  return new Transform({
    transform(piece: Buffer, _, done) {
      size += piece.length
      if (size > max) done(csvRefusal('tooLarge'))
      else done(null, piece)
    },
  })
}

const isBadPack = (error: unknown) =>
  error instanceof Error && 'code' in error && /^Z_(DATA|BUF)_ERROR$/.test(String(error.code))
