import type { NotificationPriority, NotificationType } from './notification.ts'

/** The push services of the browsers there are; '*.' stands for every name below. */
const PUSH_HOSTS = [
  'fcm.googleapis.com', // Chrome, Edge, Opera and Samsung Internet
  '*.push.services.mozilla.com', // Firefox
  '*.notify.windows.com', // Edge on Windows
  '*.push.apple.com', // Safari
] as const

/** A host that is this machine itself, where tests and trials run: the only one that may go without TLS. */
const isLoopback = (host: string) => /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host)

/**
 * Whether a URL is one that a push service gives out. A browser sends it to the server, which will call it: so it is
 * taken only as the browser spells it, without credentials, and only for hosts of our list or of the configuration.
 */
export function isPushEndpoint(endpoint: string, namedHosts: readonly string[] = []): boolean {
  const url = urlOf(endpoint)
  if (!url || url.href !== endpoint || url.username || url.password || url.hash) return false
  if (url.protocol === 'http:') return isLoopback(url.host) && namedHosts.includes(url.host)
  return url.protocol === 'https:' && [...PUSH_HOSTS, ...namedHosts].some((pattern) => isUnder(url.host, pattern))
}

const isUnder = (host: string, pattern: string) =>
  pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) && host.length >= pattern.length : host === pattern

function urlOf(text: string) {
  try {
    return new URL(text)
  } catch {
    return null
  }
}

const P = 2n ** 256n - 2n ** 224n + 2n ** 192n + 2n ** 96n - 1n
const B = 0x5ac635d8aa3a93e7b3ebbd55769886bc651d06b0cc53b0f63bce3c3e27d2604bn

/**
 * Whether 65 bytes are an uncompressed point of the curve P-256 (SEC 1, 2.3.3), as RFC 8291 asks of a browser's key.
 */
export function isPointOnCurve(bytes: Uint8Array): boolean {
  if (bytes.length !== 65 || bytes[0] !== 4) return false
  const [x, y] = [numberOf(bytes.subarray(1, 33)), numberOf(bytes.subarray(33))]
  return x < P && y < P && (y * y - (x * x * x - 3n * x + B)) % P === 0n
}

const numberOf = (bytes: Uint8Array) => bytes.reduce((number, byte) => number * 256n + BigInt(byte), 0n)

/** As many browsers as one person may subscribe; with one more the oldest goes. */
export const MAX_SUBSCRIPTIONS = 10

/** How soon a phone that saves its battery is woken (RFC 8030, 5.3). */
export const PUSH_URGENCY = { low: 'low', medium: 'normal', high: 'high' } as const satisfies Record<
  NotificationPriority,
  string
>

const HOUR = 3600
/** How long a push service keeps it for a phone that is off, in seconds; afterwards it is old news. */
export const PUSH_LIFETIME = {
  weather: 12 * HOUR,
  market: 24 * HOUR,
  advisory: 72 * HOUR,
  system: 168 * HOUR,
} as const satisfies Record<NotificationType, number>

const MAX_TITLE = 120
const MAX_MESSAGE = 400

type Pushed = {
  id: string
  /** In the language of the user; a worker that knows the kind says it in that of its phone. */
  words: { title: string; message: string }
  /** What it says without words; null for words of its own. */
  said: { kind: string; params: object } | null
  link: string | null
}

/** What travels to the browser, short enough for one encrypted record of 4,096 bytes in any script. */
export function pushPayload({ id, words, said, link }: Pushed) {
  const text = { id, title: shortened(words.title, MAX_TITLE), message: shortened(words.message, MAX_MESSAGE), link }
  const whole = JSON.stringify({ ...text, ...said })
  return bytesOf(whole) <= MAX_BYTES ? whole : JSON.stringify(text)
}

/** A record holds 3,993 bytes beside its header, its padding and its tag (RFC 8291, 4). */
const MAX_BYTES = 3990
const bytesOf = (text: string) => new TextEncoder().encode(text).length

function shortened(text: string, most: number) {
  const characters = [...text]
  return characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : text
}
