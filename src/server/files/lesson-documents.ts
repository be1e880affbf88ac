import { Hono } from 'hono'
import { COURSE_FILE_TYPES, courseFileUrl } from '#domain/learning/build/course-file.ts'
import { addCourseFile } from '#services/learning/build/add-course-file.ts'
import { BadDocument, MAX_DOCUMENT } from '#services/learning/docx/open-document.ts'
import { readDocx, type StorePicture } from '#services/learning/docx/read-docx.ts'
import { writeFor } from '#services/sync/idempotency.ts'
import type { ServerEnv } from '../http/env.ts'
import { asAdmin, bodyPartsOf, type FileRoutes } from './access.ts'
import { RefusedFile, storeFile } from './media/store-file.ts'

/** The path by which a document of Word is read into lessons. Its pictures are stored; nothing else is written. */
export function lessonDocuments({ contextOf, folder }: FileRoutes) {
  const routes = new Hono<ServerEnv>()
  routes.post('/admin/courses/read-document', async (c) => {
    const { db, now, requestId, user } = asAdmin(await contextOf(c))
    const audit = { actor: user, action: 'admin.courseFiles.add', requestId }
    const storePicture: StorePicture = async (bytes) => {
      const stored = await storedPicture(folder, bytes)
      if (!stored) return null
      const { sentHash: _, ...file } = stored
      const row = { ...file, name: file.hash, uploadedBy: user.id, createdAt: now().toISOString() }
      writeFor({ db, now, request: null, audit })((tx) => addCourseFile(tx, row))
      return courseFileUrl(file.hash, file.type)
    }
    try {
      return c.json(await readDocx(await wholeBody(bodyPartsOf(c)), storePicture))
    } catch (error) {
      if (error instanceof BadDocument) return c.json({ message: error.message, code: 'BAD_REQUEST' }, 400)
      throw error
    }
  })
  return routes
}

/** Null for what no phone shows, as a drawing of Windows, and for a picture that is too large. */
async function storedPicture(folder: string, bytes: Buffer) {
  try {
    const stored = await storeFile(folder, pieces(bytes))
    return COURSE_FILE_TYPES[stored.type].use === 'picture' ? stored : null
  } catch (error) {
    if (error instanceof RefusedFile) return null
    throw error
  }
}

async function* pieces(bytes: Buffer) {
  yield bytes
}

/** One byte more than a document may have is enough to refuse it. */
async function wholeBody(arriving: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of arriving) {
    parts.push(part)
    size += part.length
    if (size > MAX_DOCUMENT.bytes) break
  }
  return Buffer.concat(parts)
}
