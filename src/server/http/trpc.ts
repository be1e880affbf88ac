import { fetchRequestHandler } from '@trpc/server/adapters/fetch'
import { Hono, type Context as HonoContext } from 'hono'
import type { StatusCode } from 'hono/utils/http-status'
import { Problem } from '#domain/problem.ts'
import type { Context } from '#routers/context.ts'
import { appRouter } from '#routers/index.ts'
import type { ServerEnv } from '../env.ts'

/** The tRPC door. Cookies that a procedure sets reach the answer through the context. */
export function trpcDoor(contextOf: (c: HonoContext<ServerEnv>) => Promise<Context>) {
  const door = new Hono<ServerEnv>()
  door.all('*', async (c) => {
    if (!isDecodable(new URL(c.req.url).pathname)) return c.notFound()
    const answer = await fetchRequestHandler({
      endpoint: '/trpc',
      req: c.req.raw,
      router: appRouter,
      createContext: () => contextOf(c),
      onError: ({ error, path }) => {
        if (error.code === 'INTERNAL_SERVER_ERROR') c.get('log').error({ err: error, path }, 'procedure failed')
        if (error.cause instanceof Problem && error.cause.retryAfter)
          c.header('Retry-After', String(error.cause.retryAfter))
      },
    })
    // Through the context, for it holds the cookie, the request id and whatever else was set on the way.
    return c.newResponse(answer.body, answer.status as StatusCode, Object.fromEntries(answer.headers))
  })
  return door
}

/** tRPC decodes the path itself, and takes a malformed escape for a failure of ours. */
function isDecodable(path: string) {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
