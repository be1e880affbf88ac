import type { TRPCError } from '@trpc/server'
import type { Context as HonoContext } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { Problem } from '#domain/problem.ts'
import { spokenMessage, statusOf } from '#routers/trpc.ts'
import type { ServerEnv } from '../env.ts'

/** A refusal as REST tells it: what a user may read, the name of its kind, and when to come back. */
export function refusal(c: HonoContext<ServerEnv>, error: TRPCError, more: object = {}) {
  const cause = error.cause instanceof Problem ? error.cause : null
  if (cause?.retryAfter) c.header('Retry-After', String(cause.retryAfter))
  const message = spokenMessage(error, c.get('requestId'))
  return c.json({ message, code: cause?.code ?? error.code, ...more }, statusOf(error) as ContentfulStatusCode)
}
