import { fetchRequestHandler } from '@trpc/server/adapters/fetch'
import { Hono, type Context as HonoContext } from 'hono'
import type { StatusCode } from 'hono/utils/http-status'
import { Problem } from '#domain/problem.ts'
import { callsAlone, MAX_BATCH } from '#domain/sync/batches.ts'
import type { Context } from '#routers/context.ts'
import { appRouter } from '#routers/index.ts'
import { statusOf } from '#routers/trpc.ts'
import { callsOf } from '../http/calls.ts'
import type { ServerEnv } from '../http/env.ts'
import { areKeysOf } from '../http/idempotency-keys.ts'
import { exceedsBounds, TOO_LARGE } from '../http/json-bounds.ts'
import { noteRefusal } from '../http/refusal.ts'

const badRequest = (message: string) => ({ message, code: 'BAD_REQUEST' })

/** The tRPC door. Cookies that a procedure sets reach the answer through the context. */
export function trpcDoor(contextOf: (c: HonoContext<ServerEnv>) => Promise<Context>) {
  const door = new Hono<ServerEnv>()
  door.all('*', async (c) => {
    if (!isDecodable(new URL(c.req.url).pathname)) return c.notFound()
    const calls = callsOf(c.req)
    if (calls.length > MAX_BATCH) return c.json(badRequest(`At most ${MAX_BATCH} calls in a batch`), 400)
    if (calls.length > 1 && calls.some(callsAlone))
      return c.json(badRequest('A call with a password is sent alone'), 400)
    if (!areKeysOf(c.req, calls.length))
      return c.json(badRequest('Idempotency-Keys names one key for each call, in their order'), 400)
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    if (!isRead && !isJson(c)) return c.json({ message: 'Send JSON', code: 'UNSUPPORTED_MEDIA_TYPE' }, 415)
    const text = isRead ? (c.req.query('input') ?? '') : await c.req.text()
    if (exceedsBounds(text)) return c.json(badRequest(TOO_LARGE), 400)
    const answer = await fetchRequestHandler({
      endpoint: '/trpc',
      req: isRead
        ? c.req.raw
        : new Request(c.req.url, { method: c.req.method, headers: c.req.raw.headers, body: text }),
      router: appRouter,
      maxBatchSize: MAX_BATCH,
      createContext: () => contextOf(c),
      // tRPC derives the status from the code; in a batch each call has its own.
      responseMeta: ({ errors: [error], info }) =>
        error && info?.calls.length === 1 ? { status: statusOf(error) } : {},
      onError: ({ error, path }) => {
        if (error.code === 'INTERNAL_SERVER_ERROR') c.get('log').error({ err: error, path }, 'procedure failed')
        else noteRefusal(c, error, path)
        if (error.cause instanceof Problem && error.cause.retryAfter)
          c.header('Retry-After', String(error.cause.retryAfter))
      },
    })
    // Through the context, for it holds the cookie, the request id and whatever else was set on the way.
    return c.newResponse(answer.body, answer.status as StatusCode, Object.fromEntries(answer.headers))
  })
  return door
}

const isJson = (c: HonoContext) => /^application\/json\b/i.test(c.req.header('content-type') ?? '')

/** tRPC decodes the path itself, and takes a malformed escape for a failure of ours. */
function isDecodable(path: string) {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
