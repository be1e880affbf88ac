import type { TRPCError } from '@trpc/server'
import type { Context as HonoContext } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Logger } from 'pino'
import * as z from 'zod'
import { EditConflict, Problem } from '#domain/problem.ts'
import { publicMessage, statusOf } from '#routers/trpc.ts'
import type { ServerEnv } from '../env.ts'

/** A refusal in REST: the message for the user, the code, and when to come back. */
export function refusal(c: HonoContext<ServerEnv>, error: TRPCError, more: object = {}) {
  if (error.code !== 'INTERNAL_SERVER_ERROR') noteRefusal(c, error)
  const { status, body, retryAfter } = refusalOf(error, c.get('requestId'), more)
  if (retryAfter) c.header('Retry-After', String(retryAfter))
  return c.json(body, status as ContentfulStatusCode)
}

/** The same before it is written: the status, the body, and after how many seconds to come back. */
export function refusalOf(error: TRPCError, requestId: string, more: object = {}) {
  const cause = error.cause instanceof Problem ? error.cause : null
  const body = { message: publicMessage(error, requestId), code: cause?.code ?? error.code, ...more }
  return { status: statusOf(error), body, retryAfter: cause?.retryAfter }
}

/** What REST tells of a refusal besides: the fields that the contract refuses, and what others changed meanwhile. */
export function detailsOf({ cause }: TRPCError) {
  const issues =
    cause instanceof z.ZodError
      ? cause.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
      : undefined
  const clashes = cause instanceof EditConflict ? cause.conflicts : undefined
  return { ...(issues && { issues }), ...(clashes && { clashes }) }
}

/**
 * Logs what was refused and why, for the investigation of an attack: the request's own line has the user and the
 * address.
 */
export const noteRefusal = (c: HonoContext<ServerEnv>, error: TRPCError, path?: string) =>
  logRefusal(c.get('log'), error, { ...c.get('noted'), path })

export const logRefusal = (
  log: Logger,
  { code, cause }: TRPCError,
  { path, ...ids }: Record<string, string | undefined>,
) => log.info({ ...ids, code, problem: cause instanceof Problem ? cause.id : undefined, path }, 'refused')
