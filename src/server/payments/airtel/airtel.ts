import type { PaymentRow } from '#db/queries/finance/payments.ts'
import { handedAmount } from '#domain/finance/payments/handed-amount.ts'
import { PAYMENT_PURPOSES } from '#domain/finance/payments/payment.ts'
import { toMajor, toMinor } from '#domain/money.ts'
import type { Currency } from '#domain/places.ts'
import { accessToken, sendWithToken } from '../access-token.ts'
import { askJson, fieldsOf, within } from '../ask-json.ts'
import { marketOf, nationalNumberOf } from '../market.ts'
import type { PaymentProvider, RequestDetails } from '../provider.ts'
import { readAirtelRequest, readAirtelStatus } from './answers.ts'
import type { AirtelConfig } from './config.ts'
import { sealedPin } from './pin.ts'

/** The paths of collections and disbursements; a payment is asked about below them, by our own name for it. */
const PATHS = {
  collect: { request: '/merchant/v1/payments/', status: '/standard/v1/payments/' },
  payOut: { request: '/standard/v1/disbursements/', status: '/standard/v1/disbursements/' },
} as const
const BALANCE = '/standard/v1/users/balance'

type Installation = { config: AirtelConfig; now: () => Date }
type Market = { phone: string; currency: Currency }
type Request = { method: 'GET' | 'POST'; path: string; body?: object }

/** Airtel Money: a USSD push takes money, a disbursement sends it, and an enquiry tells what became of either. */
export function airtelMoney({ config, now }: Installation): PaymentProvider {
  const token = accessToken({
    url: `${config.url}/auth/oauth2/token`,
    method: 'POST',
    headers: {},
    body: { client_id: config.clientId, client_secret: config.clientSecret, grant_type: 'client_credentials' },
    now,
  })
  const markets = config.countries.map((country) => ({ country }))
  const countryOf = (phone: string) => marketOf(markets, phone).country
  /** Each request names the market. */
  const send = ({ phone, currency }: Market, { method, path, body }: Request, signal: AbortSignal) =>
    sendWithToken(
      token,
      (bearer) =>
        askJson(`${config.url}${path}`, {
          method,
          headers: { authorization: `Bearer ${bearer}`, 'x-country': countryOf(phone), 'x-currency': currency },
          ...(body && { body }),
          signal,
        }),
      ({ status }) => status === 401,
    )
  const collection = (payment: PaymentRow, { prompt: { word, code } }: RequestDetails) => {
    const country = countryOf(payment.phone)
    const { currency } = payment
    const subscriber = { country, currency, msisdn: nationalNumberOf(payment.phone, country) }
    const transaction = { amount: toMajor(handedAmount(payment)), country, currency, id: payment.reference }
    return { reference: `Kuu ${word} ${code}`, subscriber, transaction }
  }
  const disbursement = (payment: PaymentRow, { prompt: { word, code } }: RequestDetails) => ({
    payee: { msisdn: nationalNumberOf(payment.phone, countryOf(payment.phone)) },
    reference: `Kuu${word}${code}`,
    pin: sealedPin(config.pin, config.publicKey),
    transaction: { amount: toMajor(handedAmount(payment)), id: payment.reference },
  })

  return {
    // Of a disbursement the name is used once (DP00900001017). That a second push is refused stands nowhere.
    mayRepeat: ({ purpose }) => PAYMENT_PURPOSES[purpose] === 'payOut',
    request: (payment, asked) => {
      const direction = PAYMENT_PURPOSES[payment.purpose]
      const body = direction === 'collect' ? collection(payment, asked) : disbursement(payment, asked)
      return send(payment, { method: 'POST', path: PATHS[direction].request, body }, asked.signal)
    },
    readRequest: readAirtelRequest,
    status: (payment, signal) => {
      const path = `${PATHS[PAYMENT_PURPOSES[payment.purpose]].status}${payment.reference}`
      return send(payment, { method: 'GET', path }, signal)
    },
    readStatus: readAirtelStatus,
    float: async (market, signal) => {
      const { status, body } = await send(market, { method: 'GET', path: BALANCE }, signal)
      const { balance, currency } = within(fieldsOf(body).data)
      const isReadable = status === 200 && balance !== undefined && Number.isFinite(Number(balance)) && (currency === undefined || currency === market.currency) // biome-ignore format: one thought
      return isReadable ? toMinor(Number(balance)) : null
    },
  }
}
