/**
 * A cookie of ours. Behind HTTPS its name begins with `__Host-`: a browser then takes it from this host over HTTPS
 * only, so that neither another subdomain nor a network in between can lay one under.
 */
export const cookieOf = (name: string, value: string, isSecure: boolean, days: number) =>
  [
    `${nameOf(name, isSecure)}=${value}`,
    'HttpOnly',
    `Max-Age=${days * 86_400}`,
    'Path=/',
    ...(isSecure ? ['Secure'] : []),
    'SameSite=Lax',
  ].join('; ')

/** What takes a cookie away, under both of its names where both can be taken away. */
export const blankCookies = (name: string, isSecure: boolean) =>
  (isSecure ? [true, false] : [false]).map((each) => cookieOf(name, '', each, 0))

/**
 * The values of a cookie of ours in a Cookie header: over HTTPS the guarded one first, for a plain one may be
 * anybody's.
 */
export const cookiesIn = (header: string, name: string, isSecure: boolean) =>
  (isSecure ? [true, false] : [false])
    .map((each) => textOf(header, nameOf(name, each)))
    .filter((value) => value !== null)

const nameOf = (name: string, isSecure: boolean) => (isSecure ? `__Host-${name}` : name)

/** Tokens and marks are of letters, digits and these signs; anything else was never ours. */
const VALUE = /^[\w.-]+$/

function textOf(header: string, name: string) {
  const pair = header.split(';').find((each) => each.trim().startsWith(`${name}=`))
  const value = pair?.slice(pair.indexOf('=') + 1).trim()
  return value && VALUE.test(value) ? value : null
}
