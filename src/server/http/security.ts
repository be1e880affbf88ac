import { createMiddleware } from 'hono/factory'
import { PROBLEMS } from '#domain/problem.ts'
import type { ServerEnv } from '../env.ts'

const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob: https:", // crops and courses carry the image address an administrator gave
  "media-src 'self' https:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** The files that a page consists of, and its words: it has told the browser what they may do. */
export const isPartOfPage = (path: string) =>
  path.startsWith('/assets/') || path.startsWith('/api/translations/') || PARTS.includes(path)
const PARTS = ['/theme.js', '/old-browser.js', '/icon.svg']

/** What an answer that is no page may do if somebody opens it as one: nothing. */
const POLICY_OF_DATA = "default-src 'none'; frame-ancestors 'none'"

/** What a browser must know about any answer. */
const ALWAYS = [['X-Content-Type-Options', 'nosniff']] as const
const OVER_HTTPS = [['Strict-Transport-Security', 'max-age=31536000']] as const
/** What it must know about an answer that is not a part of a page. */
const OF_ITS_OWN = [
  ['X-Frame-Options', 'DENY'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=()'],
] as const
/** Only a page has a window that another one could have opened. */
const OF_PAGES = [['Cross-Origin-Opener-Policy', 'same-origin']] as const

type Kind = 'page' | 'part' | 'data'
const POLICIES = { page: CONTENT_SECURITY_POLICY, data: POLICY_OF_DATA }

/**
 * The security headers of a page, of a part of one, or of data, as names and values. `ownStyle` is the hash of a <style>
 * that the page carries.
 */
export const securityHeadersOf = (isSecure: boolean, kind: Kind, ownStyle = ''): (readonly [string, string])[] => [
  ...ALWAYS,
  ...(isSecure ? OVER_HTTPS : []),
  ...(kind === 'part' ? [] : ([['Content-Security-Policy', policyOf(kind, ownStyle)], ...OF_ITS_OWN] as const)),
  ...(kind === 'page' ? OF_PAGES : []),
]

const policyOf = (kind: 'page' | 'data', ownStyle: string) =>
  POLICIES[kind].replace("style-src 'self'", (allowed) => `${allowed}${ownStyle && ` ${ownStyle}`}`)

const kindOf = (path: string, type: string | null): Kind => {
  if (isPartOfPage(path)) return 'part'
  return type?.startsWith('application/json') ? 'data' : 'page'
}

/** The same of an answer by its path and its type, which is null where it has no body. */
export const securityHeadersFor = (path: string, type: string | null, isSecure: boolean, ownStyle?: string) =>
  securityHeadersOf(isSecure, kindOf(path, type), ownStyle)

/**
 * What a browser must know about every answer; about a part of a page only that it is what it says, for
 * the page has told the rest, and a phone that fetches thirty files would pay for it thirty times.
 */
export const securityHeaders = createMiddleware<ServerEnv>(async (c, next) => {
  await next()
  const headers = securityHeadersFor(
    c.req.path,
    c.res.headers.get('Content-Type'),
    c.get('isSecure'),
    c.get('ownStyle'),
  )
  for (const [name, value] of headers) c.header(name, value)
})

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

type WriteHeaders = Record<'authorization' | 'origin' | 'cookie' | 'host', string | undefined>

/**
 * A cookie travels with requests that other sites make, so a cookie alone may not change anything: the request
 * must name an Origin, and it must be ours. A bearer token is never sent by a browser of itself (a password of
 * the Basic scheme is, so any other Authorization excuses nothing).
 */
export function mayWrite({ authorization = '', origin, cookie, host }: WriteHeaders, ours: string | null) {
  if (/^Bearer ./i.test(authorization)) return true
  const cookieAlone = cookie?.includes('kuu_session=') ?? false
  const isOurs = ours ? origin === ours : hostOf(origin ?? '') === host
  return origin === undefined ? !cookieAlone : isOurs
}

/** Refuses what may not be written. */
export const sameOriginWrites = (ours: string | null) =>
  createMiddleware<ServerEnv>(async (c, next) => {
    const header = (name: keyof WriteHeaders) => c.req.header(name)
    const sent = { authorization: header('authorization'), origin: header('origin'), cookie: header('cookie'), host: header('host') } // biome-ignore format: one row
    if (SAFE.has(c.req.method) || mayWrite(sent, ours)) return next()
    return c.json({ message: PROBLEMS.foreignOrigin[1], code: PROBLEMS.foreignOrigin[0] }, 403)
  })

/**
 * An installation that knows its address answers under no other name: not to a page of somebody else's name that leads
 * here (DNS rebinding), and not with links to wherever a Host header points. Health is asked from the machine itself.
 */
export const ownHost = (ours: string) =>
  createMiddleware<ServerEnv>(async (c, next) => {
    if (c.req.header('host') === hostOf(ours) || c.req.path === '/api/health') return next()
    return c.json({ message: 'This server answers under another name', code: 'MISDIRECTED_REQUEST' }, 421)
  })

export const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : null)

/**
 * An answer to one user is stored by no cache, unless its route allows it; other answers are revalidated at each use.
 */
export const cacheControl = createMiddleware<ServerEnv>(async (c, next) => {
  await next()
  if (!/^\/(api|trpc)\//.test(c.req.path) || c.res.headers.has('Cache-Control')) return
  const isPrivate = c.req.header('authorization') !== undefined || c.req.header('cookie')?.includes('kuu_session=')
  c.header('Cache-Control', isPrivate || c.res.headers.has('Set-Cookie') ? 'no-store' : 'no-cache')
})
