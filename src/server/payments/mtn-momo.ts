import type { PaymentRow } from '#db/queries/finance/payments.ts'
import { handedAmount } from '#domain/finance/payments/handed-amount.ts'
import { PAYMENT_PURPOSES, type PaymentFailure } from '#domain/finance/payments/payment.ts'
import { toMajor, toMinor } from '#domain/money.ts'
import { accessToken } from './access-token.ts'
import { askJson, fieldsOf, within } from './ask-json.ts'
import type { MomoConfig } from './config.ts'
import type { PaymentProvider, RawAnswer, Reading } from './provider.ts'

/** The two products of MTN MoMo, and their paths. */
const PRODUCTS = {
  collect: { name: 'collection', path: 'requesttopay', party: 'payer' },
  payOut: { name: 'disbursement', path: 'transfer', party: 'payee' },
} as const

/** Why MTN says that a payment failed; any other reason is 'not possible'. */
const FAILED: Record<string, PaymentFailure> = {
  APPROVAL_REJECTED: 'refused',
  PAYMENT_NOT_APPROVED: 'refused',
  // Written either way.
  TRANSACTION_CANCELED: 'refused',
  TRANSACTION_CANCELLED: 'refused',
  EXPIRED: 'noAnswer',
  COULD_NOT_PERFORM_TRANSACTION: 'noAnswer',
  NOT_ENOUGH_FUNDS: 'notEnoughMoney',
  PAYER_NOT_FOUND: 'unknownNumber',
  PAYEE_NOT_FOUND: 'unknownNumber',
  PAYER_LIMIT_REACHED: 'limit',
  SENDER_ACCOUNT_NOT_ACTIVE: 'inactive',
  NOT_ALLOWED: 'notSetUp',
  NOT_ALLOWED_TARGET_ENVIRONMENT: 'notSetUp',
  INVALID_CALLBACK_URL_HOST: 'notSetUp',
  INVALID_CURRENCY: 'notSetUp',
}

/** Their sandbox pays in euros, whatever is asked. */
const SANDBOX_CURRENCY = 'EUR'

type Installation = { config: MomoConfig; callbackUrl: ((paymentId: string) => string) | null; now: () => Date }

/** MTN MoMo, Collections and Disbursements. A payment has our own id as its reference, so that it cannot be done twice. */
export function mtnMomo({ config, callbackUrl, now }: Installation): PaymentProvider {
  const isSandbox = config.environment === 'sandbox'
  const login = `Basic ${Buffer.from(`${config.user}:${config.key}`).toString('base64')}`
  const keys = { collect: config.collectionKey, payOut: config.disbursementKey }
  const tokenOf = (product: keyof typeof PRODUCTS) =>
    accessToken({
      url: `${config.url}/${PRODUCTS[product].name}/token/`,
      method: 'POST',
      headers: { authorization: login, 'ocp-apim-subscription-key': keys[product] },
      now,
    })
  const tokens = { collect: tokenOf('collect'), payOut: tokenOf('payOut') }

  const ask = async (
    payment: PaymentRow,
    asked: { method: 'GET' | 'POST'; suffix?: string; body?: object; headers?: Record<string, string> },
    signal: AbortSignal,
  ): Promise<RawAnswer> => {
    // biome-ignore format: one head
    const product = PAYMENT_PURPOSES[payment.purpose]
    const token = await tokens[product](signal)
    if (token === null) return { status: null, body: 'no token' }
    const { name, path } = PRODUCTS[product]
    return askJson(`${config.url}/${name}/v1_0/${path}${asked.suffix ?? ''}`, {
      method: asked.method,
      headers: {
        authorization: `Bearer ${token}`,
        'ocp-apim-subscription-key': keys[product],
        'x-target-environment': config.environment,
        ...asked.headers,
      },
      ...(asked.body && { body: asked.body }),
      signal,
    })
  }

  return {
    mayRepeat: true,
    request: (payment, signal) => {
      const { party } = PRODUCTS[PAYMENT_PURPOSES[payment.purpose]]
      const body = {
        amount: String(toMajor(handedAmount(payment))),
        currency: isSandbox ? SANDBOX_CURRENCY : payment.currency,
        externalId: payment.id,
        [party]: { partyIdType: 'MSISDN', partyId: payment.phone.replace('+', '') },
        payerMessage: 'Kuu',
        payeeNote: payment.purpose,
      }
      const headers = {
        'x-reference-id': payment.id,
        ...(callbackUrl && { 'x-callback-url': callbackUrl(payment.id) }),
      }
      return ask(payment, { method: 'POST', body, headers }, signal)
    },
    readRequest: ({ status }, { id }) => {
      // 409: the first request had arrived after all.
      if (status === 202 || status === 409) return { was: 'pending', gatewayId: id }
      const isRefused = status === 400 || status === 401 || status === 403
      return isRefused ? { was: 'failed', failure: 'notSetUp' } : { was: 'unknown' }
    },
    status: (payment, signal) => ask(payment, { method: 'GET', suffix: `/${payment.id}` }, signal),
    readStatus: (answer) => readStatus(answer, isSandbox),
  }
}

/** A status is asked with success also for a payment that failed. */
function readStatus({ status, body }: RawAnswer, isSandbox: boolean): Reading {
  if (status === 404) return { was: 'absent' }
  if (status !== 200) return { was: 'unknown' }
  const { status: said, amount, currency, financialTransactionId: receipt, reason } = fieldsOf(body)
  if (said === 'PENDING') return { was: 'pending' }
  if (said === 'FAILED') return { was: 'failed', failure: FAILED[reasonOf(reason)] ?? 'notPossible' }
  if (said !== 'SUCCESSFUL') return { was: 'unknown' }
  return {
    was: 'succeeded',
    // Without an amount that can be read, it is not the amount that was asked for.
    amount: toMinor(Number(amount)) || 0,
    ...(!isSandbox && { currency: String(currency) }),
    ...(receipt !== undefined && { receipt: String(receipt) }),
  }
}

/** A reason is a text, or an object with a code. */
const reasonOf = (reason: unknown) => String(typeof reason === 'string' ? reason : (within(reason).code ?? ''))
