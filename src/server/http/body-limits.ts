import type { IncomingMessage } from 'node:http'
import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import type { ServerEnv } from './env.ts'
import { FIELD_FILE_PATHS, takesLargeBody } from './large-bodies.ts'
import { sendRefusal } from './respond.ts'

const MAX_BODY_BYTES = 1024 * 1024
type Limit = readonly [bytes: number, message: string]
const OF_BODY: Limit = [MAX_BODY_BYTES, 'The body is over 1 MiB']
const OF_FILE: Limit = [3 * MAX_BODY_BYTES, 'The file is over 2 MiB']
const OF_FIELDS: Limit = [7 * MAX_BODY_BYTES, 'The file is over 5 MB']
/** Paths that take a file in their body: as it is, and in base64. */
const FILE_PATHS = new Map<string, Limit>([
  ['/api/admin/users/import', OF_FILE],
  ['/trpc/admin.users.import', OF_FILE],
  ['/trpc/admin.translations.import', OF_FILE],
  ...FIELD_FILE_PATHS.map((path) => [path, OF_FIELDS] as const),
])
/** How much of a refused body is let in and thrown away, and for how long. */
const MAX_UNREAD_BYTES = 16 * MAX_BODY_BYTES
const MAX_UNREAD_MS = 5_000

/**
 * Refuses larger bodies; those with a file may be larger. What a response did not need of a body is let in before it: a
 * client that still sends would lose the response, and the next request of its connection too.
 */
export const bodyLimits = createMiddleware<ServerEnv>(async (c, next) => {
  const { path } = c.req
  const sendAfterBody = async () => {
    await next()
    await readRest(c)
  }
  if (takesLargeBody(path)) return sendAfterBody()
  const [maxSize, message] = FILE_PATHS.get(path) ?? OF_BODY
  const onError = async () => {
    await readRest(c)
    return sendRefusal(c, 413, { message, code: 'PAYLOAD_TOO_LARGE' })
  }
  const length = c.req.header('content-length')
  // Hono's own limit takes the body as a stream, also where its length is stated: that costs more than to answer.
  if (length === undefined || c.req.header('transfer-encoding'))
    return bodyLimit({ maxSize, onError })(c, sendAfterBody)
  return Number(length) > maxSize ? onError() : sendAfterBody()
})

/** A body that is too large even to be thrown away, or whose length is unknown, ends its connection. */
async function readRest(c: Context<ServerEnv>) {
  const incoming = c.env?.incoming as IncomingMessage | undefined
  if (!incoming || incoming.readableEnded) return
  const { body, bodyUsed } = c.req.raw
  if (bodyUsed || !body || body.locked) return
  const isShort = Number(c.req.header('content-length')) <= MAX_UNREAD_BYTES
  if (!isShort || !(await isReadThrough(body))) endConnection(c)
}

function endConnection(c: Context<ServerEnv>) {
  const { added, isComplete } = c.get('request')
  if (isComplete) c.header('Connection', 'close')
  else added.push(['Connection', 'close'])
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
