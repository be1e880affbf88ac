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

/** The security headers of a page, of a part of one, or of data. */
const securityHeadersOf = (isSecure: boolean, kind: Kind, ownStyle: string): Record<string, string> =>
  Object.fromEntries([
    ...ALWAYS,
    ...(isSecure ? OVER_HTTPS : []),
    ...(kind === 'part' ? [] : ([['Content-Security-Policy', policyOf(kind, ownStyle)], ...OF_ITS_OWN] as const)),
    ...(kind === 'page' ? OF_PAGES : []),
  ])

const policyOf = (kind: 'page' | 'data', ownStyle: string) =>
  POLICIES[kind].replace("style-src 'self'", (allowed) => `${allowed}${ownStyle && ` ${ownStyle}`}`)

const kindOf = (path: string, type: string | null): Kind => {
  if (isPartOfPage(path)) return 'part'
  return type?.startsWith('application/json') ? 'data' : 'page'
}

const DATA = { plain: securityHeadersOf(false, 'data', ''), secure: securityHeadersOf(true, 'data', '') }

/**
 * The security headers of a response by its path and its type, which is null where it has no body. `ownStyle` is the
 * hash of a <style> that a page carries.
 */
export function securityHeadersFor(path: string, type: string | null, isSecure: boolean, ownStyle = '') {
  const kind = kindOf(path, type)
  return kind === 'data' ? DATA[isSecure ? 'secure' : 'plain'] : securityHeadersOf(isSecure, kind, ownStyle)
}
