import type { IncomingMessage } from 'node:http'
import type { Context as HonoContext } from 'hono'
import { createMiddleware } from 'hono/factory'
import { problem } from '#domain/problem.ts'
import type { Sessions } from '../auth/sessions.ts'
import { addressFrom } from './address.ts'
import { callCount } from './calls.ts'
import type { RequestInfo, ServerEnv } from './env.ts'
import { type CallLimits, rateLimitKey } from './rate-limit.ts'
import { isSecureTo, type Reached } from './requests.ts'
import { sendRefusal } from './respond.ts'

type Deps = { reached: Reached; auth: Sessions; limits: CallLimits | null }
export type Gate = ReturnType<typeof createGate>

/** What every request has to pass: it names our host, is within its limit, and a write comes from our own pages. */
export function createGate({ reached, auth, limits }: Deps) {
  const { origin, trustProxy } = reached
  const ownHost = origin && hostOf(origin)
  const isOwnHost = (host: string | undefined) => ownHost === null || host === ownHost

  const middleware = createMiddleware<ServerEnv>(async (c, next) => {
    const { header } = c.get('request')
    // Health is asked from the machine itself.
    if (!isOwnHost(header('host')) && c.req.path !== '/api/health')
      return sendRefusal(c, 421, { message: 'This server answers under another name', code: 'MISDIRECTED_REQUEST' })
    const wait = limits ? await secondsToWait(c, limits) : 0
    if (wait > 0) throw problem('tooManyRequests', wait)
    if (!SAFE.has(c.req.method) && !mayWrite(header, origin)) throw problem('foreignOrigin')
    await next()
  })

  /** Where a request came from, as limits count it. */
  const addressOf = ({ headers, socket }: IncomingMessage) =>
    addressFrom(trustProxy ? (headers['x-forwarded-for'] as string | undefined) : undefined, socket.remoteAddress)

  return {
    middleware,
    addressOf,
    /** The same for a read that is answered before Hono: takes its calls from the limit, or takes nothing. */
    admits(request: IncomingMessage, calls: number): boolean {
      const { headers } = request
      if (!isOwnHost(headers.host)) return false
      if (limits === null) return true
      const isSecure = isSecureTo(reached, headers['x-forwarded-proto'] as string | undefined)
      return limits.calls(rateLimitKey(holderOf(auth, headers, isSecure), addressOf(request)), calls) === 0
    },
  }
}

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : null)

/** Takes a request from its limit, and answers after how many seconds there is room for it; 0 for now. */
async function secondsToWait(c: HonoContext<ServerEnv>, { calls, files }: CallLimits) {
  const { path } = c.req
  const { address, visitor } = c.get('request')
  // A gateway reports on every message, all from one address; its calls carry a secret or a signature.
  if (path.startsWith('/hooks/')) return 0
  if (!path.startsWith('/api/') && !path.startsWith('/trpc/')) return files(address)
  // Where the database does not answer, a later step fails; here it counts as a visitor.
  const { user } = await visitor().catch(() => ({ user: null }))
  return calls(rateLimitKey(user?.id ?? null, address), callCount(c.req))
}

function holderOf(auth: Sessions, headers: IncomingMessage['headers'], isSecure: boolean) {
  try {
    return auth.holderOf(headers, isSecure)
  } catch {
    return null
  }
}

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * A cookie travels with requests that other sites make, so a cookie alone may not change anything: the request must
 * name an Origin, and it must be ours. A bearer token is never sent by a browser of itself (a password of the Basic
 * scheme is, so any other Authorization excuses nothing).
 */
function mayWrite(header: RequestInfo['header'], ours: string | null) {
  if (/^Bearer ./i.test(header('authorization') ?? '')) return true
  const origin = header('origin')
  if (origin === undefined) return !header('cookie')?.includes('kuu_session=')
  return ours ? origin === ours : hostOf(origin) === header('host')
}
