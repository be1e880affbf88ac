import { createCipheriv, randomBytes } from 'node:crypto'
import { askJson, fieldsOf, within } from '../ask-json.ts'
import type { RawAnswer } from '../provider.ts'
import { sealed } from './sealed.ts'

/** Airtel names a day until which a key holds, without its zone: it is fetched anew long before. */
const KEPT_MS = 3_600_000

type Market = { country: string; currency: string; bearer: string }
type Kept = { key: string; until: number }
type Signature = { 'x-signature': string; 'x-key': string }

/**
 * Signs a body as versions 2 and 3 of Airtel's paths ask for (L15): `x-signature` is the body under an AES key that is made
 * for it, `x-key` that key under the RSA key which Airtel publishes for the market.
 */
export function signatureOf(body: string, publicKey: string): Signature {
  const [key, iv] = [randomBytes(32), randomBytes(16)]
  const cipher = createCipheriv('aes-256-cbc', key, iv)
  const signature = Buffer.concat([cipher.update(body), cipher.final()]).toString('base64')
  return { 'x-signature': signature, 'x-key': sealed(`${key.toString('base64')}:${iv.toString('base64')}`, publicKey) }
}

/** The keys that Airtel publishes for signing, one for each market. All who wait for one share one request. */
export function signingKeys({ url, now }: { url: string; now: () => Date }) {
  const kept = new Map<string, Kept>()
  const coming = new Map<string, Promise<{ key: string } | RawAnswer>>()

  const fetchKey = async ({ country, currency, bearer }: Market, signal: AbortSignal) => {
    const headers = { authorization: `Bearer ${bearer}`, 'x-country': country, 'x-currency': currency }
    const answer = await askJson(`${url}/v1/rsa/encryption-keys`, { method: 'GET', headers, signal })
    const { key } = within(fieldsOf(answer.body).data)
    if (answer.status !== 200 || typeof key !== 'string') return noKey(answer)
    kept.set(country, { key, until: now().getTime() + KEPT_MS })
    return { key }
  }
  return {
    get: async (market: Market, signal: AbortSignal): Promise<{ key: string } | RawAnswer> => {
      const { country } = market
      const found = kept.get(country)
      if (found && found.until > now().getTime()) return found
      if (!coming.has(country))
        coming.set(
          country,
          fetchKey(market, signal).finally(() => coming.delete(country)),
        )
      return coming.get(country)!
    },
    /** Forgets the key of a market, after a request that it signed was refused. */
    drop: (country: string) => kept.delete(country),
  }
}

/** The payment was not sent. A token that is refused here is renewed as elsewhere. */
const noKey = ({ status }: RawAnswer): RawAnswer =>
  status === 401
    ? { status, body: 'no key' }
    : { status: status === 200 ? null : status, body: 'no key', isUnsent: true }
