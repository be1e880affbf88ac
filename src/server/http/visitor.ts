import { createMiddleware } from 'hono/factory'
import { bearerOf, type Sessions } from '../auth/sessions.ts'
import type { ServerEnv, Visitor } from '../env.ts'

/** Lets whatever comes after it ask who the visitor is. */
export const visitors = (auth: Sessions) =>
  createMiddleware<ServerEnv>((c, next) => {
    let visitor: Promise<Visitor> | undefined
    const lookUp = async (): Promise<Visitor> => {
      const bearer = bearerOf(c.req.header('authorization'))
      const headers = { bearer, cookie: c.req.header('cookie'), userAgent: c.req.header('user-agent') }
      const { carried, ...visit } = auth.visitOf(headers, c.get('isSecure'))
      const token = bearer ?? carried
      if (!token) return { token, user: null, renewal: null, visit }
      const { user, renewal } = await auth.visitorOf(token, c.get('isSecure'))
      // The cookie must not end before the session that it carries.
      return { token, user, renewal: carried === token ? renewal : null, visit }
    }
    c.set('visitor', () => {
      visitor ??= lookUp()
      return visitor
    })
    return next()
  })
