import { randomUUID } from 'node:crypto'
import { getConnInfo } from '@hono/node-server/conninfo'
import { createMiddleware } from 'hono/factory'
import type { Logger } from 'pino'
import type { ServerEnv } from '../env.ts'

/** Names each request, logs how it ended, and learns where it came from. */
export const requests = ({ log, trustProxy }: { log: Logger; trustProxy: boolean }) =>
  createMiddleware<ServerEnv>(async (c, next) => {
    const requestId = randomUUID()
    const started = performance.now()
    c.set('requestId', requestId)
    c.set('log', log.child({ requestId }))
    c.set('address', addressOf(c, trustProxy))
    c.header('X-Request-Id', requestId)
    await next()
    const ms = Math.round(performance.now() - started)
    c.get('log').info({ method: c.req.method, path: c.req.path, status: c.res.status, ms }, 'request')
  })

type Incoming = Parameters<typeof getConnInfo>[0]

/** The peer's address; behind a trusted proxy the last address that the proxy itself wrote down. */
function addressOf(c: Incoming, trustProxy: boolean) {
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  if (forwarded) return forwarded
  try {
    return getConnInfo(c).remote.address ?? 'unknown'
  } catch {
    return 'unknown' // no socket: a test calls the app directly
  }
}
