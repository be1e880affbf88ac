import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ZipFile } from 'yazl'
import type { CourseDocument } from '#domain/learning/build/course-document.schema.ts'
import { COURSE_FILE_TYPES, isCourseFileType } from '#domain/learning/build/course-file.ts'

/** The same course makes the same file, whenever it is exported. */
const OPTIONS = { mtime: new Date('2000-01-01T00:00:00.000Z'), forceDosTimestamp: true }

/** A course as a zip that is made while it is sent: `course.json`, and beside it the files that it names. */
export function courseZip(document: CourseDocument, folder: string): NodeJS.ReadableStream {
  const zip = new ZipFile()
  const media = document.media.filter(({ hash, type }) => isCourseFileType(type) && existsSync(join(folder, hash)))
  zip.addBuffer(Buffer.from(JSON.stringify({ ...document, media }, null, 2)), 'course.json', OPTIONS)
  // Pictures and videos are small already.
  for (const { hash, type } of media)
    zip.addFile(join(folder, hash), mediaName(hash, type), { ...OPTIONS, compress: type === 'text/vtt', mode: 0o644 })
  zip.end()
  return zip.outputStream
}

const mediaName = (hash: string, type: string) =>
  `media/${hash}.${isCourseFileType(type) ? COURSE_FILE_TYPES[type].ending : 'bin'}`
