import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Fields = Record<string, unknown>

export const MPESA = {
  country: 'KE',
  key: 'consumer',
  secret: 'consumer secret',
  shortcode: '174379',
  passkey: 'passkey',
  initiator: 'kuu',
  credential: 'sealed credential',
} as const

/** A local server that speaks the wire format of Daraja: STK push, its query, B2C, and the status of a transaction. */
export async function fakeMpesa() {
  const state = {
    /** The result code of an STK push when it is asked about; undefined while it is processed. */
    code: '0' as string | number | undefined,
    pushes: [] as Fields[],
    payouts: [] as Fields[],
    queries: [] as Fields[],
  }
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://localhost')
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const text = Buffer.concat(parts).toString()
    const body = text ? (JSON.parse(text) as Fields) : {}
    const send = (status: number, answer: object) => {
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(answer))
    }
    if (pathname === '/oauth/v1/generate') {
      const login = `Basic ${Buffer.from(`${MPESA.key}:${MPESA.secret}`).toString('base64')}`
      return request.headers.authorization === login ? send(200, { access_token: 'bearer', expires_in: '3599' }) : send(400, {}) // biome-ignore format: one thought
    }
    if (request.headers.authorization !== 'Bearer bearer') return send(401, { errorCode: '404.001.03' })
    const accepted = { ResponseCode: '0', ResponseDescription: 'Success. Request accepted for processing' }
    if (pathname === '/mpesa/stkpush/v1/processrequest') {
      state.pushes.push(body)
      return send(200, { ...accepted, MerchantRequestID: '29115-34620561-1', CheckoutRequestID: `ws_CO_${state.pushes.length}`, CustomerMessage: 'Success' }) // biome-ignore format: one answer
    }
    if (pathname === '/mpesa/stkpushquery/v1/query') {
      state.queries.push(body)
      if (state.code === undefined) return send(500, { errorCode: '500.001.1001', errorMessage: 'The transaction is being processed' }) // biome-ignore format: one answer
      return send(200, { ...accepted, ResultCode: state.code, ResultDesc: 'As it is', CheckoutRequestID: body.CheckoutRequestID }) // biome-ignore format: one answer
    }
    if (pathname === '/mpesa/b2c/v3/paymentrequest') {
      state.payouts.push(body)
      return send(200, { ...accepted, ConversationID: `AG_${state.payouts.length}`, OriginatorConversationID: body.OriginatorConversationID }) // biome-ignore format: one answer
    }
    if (pathname === '/mpesa/transactionstatus/v1/query') {
      state.queries.push(body)
      return send(200, accepted)
    }
    return send(404, {})
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const close = () => {
    server.closeAllConnections()
    return new Promise((closed) => server.close(closed))
  }
  return Object.assign(state, { url: `http://127.0.0.1:${port}`, close })
}
export type FakeMpesa = Awaited<ReturnType<typeof fakeMpesa>>

/** The callback of an STK push; after a failure it has no metadata. */
export const stkCallback = (checkout: string, amount: number | null, receipt = 'LGR7OWQX0R') => ({
  Body: {
    stkCallback: {
      MerchantRequestID: '19465-780693-1',
      CheckoutRequestID: checkout,
      ResultCode: amount === null ? 1032 : 0,
      ResultDesc: amount === null ? 'Request cancelled by user' : 'The service request is processed successfully.',
      ...(amount !== null && {
        CallbackMetadata: {
          Item: [
            { Name: 'Amount', Value: amount },
            { Name: 'MpesaReceiptNumber', Value: receipt },
            { Name: 'Balance' },
            { Name: 'TransactionDate', Value: 20261121154800 },
            { Name: 'PhoneNumber', Value: 254712345678 },
          ],
        },
      }),
    },
  },
})

/** The late answer to a status query of a payout. */
export const statusResult = (id: string, amount: number, status = 'Completed') => ({
  Result: {
    ResultType: 0,
    ResultCode: 0,
    ResultDesc: 'The service request is processed successfully.',
    OriginatorConversationID: id,
    ConversationID: 'AG_20261121_0000',
    TransactionID: 'LGH3197RIB',
    ResultParameters: {
      ResultParameter: [
        { Key: 'TransactionStatus', Value: status },
        { Key: 'Amount', Value: amount },
        { Key: 'ReceiptNo', Value: 'LGH3197RIB' },
      ],
    },
  },
})
