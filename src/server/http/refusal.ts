import type { TRPCError } from '@trpc/server'
import type { Context as HonoContext } from 'hono'
import * as z from 'zod'
import { type Check, checkOf } from '#domain/checks.ts'
import { FileRefusal } from '#domain/operations/csv-file.ts'
import { EditConflict, InUse, Problem } from '#domain/problem.ts'
import { asTrpcError, publicMessage, statusOf } from '#routers/trpc.ts'
import type { ServerEnv } from './env.ts'
import { sendRefusal } from './respond.ts'

/** Sends an error that was thrown, and logs it. */
export function sendError(thrown: Error, c: HonoContext<ServerEnv>) {
  const error = asTrpcError(thrown)
  logError(c, error)
  return sendRefusal(c, statusOf(error), refusalOf(error, c.get('request').id), retryHeaders(error))
}

/** What REST says of a refusal: the message for the user, the code, the wrong fields, and what others changed. */
export function refusalOf(error: TRPCError, requestId: string) {
  const { cause } = error
  return {
    message: publicMessage(error, requestId),
    code: cause instanceof Problem ? cause.code : error.code,
    ...(error.code === 'BAD_REQUEST' &&
      cause instanceof z.ZodError && {
        issues: cause.issues.map((issue) => issueOf(issue.path.join('.'), issue.message, checkOf(issue))),
      }),
    ...(cause instanceof FileRefusal && cause.check && { issues: [issueOf('file', cause.message, cause.check)] }),
    ...(cause instanceof EditConflict && { clashes: cause.conflicts }),
    ...(cause instanceof InUse && { counts: cause.counts }),
  }
}

/** What is wrong where, with the name of the check and what it found, as the point of a border. */
const issueOf = (path: string, message: string, check: Check | null) => ({ path, message, ...(check && { check: check.id, ...check.values }) }) // biome-ignore format: one line

/** When to come back, if a refusal says so. */
export const retryHeaders = ({ cause }: TRPCError): Record<string, string> =>
  cause instanceof Problem && cause.retryAfter ? { 'Retry-After': String(cause.retryAfter) } : {}

/**
 * Logs an error: a bug as a whole; of a refusal what was refused and why, for the investigation of an attack. The
 * request's own line has the user and the address.
 */
export function logError(c: HonoContext<ServerEnv>, error: TRPCError, path?: string) {
  const { log, ids, noteDamage } = c.get('request')
  const { code, cause } = error
  if (code === 'INTERNAL_SERVER_ERROR') {
    noteDamage(cause ?? error)
    log().error({ err: error, path }, 'request failed')
  } else log().info({ ...ids, code, problem: cause instanceof Problem ? cause.id : undefined, path }, 'refused')
}
