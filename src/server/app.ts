import { Hono, type Context as HonoContext } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Logger } from 'pino'
import type { Db } from '#db/client.ts'
import { assertReadable } from '#db/queries/health.ts'
import type { Context } from '#routers/context.ts'
import { createSessions, type Sessions } from './auth/sessions.ts'
import type { Config } from './config.ts'
import type { ServerEnv } from './env.ts'
import { clientFiles } from './http/client-files.ts'
import { compression } from './http/compression.ts'
import { photos } from './http/photos.ts'
import { rateLimit } from './http/rate-limit.ts'
import { requests } from './http/requests.ts'
import { sameOriginWrites, securityHeaders } from './http/security.ts'
import { trpcDoor } from './http/trpc.ts'
import { createRest } from './rest/adapter.ts'
import { DOCS_CSS, docsPage } from './rest/docs.ts'
import { openApi } from './rest/openapi.ts'
import { outputOf } from './schemas.ts'

const MOST_BODY_BYTES = 1024 * 1024

export type Installation = {
  db: Db
  now: () => Date
  log: Logger
  version: string
  config: Pick<Config, 'demo' | 'trustProxy' | 'rateLimit' | 'pushHosts'>
  /** The folder of the built client. */
  clientFolder: string
  /** Sessions and passwords; those of the database unless said otherwise. */
  auth?: Sessions
  /** Where photos are kept. */
  uploadsFolder: string
}

/** The whole server as one Hono app: the tRPC door, the REST door, and the client's files. */
export function createApp(installation: Installation) {
  const { db, now, log, version, config, clientFolder, uploadsFolder, auth = createSessions(db) } = installation
  const contextOf = contextMaker({ db, now, config, auth })
  const app = new Hono<ServerEnv>()
  app.use(requests({ log, trustProxy: config.trustProxy }), securityHeaders)
  if (config.rateLimit) app.use(rateLimit(config.rateLimit, now))
  app.use(sameOriginWrites, compression())
  app.use(
    bodyLimit({
      maxSize: MOST_BODY_BYTES,
      onError: (c) => c.json({ message: 'The body is over 1 MiB', code: 'PAYLOAD_TOO_LARGE' }, 413),
    }),
  )

  app.get('/api/health', (c) => {
    assertReadable(db)
    return c.json({ status: 'ok', version, demo: config.demo })
  })
  const description = openApi(version)
  app.get('/api/openapi.json', (c) => c.json(description))
  app.get('/api/docs', (c) => c.html(docsPage(description)))
  app.get('/api/docs.css', (c) => c.body(DOCS_CSS, 200, { 'Content-Type': 'text/css; charset=utf-8' }))

  app.route('/trpc', trpcDoor(contextOf))
  app.route('/api', photos({ contextOf, folder: uploadsFolder }))
  app.route('/api', createRest(contextOf))
  app.all('/api/*', (c) => c.json({ message: 'There is no such path', code: 'NOT_FOUND' }, 404))
  app.route('/', clientFiles(clientFolder))
  app.notFound((c) => c.json({ message: 'There is no such path', code: 'NOT_FOUND' }, 404))
  app.onError((error, c) => {
    c.get('log').error({ err: error }, 'request failed')
    const message = `Something went wrong on our side. Request ${c.get('requestId')}`
    return c.json({ message, code: 'INTERNAL_SERVER_ERROR' }, 500)
  })
  return app
}

type Parts = Pick<Installation, 'db' | 'now' | 'config'> & { auth: Sessions }

/** Makes the context of each request: who is asking, by bearer token or else by cookie. */
function contextMaker({ db, now, config: { demo, pushHosts }, auth }: Parts) {
  return async (c: HonoContext<ServerEnv>): Promise<Context> => {
    const bearer = /^Bearer (.+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
    const isSecure = new URL(c.req.url).protocol === 'https:' || c.req.header('x-forwarded-proto') === 'https'
    const headers = { bearer, cookie: c.req.header('cookie'), userAgent: c.req.header('user-agent') }
    const { carried, ...visit } = auth.visitOf(headers, isSecure)
    const token = bearer ?? carried
    const { user: visitor, renewal } = token ? await auth.visitorOf(token, isSecure) : NOBODY
    // What somebody wrote on a shared phone is never sent in the name of whoever signed in after her.
    const authorId = c.req.header('kuu-author') ?? null
    const user = authorId === null || authorId === visitor?.id ? visitor : null
    const setCookie = (cookie: string) => c.header('Set-Cookie', cookie, { append: true })
    // The cookie must not end before the session that it carries.
    if (renewal && carried === token) setCookie(renewal)
    return {
      db,
      now,
      writtenAt: writtenBefore(c.req.header('kuu-written-ago'), now),
      demo,
      pushHosts,
      auth,
      session: token && user ? { token, user } : null,
      visit,
      address: c.get('address'),
      requestId: c.get('requestId'),
      authorId,
      idempotencyKey: c.req.header('idempotency-key') ?? null,
      outputOf,
      setCookie,
      clearCache: () => c.header('Clear-Site-Data', '"cache"'),
    }
  }
}

const MOST_DAYS_AGO = 90

/**
 * When a write was made, from how many seconds ago its phone says: a difference on one clock, which is right also where
 * the clock is wrong. Anything else is now.
 */
function writtenBefore(ago: string | undefined, now: () => Date) {
  const seconds = ago && /^\d{1,8}$/.test(ago) ? Number(ago) : 0
  return () => new Date(now().getTime() - Math.min(seconds, MOST_DAYS_AGO * 86_400) * 1000)
}

const NOBODY = { user: null, renewal: null }
