import { Readable } from 'node:stream'
import { Hono } from 'hono'
import { findCourseFile } from '#db/queries/learning/course-files.ts'
import { addCourseFile } from '#services/learning/build/add-course-file.ts'
import { BadCourseFile, documentOf } from '#services/learning/build/course-document.ts'
import { insertCourseTree } from '#services/learning/build/course-tree.ts'
import { writeFor } from '#services/sync/idempotency.ts'
import type { ServerEnv } from '../http/env.ts'
import { asAdmin, bodyPartsOf, type FileRoutes } from './access.ts'
import { courseZip } from './media/export-course.ts'
import { readCourseFile } from './media/import-course.ts'

/** The paths by which a course leaves an installation as one file, and comes into another. */
export function courseZips({ contextOf, folder }: FileRoutes) {
  const routes = new Hono<ServerEnv>()

  routes.get('/admin/courses/:id/export', async (c) => {
    const { db } = asAdmin(await contextOf(c))
    const document = documentOf(db, c.req.param('id'))
    c.header('Content-Type', 'application/zip')
    c.header('Content-Disposition', `attachment; filename="${fileNameOf(document.course.title)}"`)
    c.header('Cache-Control', 'no-store')
    return c.body(Readable.toWeb(Readable.from(courseZip(document, folder))) as ReadableStream<Uint8Array<ArrayBuffer>>)
  })

  routes.post('/admin/courses/import', async (c) => {
    const { db, now, requestId, user } = asAdmin(await contextOf(c))
    try {
      const isHere = (hash: string) => findCourseFile(db, hash) !== undefined
      const { document, files } = await readCourseFile({ arriving: bodyPartsOf(c), folder, isHere })
      const audit = { actor: user, action: 'admin.courses.import', requestId }
      const createdAt = now().toISOString()
      const course = writeFor({ db, now, request: null, audit })(
        (tx) => {
          for (const { hash, name, type, bytes } of files)
            addCourseFile(tx, { hash, name, type, bytes, uploadedBy: user.id, createdAt })
          return insertCourseTree(tx, document, { user, now })
        },
        { table: 'courses' },
      )
      return c.json(course)
    } catch (error) {
      if (error instanceof BadCourseFile) return c.json({ message: error.message, code: 'BAD_REQUEST' }, 400)
      throw error
    }
  })

  return routes
}

const fileNameOf = (title: string) =>
  `${
    title
      .replace(/[^\w -]/g, '')
      .trim()
      .slice(0, 80) || 'course'
  }.zip`
