import { createHash } from 'node:crypto'
import type { Push } from '#db/queries/messaging/push-subscriptions.ts'
import { saidIn, wordsOf } from '#domain/messaging/notification-row.ts'
import type { PushKeys } from '#domain/messaging/push.schema.ts'
import { isPushEndpoint, PUSH_LIFETIME, PUSH_URGENCY, pushPayload } from '#domain/messaging/push.ts'
import { servedLanguage } from '#domain/people/language/served-languages.ts'
import type { Outcome, PushGateway } from './gateway.ts'

const TIMEOUT_MS = 10_000
/** Tokens live for twelve hours; each serves its push service for one. */
const TOKEN_MS = 3_600_000

type Sender = { keys: PushKeys; contact: string; hosts: readonly string[]; now: () => Date; timeout?: number }

type WebPush = typeof import('web-push')
/** With the first message: it is 4 MB of a server that pushes nothing. */
const loadWebPush = async (): Promise<WebPush> => (await import('web-push')).default

/** Web Push over HTTP: RFC 8030, encrypted by RFC 8291, signed for by RFC 8292. */
export function webPushGateway({ keys, contact, hosts, now, timeout = TIMEOUT_MS }: Sender): PushGateway {
  const authorizationFor = createTokens(keys, contact, now)
  return {
    send: async (push, signal) => {
      const { endpoint } = push.subscription
      // The list of hosts may have become shorter since the browser subscribed.
      if (!isPushEndpoint(endpoint, hosts)) return { was: 'gone' }
      const webPush = await loadWebPush()
      const { headers, body } = sealed(webPush, push)
      try {
        const answer = await fetch(endpoint, {
          method: 'POST',
          headers: { ...headers, Authorization: authorizationFor(webPush, new URL(endpoint).origin) },
          body: new Uint8Array(body),
          // A push service has no reason to send us anywhere else.
          redirect: 'manual',
          signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
        })
        await answer.body?.cancel()
        return outcomeOf(answer, now())
      } catch (error) {
        return { was: 'later', why: error instanceof Error ? `${error.name}: ${error.message}` : String(error) }
      }
    },
  }
}

/** The encrypted message, not signed for yet: a token serves every message to its push service. */
function sealed(webPush: WebPush, { subscription: { endpoint, p256dh, auth }, notification, language }: Push) {
  const { id, link } = notification
  const words = wordsOf(notification, servedLanguage(language))
  const payload = pushPayload({ id, words, said: saidIn(notification), link })
  const details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
    TTL: PUSH_LIFETIME[notification.type],
    urgency: PUSH_URGENCY[notification.priority],
    topic: topicOf(notification.id),
  })
  const { 'Content-Length': _, ...headers } = details.headers
  return { headers: textOf(headers), body: details.body ?? Buffer.alloc(0) }
}

const textOf = (headers: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))

/**
 * Of messages on one topic a push service keeps the newest: one that is sent twice arrives once. At most 32 letters.
 */
const topicOf = (id: string) => createHash('sha256').update(id).digest('base64url').slice(0, 32)

function createTokens({ publicKey, privateKey }: PushKeys, contact: string, now: () => Date) {
  const known = new Map<string, { authorization: string; until: number }>()
  return (webPush: WebPush, origin: string) => {
    const kept = known.get(origin)
    const moment = now().getTime()
    if (kept && kept.until > moment && kept.until <= moment + TOKEN_MS) return kept.authorization
    const { Authorization } = webPush.getVapidHeaders(origin, contact, publicKey, privateKey, 'aes128gcm')
    known.set(origin, { authorization: Authorization, until: moment + TOKEN_MS })
    return Authorization
  }
}

/** What a push service's answer means (RFC 8030, 5 and 8.4; each service's own pages say the same of 404 and 410). */
function outcomeOf({ status, headers }: Response, now: Date): Outcome {
  if (status >= 200 && status < 300) return { was: 'sent' }
  if (status === 404 || status === 410) return { was: 'gone' }
  const why = `status ${status}`
  if (status === 408 || status === 429 || status >= 500)
    return { was: 'later', why, after: waitOf(headers.get('retry-after'), now) }
  return { was: 'refused', why }
}

/** Retry-After in milliseconds: it is either seconds or a date. */
function waitOf(said: string | null, now: Date) {
  if (!said) return undefined
  const ms = /^\d+$/.test(said) ? Number(said) * 1000 : Date.parse(said) - now.getTime()
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined
}
