import { askJson, fieldsOf } from './ask-json.ts'
import type { RawAnswer } from './provider.ts'

/** Renewed so long before it ends, or at half of its life where it is short. */
const MARGIN_MS = 600_000
const PATIENCE_MS = 20_000

type Source = {
  url: string
  method: 'GET' | 'POST'
  headers: Record<string, string>
  body?: object
  now: () => Date
}
type Fetched = { token: string } | RawAnswer
export type AccessToken = ReturnType<typeof accessToken>

/**
 * A token that opens a provider's other paths. All who wait for one share one request: a new token may end the one before
 * (Daraja).
 */
export function accessToken({ url, method, headers, body, now }: Source) {
  let kept: { token: string; until: number } | null = null
  let coming: Promise<Fetched> | null = null

  const fetchToken = async (): Promise<Fetched> => {
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const answer = await askJson(url, { method, headers, signal, ...(body && { body }) })
    const { access_token: token, expires_in: seconds } = fieldsOf(answer.body)
    if (answer.status !== 200 || typeof token !== 'string') return noToken(answer)
    const life = (Number(seconds) || 0) * 1000
    kept = { token, until: now().getTime() + life - Math.min(MARGIN_MS, life / 2) }
    return { token }
  }
  return {
    get: async (): Promise<Fetched> => {
      if (kept && kept.until > now().getTime()) return { token: kept.token }
      coming ??= fetchToken().finally(() => {
        coming = null
      })
      return coming
    },
    /** Forgets a token that the provider refused; one that came meanwhile stays. */
    drop: (token: string) => {
      if (kept?.token === token) kept = null
    },
  }
}

/**
 * Sends a request with a token. Where the provider refuses the token, one more is fetched, and the same request goes once
 * more. A token that is refused again says nothing about the payment: it was not sent.
 */
export async function sendWithToken(
  token: AccessToken,
  send: (token: string) => Promise<RawAnswer>,
  isRefused: (answer: RawAnswer) => boolean,
): Promise<RawAnswer> {
  const first = await token.get()
  if (!('token' in first)) return first
  const answer = await send(first.token)
  if (!isRefused(answer)) return answer
  token.drop(first.token)
  const second = await token.get()
  if (!('token' in second)) return second
  const again = await send(second.token)
  return isRefused(again) ? { ...again, isUnsent: true } : again
}

/** Credentials that are refused have a status, a provider that cannot be reached has none. MTN refuses them with 500. */
function noToken({ status, body }: RawAnswer): RawAnswer {
  const isRefused = status !== null && ((status >= 400 && status < 500 && status !== 429) || body.includes('login_failed')) // biome-ignore format: one thought
  return { status: isRefused ? status : null, body: 'no token', isUnsent: true }
}
