import { randomUUID } from 'node:crypto'
import { createWriteStream, existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { makeFolder, sync } from '#db/disk.ts'
import type { CourseDocument } from '#domain/learning/build/course-document.schema.ts'
import { hashesIn } from '#domain/learning/build/course-file.ts'
import { BadCourseFile, readDocument } from '#services/learning/build/course-document.ts'
import { type CourseZip, openCourseZip, refuse } from './course-zip.ts'
import { RefusedFile, type StoredFile, storeFile } from './store-file.ts'

const MB = 1024 * 1024
const MAX_ZIP_BYTES = 1024 * MB
const SCRATCH = 'importing-'
const DAY_MS = 86_400_000

/** A course file that was read and found whole: the course, and its files, which lie in the folder of files now. */
export type ReadCourse = { document: CourseDocument; files: (StoredFile & { name: string })[] }

type CourseUpload = {
  arriving: AsyncIterable<Uint8Array>
  folder: string
  /** Whether a file that the course names lies on this server already. */
  isHere: (hash: string) => boolean
}

/**
 * Reads a course file. It arrives and is unpacked in a folder of its own, and all of it is checked there: what is
 * refused leaves nothing. Throws a BadCourseFile that names the place.
 */
export async function readCourseFile({ arriving, folder, isHere }: CourseUpload): Promise<ReadCourse> {
  makeFolder(folder)
  dropBrokenOff(folder)
  const scratch = join(folder, `${SCRATCH}${randomUUID()}`)
  makeFolder(scratch)
  try {
    const file = join(scratch, 'course.zip')
    await pipeline(bounded(arriving), createWriteStream(file, { mode: 0o600 }))
    const zip = await openCourseZip(file)
    try {
      const { document, files } = await readZip(zip, scratch, isHere)
      for (const { hash } of files)
        if (!existsSync(join(folder, hash))) renameSync(join(scratch, hash), join(folder, hash))
      sync(folder)
      return { document, files }
    } finally {
      zip.close()
    }
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

async function readZip(zip: CourseZip, scratch: string, isHere: CourseUpload['isHere']): Promise<ReadCourse> {
  const text = await zip.json()
  const document = readDocument(text)
  assertMedia(document, zip, isHere)
  const files: ReadCourse['files'] = []
  const cleaned = new Map<string, string>()
  for (const { hash, name } of document.media) {
    const stored = await unpack(hash, zip, scratch)
    files.push({ ...stored, name })
    if (stored.hash !== hash) cleaned.set(hash, stored.hash)
  }
  return { document: cleaned.size > 0 ? readDocument(renamed(text, cleaned)) : document, files }
}

/** A picture that still told where it was taken is another file without that. */
const renamed = (text: string, cleaned: ReadonlyMap<string, string>) =>
  [...cleaned].reduce((all, [from, to]) => all.replaceAll(from, to), text)

function assertMedia(document: CourseDocument, zip: CourseZip, isHere: CourseUpload['isHere']) {
  for (const { hash, name } of document.media)
    if (!zip.media.has(hash)) throw new BadCourseFile(`media/${hash} (${name.slice(0, 100)}) is missing in the file`)
  const listed = new Set(document.media.map(({ hash }) => hash))
  const missing = hashesIn(JSON.stringify(document)).find((hash) => !listed.has(hash) && !isHere(hash))
  if (missing) throw new BadCourseFile(`course.json names /media/${missing}, which is missing in the file`)
  const unnamed = [...zip.media.keys()].find((hash) => !listed.has(hash))
  if (unnamed) throw new BadCourseFile(`media/${unnamed} is not named in course.json`)
}

async function unpack(hash: string, zip: CourseZip, scratch: string): Promise<StoredFile> {
  try {
    const stored = await storeFile(scratch, await zip.media.get(hash)!())
    if (stored.sentHash !== hash) throw new BadCourseFile(`media/${hash} holds something else than its name says`)
    return stored
  } catch (error) {
    if (error instanceof RefusedFile) throw new BadCourseFile(`media/${hash} ${REFUSED[error.why]}`)
    return refuse(`media/${hash}`)(error)
  }
}

const REFUSED = {
  type: 'is no picture, video, VTT file or PDF',
  size: 'is too large',
  broken: 'is a picture that is damaged or cut off',
} as const

const bounded = (arriving: AsyncIterable<Uint8Array>) =>
  Readable.from(
    (async function* () {
      let bytes = 0
      for await (const part of arriving) {
        bytes += part.length
        if (bytes > MAX_ZIP_BYTES) throw new BadCourseFile('The file has more than 1 GB')
        yield part
      }
    })(),
  )

/** What an import left that the power ended. */
function dropBrokenOff(folder: string) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    if (name.startsWith(SCRATCH) && statSync(path).mtimeMs < Date.now() - DAY_MS)
      rmSync(path, { recursive: true, force: true })
  }
}
