import type { PaymentRow } from '#db/queries/finance/payments.ts'
import { handedAmount } from '#domain/finance/payments/handed-amount.ts'
import { PAYMENT_PURPOSES } from '#domain/finance/payments/payment.ts'
import { toMajor } from '#domain/money.ts'
import { accessToken, sendWithToken } from '../access-token.ts'
import { askJson, fieldsOf } from '../ask-json.ts'
import { isTokenRefused } from '../codes/daraja-codes.ts'
import type { MpesaConfig } from '../config.ts'
import type { PaymentProvider, RawAnswer, RequestDetails } from '../provider.ts'
import { balanceFor } from './balance.ts'
import { readCollection } from './collection.ts'
import { readPayOut } from './pay-out.ts'
import { type MpesaPaybill, mpesaPaybill } from './paybill.ts'
import type { MpesaQueries } from './queries.ts'
import { readMpesaRequest } from './request.ts'

type Installation = {
  config: MpesaConfig
  /** Where Daraja calls: with a result, and with the answer to one question. */
  hooks: {
    resultUrl: (payment: PaymentRow) => string
    statusUrl: (nonce: string) => string
    paybill: { validation: string; confirmation: string }
  }
  queries: MpesaQueries
  now: () => Date
}

/**
 * M-Pesa by Daraja: STK push takes money, B2C sends it, and both are asked about by their status queries. That of B2C
 * answers later, by a call to an address that is made for the question.
 */
export function mpesa({ config, hooks, queries, now }: Installation): PaymentProvider & { paybill: MpesaPaybill } {
  const login = `Basic ${Buffer.from(`${config.key}:${config.secret}`).toString('base64')}`
  const url = `${config.url}/oauth/v1/generate?grant_type=client_credentials`
  const token = accessToken({ url, method: 'GET', headers: { authorization: login }, now })

  const post = (path: string, body: object, signal: AbortSignal): Promise<RawAnswer> =>
    sendWithToken(
      token,
      (bearer) =>
        askJson(`${config.url}${path}`, {
          method: 'POST',
          headers: { authorization: `Bearer ${bearer}` },
          body,
          signal,
        }),
      ({ status, body: text }) => isTokenRefused(status, fieldsOf(text).errorCode),
    )
  /** How a till proves itself: its number, a password of the moment, and the moment (D5). */
  const till = () => {
    const timestamp = timestampOf(now())
    const password = Buffer.from(`${config.shortcode}${config.passkey}${timestamp}`).toString('base64')
    return { BusinessShortCode: config.shortcode, Password: password, Timestamp: timestamp }
  }
  /** What each request of the organisation's operator has. */
  const operator = { SecurityCredential: config.credential, PartyA: config.shortcode }

  const push = (payment: PaymentRow, { signal, prompt: { word, code } }: RequestDetails) => {
    const phone = payment.phone.replace('+', '')
    const paid = { Amount: toMajor(handedAmount(payment)), PartyA: phone, PartyB: config.shortcode, PhoneNumber: phone }
    // Twelve and thirteen characters at most (D10): it is printed on the payer's phone.
    const named = { AccountReference: `Kuu${capital(word)}${code}`, TransactionDesc: `Kuu ${word} ${code}` }
    const address = { CallBackURL: hooks.resultUrl(payment) }
    return post('/mpesa/stkpush/v1/processrequest', { ...till(), TransactionType: 'CustomerPayBillOnline', ...paid, ...named, ...address }, signal) // biome-ignore format: one request
  }
  const payOut = (payment: PaymentRow, { signal, prompt: { word, code } }: RequestDetails) => {
    const result = hooks.resultUrl(payment)
    return post('/mpesa/b2c/v3/paymentrequest', {
      OriginatorConversationID: payment.reference,
      InitiatorName: config.initiator,
      ...operator,
      CommandID: 'BusinessPayment',
      Amount: toMajor(handedAmount(payment)),
      PartyB: payment.phone.replace('+', ''),
      Remarks: `Kuu ${word} ${code}`,
      // It says nothing about the money (D21), and must not be taken for a result.
      QueueTimeOutURL: `${result}/timeout`,
      ResultURL: result,
      Occassion: payment.purpose,
    }, signal) // biome-ignore format: one request
  }
  /** Reversal gives a collection back, by its receipt (D23). It takes no name of ours. */
  const reverse = (
    payment: PaymentRow,
    { receipt }: PaymentRow,
    { signal, prompt: { word, code } }: RequestDetails,
  ) => {
    const result = hooks.resultUrl(payment)
    return post('/mpesa/reversal/v1/request', {
      Initiator: config.initiator,
      SecurityCredential: config.credential,
      CommandID: 'TransactionReversal',
      TransactionID: receipt,
      Amount: toMajor(handedAmount(payment)),
      ReceiverParty: config.shortcode,
      // As Daraja spells it; 11 is an organisation.
      RecieverIdentifierType: '11',
      Remarks: `Kuu ${word} ${code}`,
      QueueTimeOutURL: `${result}/timeout`,
      ResultURL: result,
    }, signal) // biome-ignore format: one request
  }
  /** AccountBalance; whether it was taken. Its answer comes later. */
  const askBalance = async (payment: PaymentRow, signal: AbortSignal): Promise<boolean> => {
    const nonce = queries.open({ kind: 'balance', paymentId: payment.id })
    const address = hooks.statusUrl(nonce)
    const answer = await post('/mpesa/accountbalance/v1/query', {
      Initiator: config.initiator,
      ...operator,
      CommandID: 'AccountBalance',
      IdentifierType: '4',
      Remarks: 'Balance',
      QueueTimeOutURL: `${address}/timeout`,
      ResultURL: address,
    }, signal) // biome-ignore format: one request
    queries.name(nonce, answer)
    return answer.status === 200 && String(fieldsOf(answer.body).ResponseCode) === '0'
  }
  /** TransactionStatus, with the fields of its table and no others (D15, D25). */
  const askPayOut = async (payment: PaymentRow, name: string, signal: AbortSignal) => {
    const nonce = queries.open({ paymentId: payment.id })
    const address = hooks.statusUrl(nonce)
    const answer = await post('/mpesa/transactionstatus/v1/query', {
      Initiator: config.initiator,
      ...operator,
      CommandID: 'TransactionStatusQuery',
      OriginalConversationID: name,
      IdentifierType: '4',
      Remarks: 'Status',
      QueueTimeOutURL: `${address}/timeout`,
      ResultURL: address,
      Occassion: payment.purpose,
    }, signal) // biome-ignore format: one request
    queries.name(nonce, answer)
    return answer
  }

  return {
    paybill: mpesaPaybill({ config, post, queries, statusUrl: hooks.statusUrl, addresses: hooks.paybill }),
    // A second STK push would ask for the money twice (D11); of a payment out we know by our own name whether it arrived.
    mayRepeat: () => false,
    request: (payment, asked) =>
      asked.original
        ? reverse(payment, asked.original, asked)
        : (PAYMENT_PURPOSES[payment.purpose] === 'collect' ? push : payOut)(payment, asked),
    readRequest: readMpesaRequest,
    status: (payment, signal) => {
      const name = payment.purpose === 'refund' ? payment.gatewayId : payment.reference
      if (PAYMENT_PURPOSES[payment.purpose] === 'payOut') return name === null ? null : askPayOut(payment, name, signal)
      if (payment.gatewayId === null) return null
      return post('/mpesa/stkpushquery/v1/query', { ...till(), CheckoutRequestID: payment.gatewayId }, signal)
    },
    readStatus: (answer, payment, said) =>
      PAYMENT_PURPOSES[payment.purpose] === 'payOut' ? readPayOut(payment, said).reading : readCollection(answer, payment, said), // biome-ignore format: one choice
    float: (payment, signal) => balanceFor(payment.id, { queries, now, ask: () => askBalance(payment, signal) }),
  }
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** 'yyyyMMddHHmmss' in East Africa, three hours ahead of UTC all year. */
const timestampOf = (at: Date) =>
  new Date(at.getTime() + 3 * 3_600_000).toISOString().replaceAll(/\D/g, '').slice(0, 14)
