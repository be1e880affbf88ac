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
  metrics: Metrics | undefined
}

/** What every request is asked at the door, for those that are answered before the app: its host, its limit, its log. */
export function createEntrance({ config: { origin, trustProxy }, auth, limits, log, metrics }: Deps) {
  const ownHost = origin ? hostOf(origin) : null
  const header = ({ headers }: IncomingMessage, name: string) => headers[name] as string | undefined
  const isSecureHere = (request: IncomingMessage) =>
    isSecure({ origin, trustProxy }, header(request, 'x-forwarded-proto'))
  const addressOf = (request: IncomingMessage) =>
    addressFrom(trustProxy ? header(request, 'x-forwarded-for') : undefined, request.socket.remoteAddress)

  return {
    isSecure: isSecureHere,
    /** Takes one call from the limit of who asks. Where that is used up, or the host is not ours, the app says so. */
    mayEnter(request: IncomingMessage): boolean {
      if (ownHost !== null && request.headers.host !== ownHost) return false
      if (limits === null) return true
      const payer = payerNamed(auth.holderOf(request.headers, isSecureHere(request)), addressOf(request))
      return limits.calls(payer) === 0
    },
    /** Logs and counts an answer that lay ready; answers the id of its request. */
    note(request: IncomingMessage, status: number): string {
      const requestId = randomUUID()
      const { method = '', url = '' } = request
      const path = url.split('?', 1)[0]!
      metrics?.noteRequest({ method, path, status, ms: 0 })
      if (log.isLevelEnabled('info'))
        log.info({ requestId, address: addressOf(request), method, path, status, ms: 0 }, 'request')
      return requestId
    },
  }
}
