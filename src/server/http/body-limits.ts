import type { IncomingMessage } from 'node:http'
import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import type { ServerEnv } from './env.ts'

export const MAX_BODY_BYTES = 1024 * 1024
/** Paths that take a file in their body: as it is, and in base64. */
const FILE_PATHS = ['/api/admin/users/import', '/trpc/admin.users.import', '/trpc/admin.translations.import']
/** What arrives here is written to the disk while it arrives, and measured by whoever writes it. */
const STREAMED_PATHS = ['/api/admin/course-files', '/api/admin/courses/import', '/api/documents']
const MAX_FILE_BYTES = 3 * MAX_BODY_BYTES

/** How much of a refused body is let in and thrown away, and for how long. */
const MAX_UNREAD_BYTES = 16 * MAX_BODY_BYTES
const MAX_UNREAD_MS = 5_000

/**
 * Refuses larger bodies; those with a file may be larger. What an answer did not need of a body is let in before it: a
 * client that still sends would lose the answer, and the next request of its connection too.
 */
export function bodyLimits() {
  const limitTo = (maxSize: number, message: string) =>
    bodyLimit({
      maxSize,
      onError: async (c) => {
        await letIn(c)
        return c.json({ message, code: 'PAYLOAD_TOO_LARGE' }, 413)
      },
    })
  const usual = limitTo(MAX_BODY_BYTES, 'The body is over 1 MiB')
  const ofFiles = limitTo(MAX_FILE_BYTES, 'The file is over 2 MiB')
  return createMiddleware<ServerEnv>(async (c, next) => {
    const answered = async () => {
      await next()
      await letIn(c)
    }
    if (STREAMED_PATHS.includes(c.req.path)) return answered()
    return (FILE_PATHS.includes(c.req.path) ? ofFiles : usual)(c, answered)
  })
}

/** A body that is too large even to be thrown away, or whose length is unknown, ends its connection. */
async function letIn(c: Context<ServerEnv>) {
  const incoming = c.env?.incoming as IncomingMessage | undefined
  if (!incoming || incoming.readableEnded || ['GET', 'HEAD'].includes(c.req.method)) return
  const { body, bodyUsed } = c.req.raw
  if (bodyUsed || !body || body.locked) return
  const isShort = Number(c.req.header('content-length')) <= MAX_UNREAD_BYTES
  if (!isShort || !(await isReadThrough(body))) c.header('Connection', 'close')
}

/** Reads a body and throws it away; false where it takes too long, or is cut off. */
async function isReadThrough(body: ReadableStream): Promise<boolean> {
  const reader = body.getReader()
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    reader.cancel().catch(() => undefined)
  }, MAX_UNREAD_MS)
  try {
    while (!(await reader.read()).done);
    return !isLate
  } catch {
    return false
  } finally {
    clearTimeout(timer)
  }
}
