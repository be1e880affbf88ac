import { createReadStream, existsSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { Hono, type Context as HonoContext } from 'hono'
import type { Db } from '#db/client.ts'
import { findCourseFile } from '#db/queries/learning/course-files.ts'
import { COURSE_FILE_TYPES, courseFileUrl, hashInName, isCourseFileType } from '#domain/learning/build/course-file.ts'
import { problem } from '#domain/problem.ts'
import { addCourseFile } from '#services/learning/build/add-course-file.ts'
import { writeFor } from '#services/sync/idempotency.ts'
import type { ServerEnv } from '../http/env.ts'
import { asAdmin, bodyPartsOf, type FileRoutes } from './access.ts'
import { dispositionOf } from './disposition.ts'
import { byteRange } from './media/byte-range.ts'
import { type FileRefusal, RefusedFile, storeFile } from './media/store-file.ts'

/** The path by which administrators upload pictures, videos and attachments of courses, as their bytes. */
export function courseFileUploads({ contextOf, folder }: FileRoutes) {
  const routes = new Hono<ServerEnv>()
  routes.post('/admin/course-files', async (c) => {
    const { db, now, requestId, user } = asAdmin(await contextOf(c))
    const name = (c.req.query('name') ?? '').normalize().slice(0, MAX_NAME)
    try {
      const { sentHash: _, ...stored } = await storeFile(folder, bodyPartsOf(c))
      const audit = { actor: user, action: 'admin.courseFiles.add', requestId }
      const row = { ...stored, name: name || stored.hash, uploadedBy: user.id, createdAt: now().toISOString() }
      const added = writeFor({ db, now, request: null, audit })((tx) => addCourseFile(tx, row))
      return c.json({ ...added, url: courseFileUrl(stored.hash, stored.type) })
    } catch (error) {
      if (error instanceof RefusedFile) return refuse(c, error.why)
      throw error
    }
  })
  return routes
}

const MAX_NAME = 200

const REFUSALS = {
  type: [415, 'UNSUPPORTED_MEDIA_TYPE', 'Send a JPEG, PNG or WebP picture, an MP4 or WebM video, a VTT file or a PDF'],
  size: [413, 'PAYLOAD_TOO_LARGE', 'A picture may have 5 MB, an attachment 10 MB and a video 200 MB'],
  broken: [400, 'BAD_REQUEST', 'This picture is damaged or cut off'],
} as const satisfies Record<FileRefusal, readonly [number, string, string]>

function refuse(c: HonoContext, why: FileRefusal) {
  const [status, code, message] = REFUSALS[why]
  return c.json({ message, code }, status)
}

/** The files of courses, for whoever knows their names; a file never changes under its name. */
export function courseMedia({ db, folder }: { db: Db; folder: string }) {
  const routes = new Hono<ServerEnv>()
  routes.get('/media/:name', (c) => {
    const hash = hashInName(c.req.param('name'))
    const file = hash && findCourseFile(db, hash)
    if (!file || !isCourseFileType(file.type) || !existsSync(join(folder, file.hash))) throw problem('notFound')
    c.header('ETag', `"${file.hash}"`)
    c.header('Cache-Control', 'public, max-age=31536000, immutable')
    c.header('Accept-Ranges', 'bytes')
    if (c.req.header('if-none-match')?.includes(file.hash)) return c.body(null, 304)
    c.header('Content-Type', file.type === 'text/vtt' ? 'text/vtt; charset=utf-8' : file.type)
    c.header('Content-Disposition', fileDisposition(file.name, file.type))
    const range = byteRange(c.req.header('range'), file.bytes)
    if (range === 'unsatisfiable') {
      c.header('Content-Range', `bytes */${file.bytes}`)
      return c.body(null, 416)
    }
    const { start, end } = range ?? { start: 0, end: file.bytes - 1 }
    c.header('Content-Length', String(end - start + 1))
    if (range) c.header('Content-Range', `bytes ${start}-${end}/${file.bytes}`)
    const status = range ? 206 : 200
    return c.req.method === 'HEAD'
      ? c.body(null, status)
      : c.body(streamOf(join(folder, file.hash), start, end), status)
  })
  return routes
}

const streamOf = (file: string, start: number, end: number) =>
  Readable.toWeb(createReadStream(file, { start, end })) as ReadableStream<Uint8Array<ArrayBuffer>>

/** A PDF is saved and not opened in our place. */
const fileDisposition = (name: string, type: keyof typeof COURSE_FILE_TYPES) =>
  dispositionOf(type === 'application/pdf' ? 'attachment' : 'inline', name, COURSE_FILE_TYPES[type].ending)
