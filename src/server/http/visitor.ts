import { createMiddleware } from 'hono/factory'
import { bearerOf, type Sessions } from '../auth/sessions.ts'
import type { ServerEnv, Visitor } from './env.ts'

type Headers = { authorization?: string | undefined; cookie?: string | undefined; 'user-agent'?: string | undefined }

/** Who asks, by the headers of a request. */
export async function visitorOf(auth: Sessions, headers: Headers, isSecure: boolean): Promise<Visitor> {
  const bearer = bearerOf(headers.authorization)
  const visit = auth.visitOf({ bearer, cookie: headers.cookie, userAgent: headers['user-agent'] }, isSecure)
  const { carried } = visit
  const token = bearer ?? carried
  if (!token) return { token, user: null, renewal: null, visit }
  const { user, renewal } = await auth.visitorOf(token, isSecure)
  // The cookie must not end before the session that it carries.
  return { token, user, renewal: carried === token ? renewal : null, visit }
}

/** Lets whatever comes after it ask who the visitor is. */
export const visitors = (auth: Sessions) =>
  createMiddleware<ServerEnv>((c, next) => {
    let visitor: Promise<Visitor> | undefined
    const headers = () => ({
      authorization: c.req.header('authorization'),
      cookie: c.req.header('cookie'),
      'user-agent': c.req.header('user-agent'),
    })
    c.set('visitor', () => {
      visitor ??= visitorOf(auth, headers(), c.get('isSecure'))
      return visitor
    })
    return next()
  })
