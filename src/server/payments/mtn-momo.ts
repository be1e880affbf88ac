import type { PaymentRow } from '#db/queries/finance/payments.ts'
import { handedAmount } from '#domain/finance/payments/handed-amount.ts'
import { PAYMENT_PURPOSES } from '#domain/finance/payments/payment.ts'
import { toMajor, toMinor } from '#domain/money.ts'
import { accessToken, sendWithToken } from './access-token.ts'
import { askJson, fieldsOf } from './ask-json.ts'
import { joinedName } from './joined-name.ts'
import { marketOf } from './market.ts'
import type { MomoConfig } from './momo-config.ts'
import { readMomoRequest, readMomoStatus } from './mtn-momo-answers.ts'
import type { PaymentProvider, RawAnswer } from './provider.ts'

/** The two products of MTN MoMo, and their paths. */
const PRODUCTS = {
  collect: { name: 'collection', path: 'requesttopay', party: 'payer' },
  payOut: { name: 'disbursement', path: 'transfer', party: 'payee' },
} as const
type Direction = keyof typeof PRODUCTS

/** A refund is an operation of its own, among the disbursements (M22). */
const pathOf = ({ purpose }: PaymentRow) => (purpose === 'refund' ? 'refund' : PRODUCTS[PAYMENT_PURPOSES[purpose]].path)

/** Their sandbox pays in euros, whatever is asked. */
const SANDBOX = { name: 'sandbox', currency: 'EUR' }

type Installation = {
  /** One for each country. */
  configs: readonly MomoConfig[]
  callbackUrl: ((payment: PaymentRow) => string) | null
  now: () => Date
}
type Request = { method: 'GET' | 'POST'; path: string; body?: object; headers?: Record<string, string> }

/** MTN MoMo, Collections and Disbursements. A payment has a reference of its own, so that it cannot be done twice. */
export function mtnMomo({ configs, callbackUrl, now }: Installation): PaymentProvider {
  const markets = configs.map((config) => connect(config, now))
  const marketAt = (phone: string) => marketOf(markets, phone)

  return {
    mayRepeat: () => true,
    request: (payment, { signal, prompt: { word, code }, original }) => {
      const direction = PAYMENT_PURPOSES[payment.purpose]
      const market = marketAt(payment.phone)
      const { party } = PRODUCTS[direction]
      const path = pathOf(payment)
      // Letters, digits and spaces alone: MTN refuses other signs (M9).
      const message = `Kuu ${word} ${code}`
      const body = {
        amount: String(toMajor(handedAmount(payment))),
        currency: market.isSandbox ? SANDBOX.currency : payment.currency,
        externalId: payment.reference,
        ...(original
          ? { referenceIdToRefund: original.reference }
          : { [party]: { partyIdType: 'MSISDN', partyId: payment.phone.replace('+', '') } }),
        payerMessage: message,
        payeeNote: message,
      }
      const headers = {
        'x-reference-id': payment.reference,
        ...(callbackUrl && { 'x-callback-url': callbackUrl(payment) }),
      }
      return market.send(direction, { method: 'POST', path, body, headers }, signal)
    },
    readRequest: readMomoRequest,
    status: (payment, signal) => {
      const direction = PAYMENT_PURPOSES[payment.purpose]
      return marketAt(payment.phone).send(direction, { method: 'GET', path: `${pathOf(payment)}/${payment.reference}` }, signal) // biome-ignore format: one request
    },
    readStatus: (answer, payment) => readMomoStatus(answer, payment, marketAt(payment.phone).isSandbox),
    float: async ({ phone, currency }, signal) => {
      const market = marketAt(phone)
      const { status, body } = await market.send('payOut', { method: 'GET', path: 'account/balance' }, signal)
      const { availableBalance: balance, currency: named } = fieldsOf(body)
      const isReadable = status === 200 && named === currency && balance !== undefined && Number.isFinite(Number(balance)) // biome-ignore format: one thought
      return isReadable ? toMinor(Number(balance)) : null
    },
    // H1, H2
    holderName: async ({ phone }, signal) => {
      const path = `accountholder/msisdn/${phone.replace('+', '')}/basicuserinfo`
      const { status, body } = await marketAt(phone).send('collect', { method: 'GET', path }, signal)
      const { given_name: given, family_name: family, name } = fieldsOf(body)
      return status === 200 ? (joinedName(given, family) ?? joinedName(name)) : null
    },
  }
}

/** The way to MTN in one country. Each product has a key and a token of its own. */
function connect(config: MomoConfig, now: () => Date) {
  const login = `Basic ${Buffer.from(`${config.user}:${config.key}`).toString('base64')}`
  const keys = { collect: config.collectionKey, payOut: config.disbursementKey }
  const tokenOf = (direction: Direction) =>
    accessToken({
      url: `${config.url}/${PRODUCTS[direction].name}/token/`,
      method: 'POST',
      headers: { authorization: login, 'ocp-apim-subscription-key': keys[direction] },
      now,
    })
  const tokens = { collect: tokenOf('collect'), payOut: tokenOf('payOut') }

  const send = (direction: Direction, { method, path, body, headers }: Request, signal: AbortSignal) =>
    sendWithToken(tokens[direction], (token): Promise<RawAnswer> =>
      askJson(`${config.url}/${PRODUCTS[direction].name}/v1_0/${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          'ocp-apim-subscription-key': keys[direction],
          'x-target-environment': config.environment,
          ...headers,
        },
        ...(body && { body }),
        signal,
      }),
      ({ status }) => status === 401,
    ) // biome-ignore format: one call
  return { country: config.country, isSandbox: config.environment === SANDBOX.name, send }
}
