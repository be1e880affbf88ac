import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Logger } from 'pino'
import { OWN_HEADER } from '#domain/sync/own-answer.ts'
import type { Metrics } from '../machine/metrics.ts'
import { addressOf } from './address.ts'
import type { ServerEnv } from './env.ts'
import { isPartOfPage } from './security.ts'

type Place = {
  log: Logger
  /** Whether the X-Forwarded headers are those of our own proxy. */
  trustProxy: boolean
  /** The address of this installation, where it has one. */
  origin: string | null
  /** Counts each request. */
  metrics: Metrics | undefined
}

/** Names each request, marks its answer as ours, logs how it ended, and learns where it came from. */
export const requests = ({ log, trustProxy, origin, metrics }: Place) =>
  createMiddleware<ServerEnv>(async (c, next) => {
    const requestId = randomUUID()
    const started = performance.now()
    c.set('requestId', requestId)
    const address = addressOf(c.req.raw, c.env, trustProxy)
    c.set('log', log.child({ requestId, address }))
    c.set('noted', {})
    c.set('address', address)
    c.set('isSecure', isSecure({ origin, trustProxy }, c.req.header('x-forwarded-proto'), protocolOf(c)))
    c.header(OWN_HEADER, '1')
    // Nobody reports a file by its id, and a phone that fetches thirty would pay for it thirty times.
    if (!isPartOfPage(c.req.path)) c.header('X-Request-Id', requestId)
    await next()
    const ms = performance.now() - started
    const { method, path } = c.req
    const { status } = c.res
    metrics?.noteRequest({ method, path, status, ms })
    c.get('log').info({ ...c.get('noted'), method, path, status, ms: Math.round(ms) }, 'request')
  })

/** The protocol of the connection itself. */
const protocolOf = (c: Context) => c.req.url.slice(0, c.req.url.indexOf(':'))

/** Whether the browser speaks HTTPS: by our address, by the proxy's header, or by the connection itself. */
export function isSecure(
  { origin, trustProxy }: Pick<Place, 'origin' | 'trustProxy'>,
  forwarded = '',
  protocol = 'http',
) {
  const said = trustProxy ? forwarded.split(',').at(-1)!.trim() : ''
  return (origin?.startsWith('https:') ?? false) || (said || protocol) === 'https'
}
