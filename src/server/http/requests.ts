import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import type { Logger } from 'pino'
import { bearerOf, type Sessions } from '../auth/sessions.ts'
import type { Installation } from '../installation.ts'
import type { Damage } from '../machine/damage.ts'
import { addressOf } from './address.ts'
import type { RequestInfo, ServerEnv, Visitor } from './env.ts'
import { completeHeaders } from './respond.ts'

/** How a browser reaches this installation: at which origin, if it has one, and whether through our own proxy. */
export type Reached = { origin: string | null; trustProxy: boolean }

/** Logs and counts a request that was answered, and tells the disk watch where it found no room. */
export type LogRequest = (
  request: Pick<RequestInfo, 'id' | 'address' | 'ids'>,
  response: { method: string; path: string; status: number; started: number },
) => void

export const createRequestLog =
  ({ log, metrics, disk }: Pick<Installation, 'log' | 'metrics' | 'disk'>): LogRequest =>
  ({ id, address, ids }, { method, path, status, started }) => {
    if (status === 507) disk?.noteFull()
    const ms = performance.now() - started
    metrics?.noteRequest({ method, path, status, ms })
    if (!log.isLevelEnabled('info')) return
    log.info({ requestId: id, address, ...ids, method, path, status, ms: Math.round(ms) }, 'request')
  }

type Deps = { log: Logger; reached: Reached; auth: Sessions; damage: Damage; logRequest: LogRequest }

/** Gives each request its id, its address and its visitor, its response the headers that every one has, and logs it. */
export const requests = ({ log, reached, auth, damage, logRequest }: Deps) =>
  createMiddleware<ServerEnv>(async (c, next) => {
    const started = performance.now()
    // Node has taken the headers apart already.
    const sent = c.env?.incoming?.headers
    const header = sent ? (name: string) => sent[name] as string | undefined : (name: string) => c.req.header(name)
    const id = randomUUID()
    const address = addressOf(c.req.raw, c.env, reached.trustProxy)
    const isSecure = isSecureTo(reached, header('x-forwarded-proto'), c.req.url.startsWith('https:'))
    let requestLog: Logger | undefined
    let visitor: Promise<Visitor> | undefined
    const request: RequestInfo = {
      id,
      address,
      isSecure,
      header,
      ids: {},
      added: [],
      isComplete: false,
      noteDamage: damage.note,
      log: () => (requestLog ??= log.child({ requestId: id, address })),
      visitor: () => (visitor ??= visitorOf(auth, header, isSecure)),
    }
    c.set('request', request)
    await next()
    completeHeaders(c)
    logRequest(request, { method: c.req.method, path: loggedPath(c), status: c.res.status, started })
  })

/** The path of a request; of what providers call the route alone, because its address is a secret. */
const loggedPath = (c: Context<ServerEnv>) => (c.req.path.startsWith('/hooks/') ? routePath(c, -1) : c.req.path)

/** Whether the browser speaks HTTPS: by our address, by the proxy's header, or by the connection itself. */
export function isSecureTo({ origin, trustProxy }: Reached, forwarded = '', isConnectionSecure = false) {
  if (origin?.startsWith('https:')) return true
  const protocol = trustProxy ? forwarded.split(',').at(-1)!.trim() : ''
  return protocol ? protocol === 'https' : isConnectionSecure
}

/** The origin at which a request reached us, as its client names it. */
export const originOf = (c: Context<ServerEnv>) =>
  `${c.get('request').isSecure ? 'https' : 'http'}://${new URL(c.req.url).host}`

/** Who sends a request, by its headers. */
async function visitorOf(
  auth: Sessions,
  header: (name: string) => string | undefined,
  isSecure: boolean,
): Promise<Visitor> {
  const bearer = bearerOf(header('authorization'))
  const visit = auth.visitOf({ bearer, cookie: header('cookie'), userAgent: header('user-agent') }, isSecure)
  const { carried } = visit
  const token = bearer ?? carried
  if (!token) return { token, user: null, renewal: null, visit }
  const { user, renewal } = await auth.visitorOf(token, isSecure)
  // The cookie must not end before the session that it carries.
  return { token, user, renewal: carried === token ? renewal : null, visit }
}
