import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Logger } from 'pino'
import type { Sessions } from '../auth/sessions.ts'
import type { Config } from '../config.ts'
import { addressFrom } from '../http/address.ts'
import { type CallLimits, payerNamed } from '../http/rate-limit.ts'
import { isSecure } from '../http/requests.ts'
import { hostOf } from '../http/security.ts'
import type { Metrics } from '../machine/metrics.ts'

type Deps = {
  config: Pick<Config, 'origin' | 'trustProxy'>
  auth: Sessions
  limits: CallLimits | null
  log: Logger
  metrics: Pick<Metrics, 'noteRequest'> | undefined
}

/** How an answer ended, for the log; `started` is of `performance.now()`. */
type Ended = { requestId: string; status: number; started: number; ids?: Record<string, string> }

export type Entrance = ReturnType<typeof createEntrance>

/**
 * What the app asks of each request, for those that are answered before it: its host, its share of the limit, and its
 * line in the log.
 */
export function createEntrance({ config: { origin, trustProxy }, auth, limits, log, metrics }: Deps) {
  const ownHost = origin ? hostOf(origin) : null
  const header = ({ headers }: IncomingMessage, name: string) => headers[name] as string | undefined
  const isSecureHere = (request: IncomingMessage) =>
    isSecure({ origin, trustProxy }, header(request, 'x-forwarded-proto'))
  const addressOf = (request: IncomingMessage) =>
    addressFrom(trustProxy ? header(request, 'x-forwarded-for') : undefined, request.socket.remoteAddress)
  const isOwnHost = ({ headers: { host } }: IncomingMessage) => ownHost === null || host === ownHost
  /** Where the database does not answer, a later step fails; here it counts as a visitor. */
  const holderOf = (request: IncomingMessage) => {
    try {
      return auth.holderOf(request.headers, isSecureHere(request))
    } catch {
      return null
    }
  }

  return {
    isSecure: isSecureHere,
    addressOf,
    newRequestId: () => randomUUID() as string,
    /** Takes its calls from the limit of who asks. Where that is used up, or the host is not ours, the app says so. */
    mayEnter(request: IncomingMessage, calls = 1): boolean {
      if (!isOwnHost(request)) return false
      if (limits === null) return true
      const payer = payerNamed(holderOf(request), addressOf(request))
      if (limits.calls(payer, calls) > 0) return false
      limits.paid.add(request)
      return true
    },
    /** The same for a file, of which each address may fetch many. */
    mayFetch: (request: IncomingMessage): boolean =>
      isOwnHost(request) && (limits === null || limits.files(addressOf(request)) === 0),
    /** Logs and counts what was answered. */
    note(request: IncomingMessage, { requestId, status, started, ids }: Ended) {
      const ms = performance.now() - started
      const { method = '', url = '' } = request
      const path = url.split('?', 1)[0]!
      metrics?.noteRequest({ method, path, status, ms })
      if (!log.isLevelEnabled('info')) return
      log.info({ requestId, address: addressOf(request), ...ids, method, path, status, ms: Math.round(ms) }, 'request')
    },
  }
}
