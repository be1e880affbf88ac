import { createMiddleware } from 'hono/factory'
import type { User } from '#domain/people/session.schema.ts'
import type { Visit } from '#services/people/auth.ts'
import type { Sessions } from '../auth/sessions.ts'
import type { ServerEnv } from '../env.ts'

/**
 * Who asks, by bearer token or else by cookie, and with what browser; `renewal` is a cookie for a session that was
 * extended just now.
 */
export type Visitor = { token: string | null; user: User | null; renewal: string | null; visit: Visit }

/** Lets whatever comes after it ask who the visitor is. */
export const visitors = (auth: Sessions) =>
  createMiddleware<ServerEnv>((c, next) => {
    let known: Promise<Visitor> | undefined
    const lookUp = async (): Promise<Visitor> => {
      const bearer = /^Bearer (.+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
      const headers = { bearer, cookie: c.req.header('cookie'), userAgent: c.req.header('user-agent') }
      const { carried, ...visit } = auth.visitOf(headers, c.get('isSecure'))
      const token = bearer ?? carried
      if (!token) return { token, user: null, renewal: null, visit }
      const { user, renewal } = await auth.visitorOf(token, c.get('isSecure'))
      // The cookie must not end before the session that it carries.
      return { token, user, renewal: carried === token ? renewal : null, visit }
    }
    c.set('visitor', () => {
      known ??= lookUp()
      return known
    })
    return next()
  })
