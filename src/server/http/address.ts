import type { IncomingHttpHeaders } from 'node:http'
import { isIPv4, isIPv6 } from 'node:net'

/** What comes with a request that came over a socket; a test calls without one. */
export type Connection = {
  incoming?: { headers?: IncomingHttpHeaders; socket?: { remoteAddress?: string | undefined } }
}

/** The peer's address as limits count it; behind a trusted proxy the last one that the proxy itself wrote down. */
export const addressOf = (request: Request, connection: Connection | undefined, trustProxy: boolean): string =>
  addressFrom(
    trustProxy ? (request.headers.get('x-forwarded-for') ?? undefined) : undefined,
    connection?.incoming?.socket?.remoteAddress,
  )

/** The same of what a trusted proxy wrote down, if anything, and of the socket's own address. */
export const addressFrom = (forwarded: string | undefined, remote: string | undefined) =>
  countedAddress(forwarded?.split(',').at(-1) ?? remote ?? '')

/**
 * An address as limits count it: without its port, an IPv4 address in IPv6 clothes as itself, and of IPv6 the network
 * of 64 bits that one customer has. Anything else is 'unknown', which all who are unknown share.
 */
export function countedAddress(given: string): string {
  const address = withoutPort(given.trim())
  if (isIPv4(address)) return address
  const plain = address.split('%')[0]!
  if (!isIPv6(plain)) return 'unknown'
  const words = wordsOf(plain)
  const isMapped = words.slice(0, 5).every((word) => word === 0) && words[5] === 0xffff
  if (isMapped) return [words[6]! >> 8, words[6]! & 255, words[7]! >> 8, words[7]! & 255].join('.')
  return `${words
    .slice(0, 4)
    .map((word) => word.toString(16))
    .join(':')}::/64`
}

/** '[::1]:443' and '192.0.2.1:443' carry a port; '::1:443' is an address. */
function withoutPort(text: string) {
  const bracketed = /^\[([^\]]*)\](?::\d+)?$/.exec(text)
  if (bracketed) return bracketed[1]!
  return /^[\d.]+:\d+$/.test(text) ? text.slice(0, text.indexOf(':')) : text
}

/** The eight words of an IPv6 address; the URL parser writes out what '::' and a dotted end stand for. */
function wordsOf(address: string) {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const words = (part: string) => (part === '' ? [] : part.split(':').map((word) => Number.parseInt(word, 16)))
  if (tail === undefined) return words(head)
  const [before, after] = [words(head), words(tail)]
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after]
}
