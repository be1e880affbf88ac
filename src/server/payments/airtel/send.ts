import type { Currency } from '#domain/places.ts'
import { accessToken, sendWithToken } from '../access-token.ts'
import { askJson } from '../ask-json.ts'
import { marketOf } from '../market.ts'
import type { RawAnswer } from '../provider.ts'
import type { AirtelConfig } from './config.ts'
import { signatureOf, signingKeys } from './signing.ts'

type Operation = 'collect' | 'payOut' | 'refund' | 'balance'
type Paths = Record<Operation, string>
/** Without signatures, and the versions that ask for them (L5, L6, L12, L13, L15). */
const PLAIN: Paths = {
  collect: '/merchant/v1/payments/',
  payOut: '/standard/v1/disbursements/',
  refund: '/standard/v1/payments/refund',
  balance: '/standard/v1/users/balance',
}
const SIGNED: Paths = {
  collect: '/merchant/v2/payments/',
  payOut: '/standard/v3/disbursements',
  refund: '/standard/v2/payments/refund',
  balance: '/standard/v2/users/balance?type=DISB',
}

/** Where a payment goes: the market of its phone, and its currency. */
export type Payer = { phone: string; currency: Currency }
type Request = { method: 'GET' | 'POST'; path: string; body?: object }

/** The way to Airtel: one token for all products, and in the markets that ask for it a signature on what is posted. */
export function connectAirtel(config: AirtelConfig, now: () => Date) {
  const token = accessToken({
    url: `${config.url}/auth/oauth2/token`,
    method: 'POST',
    headers: {},
    body: { client_id: config.clientId, client_secret: config.clientSecret, grant_type: 'client_credentials' },
    now,
  })
  const keys = signingKeys({ url: config.url, now })
  const markets = config.countries.map((country) => ({ country }))
  const countryOf = (phone: string) => marketOf(markets, phone).country
  const isSigned = (phone: string) => config.signed.includes(countryOf(phone))

  const send = ({ phone, currency }: Payer, { method, path, body }: Request, signal: AbortSignal) => {
    const country = countryOf(phone)
    const ask = async (bearer: string): Promise<RawAnswer> => {
      const headers = { authorization: `Bearer ${bearer}`, 'x-country': country, 'x-currency': currency }
      const post = (signature = {}) => askJson(`${config.url}${path}`, { method, headers: { ...headers, ...signature }, ...(body && { body }), signal }) // biome-ignore format: one request
      if (!body || !isSigned(phone)) return post()
      const postSigned = (key: string) => post(signatureOf(JSON.stringify(body), key))
      const market = { country, currency, bearer }
      const first = await keys.get(market, signal)
      if (!('key' in first)) return first
      const answer = await postSigned(first.key)
      if (!isRefused(answer)) return answer
      // The key may be the reason, if Airtel has another one by now.
      keys.drop(country)
      const second = await keys.get(market, signal)
      return 'key' in second && second.key !== first.key ? postSigned(second.key) : answer
    }
    return sendWithToken(token, ask, ({ status }) => status === 401)
  }
  return {
    send,
    countryOf,
    isSigned,
    pathOf: (operation: Operation, phone: string) => (isSigned(phone) ? SIGNED : PLAIN)[operation],
  }
}

/** Refused for another reason than its token or its time: nothing was taken. */
const isRefused = ({ status }: RawAnswer) => status !== null && status >= 400 && status < 500 && ![401, 408, 429].includes(status) // biome-ignore format: one thought
