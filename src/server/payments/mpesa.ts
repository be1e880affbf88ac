import type { PaymentRow } from '#db/queries/finance/payments.ts'
import { handedAmount } from '#domain/finance/payments/handed-amount.ts'
import { PAYMENT_PURPOSES, type PaymentFailure } from '#domain/finance/payments/payment.ts'
import { toMajor, toMinor } from '#domain/money.ts'
import { accessToken } from './access-token.ts'
import { askJson, fieldsOf, within } from './ask-json.ts'
import type { MpesaConfig } from './config.ts'
import type { PaymentProvider, RawAnswer, Reading } from './provider.ts'

/** Result codes of M-Pesa that end a payment; any other one but 0 says nothing certain. */
const FAILED: Record<string, PaymentFailure> = {
  1: 'notEnoughMoney',
  1001: 'notPossible',
  1019: 'noAnswer',
  1025: 'notPossible',
  1031: 'refused',
  1032: 'refused',
  1037: 'noAnswer',
  2001: 'wrongPin',
  9999: 'notPossible',
}
const STILL_PROCESSED = '4999'

type Installation = {
  config: MpesaConfig
  callbackUrl: (paymentId: string, kind: 'result' | 'status') => string
  now: () => Date
}

/**
 * M-Pesa by Daraja: STK push takes money, B2C sends it, and both are asked about by their status queries. That of B2C
 * answers later, by a call to the address that the query names.
 */
export function mpesa({ config, callbackUrl, now }: Installation): PaymentProvider {
  const login = `Basic ${Buffer.from(`${config.key}:${config.secret}`).toString('base64')}`
  const url = `${config.url}/oauth/v1/generate?grant_type=client_credentials`
  const tokenOf = accessToken({ url, method: 'GET', headers: { authorization: login }, now })

  const post = async (path: string, body: object, signal: AbortSignal): Promise<RawAnswer> => {
    const token = await tokenOf(signal)
    if (token === null) return { status: null, body: 'no token' }
    return askJson(`${config.url}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body,
      signal,
    })
  }
  /** How a till proves itself: its number, a password of the moment, and the moment. */
  const till = () => {
    const timestamp = timestampOf(now())
    const password = Buffer.from(`${config.shortcode}${config.passkey}${timestamp}`).toString('base64')
    return { BusinessShortCode: config.shortcode, Password: password, Timestamp: timestamp }
  }

  return {
    // A second STK push would ask for the money twice; of a payment out we know by our own id whether it arrived.
    mayRepeat: false,
    request: (payment, signal) => {
      const amount = toMajor(handedAmount(payment))
      const phone = payment.phone.replace('+', '')
      if (PAYMENT_PURPOSES[payment.purpose] === 'collect') {
        const callback = callbackUrl(payment.id, 'result')
        return post('/mpesa/stkpush/v1/processrequest', { ...till(), TransactionType: 'CustomerPayBillOnline', Amount: amount, PartyA: phone, PartyB: config.shortcode, PhoneNumber: phone, CallBackURL: callback, AccountReference: 'Kuu', TransactionDesc: payment.purpose }, signal) // biome-ignore format: one request
      }
      return post('/mpesa/b2c/v3/paymentrequest', { ...initiator(payment, 'result'), CommandID: 'BusinessPayment', Amount: amount, PartyB: phone }, signal) // biome-ignore format: one request
    },
    readRequest: ({ status, body }) => {
      const { ResponseCode: code, CheckoutRequestID: checkout, ConversationID: conversation } = fieldsOf(body)
      if (status === 200 && String(code) === '0') return { was: 'pending', gatewayId: String(checkout ?? conversation) }
      const isRefused = status === 400 || status === 401 || status === 403 || (status === 200 && code !== undefined)
      return isRefused ? { was: 'failed', failure: 'notSetUp' } : { was: 'unknown' }
    },
    status: (payment, signal) => {
      if (PAYMENT_PURPOSES[payment.purpose] === 'payOut')
        return post('/mpesa/transactionstatus/v1/query', { ...initiator(payment, 'status'), CommandID: 'TransactionStatusQuery', IdentifierType: '4' }, signal) // biome-ignore format: one request
      if (payment.gatewayId === null) return null
      return post('/mpesa/stkpushquery/v1/query', { ...till(), CheckoutRequestID: payment.gatewayId }, signal)
    },
    readStatus: (answer, payment, { callbacks, lateAnswers }) =>
      PAYMENT_PURPOSES[payment.purpose] === 'payOut' ? readPayOut(lateAnswers) : readCollection(answer, callbacks),
  }

  function initiator({ id }: PaymentRow, kind: 'result' | 'status') {
    return {
      OriginatorConversationID: id,
      InitiatorName: config.initiator,
      Initiator: config.initiator,
      SecurityCredential: config.credential,
      PartyA: config.shortcode,
      Remarks: 'Kuu',
      QueueTimeOutURL: callbackUrl(id, kind),
      ResultURL: callbackUrl(id, kind),
      Occasion: 'Kuu',
    }
  }
}

/** The status query of an STK push names no amount: that of the callback counts, if one came. */
function readCollection({ status, body }: RawAnswer, callbacks: readonly string[]): Reading {
  const { ResultCode: code } = fieldsOf(body)
  if (status !== 200 || code === undefined || String(code) === STILL_PROCESSED) return { was: 'pending' }
  if (String(code) !== '0') return failureOf(code)
  const paid = callbacks.map(paidOf).find(({ amount }) => amount !== undefined)
  return { was: 'succeeded', ...paid }
}

/** The items of a callback: 'Amount' and 'MpesaReceiptNumber' among them, in any order, and none after a failure. */
function paidOf(callback: string): { amount?: number; receipt?: string } {
  const items = within(within(within(fieldsOf(callback).Body).stkCallback).CallbackMetadata).Item
  const values = Object.fromEntries((Array.isArray(items) ? items : []).map((item) => [within(item).Name, within(item).Value])) // biome-ignore format: one table
  const { Amount: amount, MpesaReceiptNumber: receipt } = values
  return {
    ...(amount !== undefined && { amount: toMinor(Number(amount)) || 0 }),
    ...(typeof receipt === 'string' && { receipt }),
  }
}

/** What came to the address of a status query, the last answer first; a result that nobody asked for does not count. */
function readPayOut(lateAnswers: readonly string[]): Reading {
  for (const answer of lateAnswers) {
    const result = within(fieldsOf(answer).Result)
    const parameters = within(result.ResultParameters).ResultParameter
    const values = Object.fromEntries((Array.isArray(parameters) ? parameters : []).map((each) => [within(each).Key, within(each).Value])) // biome-ignore format: one table
    if (values.TransactionStatus === undefined) continue
    if (values.TransactionStatus === 'Completed') return { was: 'succeeded', amount: toMinor(Number(values.Amount)) || 0, ...(typeof values.ReceiptNo === 'string' && { receipt: values.ReceiptNo }) } // biome-ignore format: one answer
    if (['Failed', 'Cancelled', 'Declined', 'Reversed'].includes(String(values.TransactionStatus))) return { was: 'failed', failure: 'notPossible' } // biome-ignore format: one answer
  }
  return { was: 'pending' }
}

const failureOf = (code: unknown): Reading => {
  const failure = FAILED[String(code)]
  return failure ? { was: 'failed', failure } : { was: 'unknown' }
}

/** 'yyyyMMddHHmmss' in East Africa, three hours ahead of UTC all year. */
const timestampOf = (at: Date) =>
  new Date(at.getTime() + 3 * 3_600_000).toISOString().replaceAll(/\D/g, '').slice(0, 14)
