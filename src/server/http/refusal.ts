import type { TRPCError } from '@trpc/server'
import type { Context as HonoContext } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { Problem } from '#domain/problem.ts'
import { publicMessage, statusOf } from '#routers/trpc.ts'
import type { ServerEnv } from '../env.ts'

/** A refusal in REST: the message for the user, the code, and when to come back. */
export function refusal(c: HonoContext<ServerEnv>, error: TRPCError, more: object = {}) {
  const cause = error.cause instanceof Problem ? error.cause : null
  if (error.code !== 'INTERNAL_SERVER_ERROR') noteRefusal(c, error)
  if (cause?.retryAfter) c.header('Retry-After', String(cause.retryAfter))
  const message = publicMessage(error, c.get('requestId'))
  return c.json({ message, code: cause?.code ?? error.code, ...more }, statusOf(error) as ContentfulStatusCode)
}

/**
 * Logs what was refused and why, for the investigation of an attack: the request's own line has the user and the
 * address.
 */
export function noteRefusal(c: HonoContext<ServerEnv>, { code, cause }: TRPCError, path?: string) {
  c.get('log').info(
    { ...c.get('noted'), code, problem: cause instanceof Problem ? cause.id : undefined, path },
    'refused',
  )
}
