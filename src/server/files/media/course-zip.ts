import type { Readable } from 'node:stream'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { MAX_COURSE_FILE_BYTES } from '#domain/learning/build/course-file.ts'
import { BadCourseFile } from '#services/learning/build/course-document.ts'

const MB = 1024 * 1024
/** The bounds of what is unpacked: a zip of a few bytes may say that it holds very much. */
const MAX_ENTRIES = 2000
const MAX_JSON_BYTES = 20 * MB
const MAX_UNPACKED_BYTES = 2048 * MB
const MAX_RATIO = 100
/** What is smaller may be packed as tightly as it likes. */
const SMALL = MB

const MEDIA = /^media\/([0-9a-f]{64})\.[a-z0-9]{3,4}$/

/** The entries of a course file, once they are known to be within all bounds. Nothing is unpacked for that. */
export type CourseZip = {
  json: () => Promise<string>
  /** By the hash in their names. */
  media: ReadonlyMap<string, () => Promise<Readable>>
  close: () => void
}

export async function openCourseZip(file: string): Promise<CourseZip> {
  const zip = await openPromise(file, { strictFileNames: true, autoClose: false }).catch(unreadable)
  try {
    const entries = await entriesOf(zip)
    const course = entries.find(({ fileName }) => fileName === 'course.json')
    if (!course) throw new BadCourseFile('The file holds no course.json')
    const media = new Map(
      entries.flatMap((entry) => {
        const hash = MEDIA.exec(entry.fileName)?.[1]
        return hash ? [[hash, () => opened(zip, entry)] as const] : []
      }),
    )
    const json = async () => textOf(await opened(zip, course))
    return { json: () => json().catch(refuse('course.json')), media, close: () => zip.close() }
  } catch (error) {
    zip.close()
    throw error instanceof BadCourseFile ? error : unreadable(error)
  }
}

/**
 * The content of an entry. A size that lies can fail the stream before anybody reads it, or after somebody has stopped:
 * without a listener of its own that error would end the whole server. It ends the stream too, for the library only
 * tells of it: who began to read afterwards would wait for ever.
 */
const opened = (zip: ZipFile, entry: Entry) =>
  new Promise<Readable>((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error) return reject(error)
      stream.on('error', (failure) => stream.destroy(failure))
      resolve(stream)
    })
  })

/** What the zip ran into while a file was unpacked is a fault of the file; what the disk ran into is not. */
export const refuse = (name: string) => (error: unknown) => {
  if (error instanceof BadCourseFile || (error instanceof Error && 'syscall' in error)) throw error
  throw new BadCourseFile(`${name} is damaged and cannot be unpacked`)
}

function unreadable(error: unknown): never {
  throw new BadCourseFile(`The file is no zip that can be read: ${error instanceof Error ? error.message : error}`)
}

async function entriesOf(zip: ZipFile): Promise<Entry[]> {
  if (zip.entryCount > MAX_ENTRIES) throw new BadCourseFile(`The file holds more than ${MAX_ENTRIES} files`)
  const entries: Entry[] = []
  const names = new Set<string>()
  let unpacked = 0
  const all: Entry[] = []
  for await (const entry of zip.eachEntry()) all.push(entry)
  for (const entry of withoutPacking(all)) {
    assertBounds(entry)
    if (names.has(entry.fileName)) throw new BadCourseFile(`${shown(entry.fileName)} is in the file twice`)
    names.add(entry.fileName)
    unpacked += entry.uncompressedSize
    if (unpacked > MAX_UNPACKED_BYTES) throw new BadCourseFile('The file holds more than 2 GB')
    entries.push(entry)
  }
  return entries
}

/** What a Mac or Windows adds to a folder that it packs. */
const ADDED = /^(?:__MACOSX\/.*|(?:.*\/)?(?:\.DS_Store|\._[^/]*|Thumbs\.db|desktop\.ini))$/i

/** The entries without folders and what packing adds, as if course.json did not stand in a folder of its own. */
function withoutPacking(all: readonly Entry[]): Entry[] {
  const entries = all.filter(
    ({ fileName, uncompressedSize }) => !(fileName.endsWith('/') && uncompressedSize === 0) && !ADDED.test(fileName),
  )
  const folder = entries.flatMap(({ fileName }) => /^([^/]+\/)course\.json$/.exec(fileName)?.[1] ?? []).at(0)
  if (!folder || !entries.every(({ fileName }) => fileName.startsWith(folder))) return entries
  for (const entry of entries) entry.fileName = entry.fileName.slice(folder.length)
  return entries
}

function assertBounds(entry: Entry) {
  const { fileName, uncompressedSize, compressedSize } = entry
  const name = shown(fileName)
  if (fileName !== 'course.json' && !MEDIA.test(fileName))
    throw new BadCourseFile(`${name} is no file of a course: besides course.json there is only media/<hash>`)
  if (!entry.canDecodeFileData()) throw new BadCourseFile(`${name} is encrypted, or packed in a way that is not read`)
  if (uncompressedSize > (fileName === 'course.json' ? MAX_JSON_BYTES : MAX_COURSE_FILE_BYTES))
    throw new BadCourseFile(`${name} is too large`)
  if (uncompressedSize > SMALL && uncompressedSize > compressedSize * MAX_RATIO)
    throw new BadCourseFile(`${name} is packed more than ${MAX_RATIO} times`)
}

/** A name may be anything; it is shown without control signs, and not for ever. */
const shown = (name: string) => name.replace(/[\p{Cc}\p{Cf}]/gu, '?').slice(0, 100)

async function textOf(stream: Readable): Promise<string> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of stream as AsyncIterable<Buffer>) {
    bytes += part.length
    if (bytes > MAX_JSON_BYTES) throw new BadCourseFile('course.json is too large')
    parts.push(part)
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(parts))
  } catch {
    throw new BadCourseFile('course.json is not written in UTF-8')
  }
}
