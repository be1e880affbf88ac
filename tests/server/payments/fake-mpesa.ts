import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Recorded, recorded } from './conformance/replay.ts'

type Fields = Record<string, unknown>
/** What a path answers instead of what it should: a status with fields, a page, or nothing at all after it took it. */
type Fault = { status: number; body: object | string } | 'lost'

export const MPESA = {
  country: 'KE',
  key: 'consumer',
  secret: 'consumer secret',
  shortcode: '174379',
  passkey: 'passkey',
  initiator: 'kuu',
  credential: 'sealed credential',
  c2b: null as 'paybill' | 'till' | null,
} as const

const PATHS = {
  '/mpesa/stkpush/v1/processrequest': 'push',
  '/mpesa/stkpushquery/v1/query': 'pushQuery',
  '/mpesa/b2c/v3/paymentrequest': 'payout',
  '/mpesa/transactionstatus/v1/query': 'statusQuery',
  '/mpesa/reversal/v1/request': 'reversal',
  '/mpesa/accountbalance/v1/query': 'balance',
  '/mpesa/c2b/v1/registerurl': 'register',
} as const
type Operation = (typeof PATHS)[keyof typeof PATHS]

/** The fields of each table; others do not exist (D6, D12, D15). */
const TABLES: Record<Operation, readonly string[]> = {
  push: ['BusinessShortCode', 'Password', 'Timestamp', 'TransactionType', 'Amount', 'PartyA', 'PartyB', 'PhoneNumber', 'CallBackURL', 'AccountReference', 'TransactionDesc'], // biome-ignore format: a table
  pushQuery: ['BusinessShortCode', 'Password', 'Timestamp', 'CheckoutRequestID'],
  payout: ['OriginatorConversationID', 'InitiatorName', 'SecurityCredential', 'CommandID', 'Amount', 'PartyA', 'PartyB', 'Remarks', 'QueueTimeOutURL', 'ResultURL', 'Occassion'], // biome-ignore format: a table
  // D23, C6: Daraja Reversal and AccountBalance, with the fields of their tables.
  reversal: ['Initiator', 'SecurityCredential', 'CommandID', 'TransactionID', 'Amount', 'ReceiverParty', 'RecieverIdentifierType', 'ResultURL', 'QueueTimeOutURL', 'Remarks'], // biome-ignore format: a table
  register: ['ShortCode', 'ResponseType', 'ConfirmationURL', 'ValidationURL'],
  balance: ['Initiator', 'SecurityCredential', 'CommandID', 'PartyA', 'IdentifierType', 'Remarks', 'QueueTimeOutURL', 'ResultURL'], // biome-ignore format: a table
  statusQuery: ['Initiator', 'SecurityCredential', 'CommandID', 'TransactionID', 'OriginalConversationID', 'PartyA', 'IdentifierType', 'ResultURL', 'QueueTimeOutURL', 'Remarks', 'Occassion'], // biome-ignore format: a table
}

/** D3: a token that ended is refused in other words by each operation. */
const TOKEN_ENDED: Record<Operation, { status: number; body: object }> = {
  push: { status: 404, body: { errorCode: '404.001.03', errorMessage: 'Invalid Access Token' } },
  pushQuery: { status: 404, body: { errorCode: '404.001.03', errorMessage: 'Invalid Access Token' } },
  payout: { status: 401, body: { errorCode: '401.002.01', errorMessage: 'Error Occurred - Invalid Access Token' } },
  statusQuery: { status: 400, body: { errorCode: '400.003.01', errorMessage: 'Invalid Access Token' } },
  reversal: { status: 401, body: { errorCode: '401.002.01', errorMessage: 'Error Occurred - Invalid Access Token' } },
  register: { status: 401, body: { errorCode: '401.002.01', errorMessage: 'Error Occurred - Invalid Access Token' } },
  balance: { status: 401, body: { errorCode: '401.002.01', errorMessage: 'Error Occurred - Invalid Access Token' } },
}

/**
 * A stand-in of Daraja: STK push, its query, B2C, and the status of a transaction. It is written from the documents in
 * provider-facts, and each rule names its fact; it knows nothing of how the adapter works.
 */
export async function fakeMpesa() {
  const state = {
    /** The result code of an STK push when it is asked about; undefined while it lasts. */
    code: '0' as string | number | undefined,
    pushes: [] as Fields[],
    payouts: [] as Fields[],
    queries: [] as Fields[],
    reversals: [] as Fields[],
    balances: [] as Fields[],
    registered: [] as Fields[],
    /** Each token is good for one request alone. */
    hasShortTokens: false,
    /** Whether the application may ask for the balance. */
    hasBalance: false,
    tokens: 0,
    /** All that was asked, as it came. */
    requestLog: [] as Recorded[],
    /** What an operation answers instead, for as long as it stands here. */
    faults: {} as Partial<Record<Operation, Fault>>,
    /** PaidIn of each request that was taken, with the name that Daraja gave to it. */
    onTaken: (_operation: Operation, _body: Fields, _name: string): void => undefined,
  }
  let valid = ''
  const payoutNames = new Map<unknown, string>()
  const conversations: string[] = []
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url!, 'http://localhost')
    const text = await textOf(request)
    state.requestLog.push(recorded(request, text))
    const send = (status: number, answer: object | string) => {
      const isPage = typeof answer === 'string'
      response.writeHead(status, { 'content-type': isPage ? 'text/html' : 'application/json' })
      response.end(isPage ? answer : JSON.stringify(answer))
    }
    if (pathname === '/oauth/v1/generate') {
      // D1, D2: GET with Basic; a new token ends the one before; the life is a number or a text.
      const login = `Basic ${Buffer.from(`${MPESA.key}:${MPESA.secret}`).toString('base64')}`
      if (request.method !== 'GET' || request.headers.authorization !== login)
        return send(400, { errorCode: '400.008.01' })
      state.tokens += 1
      valid = `bearer ${state.tokens}`
      return send(200, { access_token: valid, expires_in: state.tokens % 2 ? '3599' : 3599 })
    }
    const operation = PATHS[pathname as keyof typeof PATHS]
    if (!operation || request.method !== 'POST') return send(404, { errorCode: '404.001.04' })
    if (request.headers.authorization !== `Bearer ${valid}`) return send(TOKEN_ENDED[operation].status, TOKEN_ENDED[operation].body) // biome-ignore format: one rule
    if (state.hasShortTokens) valid = ''
    // D4
    const isJson = request.headers['content-type']?.startsWith('application/json') && text.startsWith('{')
    if (!isJson) return send(400, { errorCode: '400.002.05', errorMessage: 'Invalid Request Payload' })
    const body = JSON.parse(text) as Fields
    const fault = state.faults[operation]
    if (fault && fault !== 'lost') return send(fault.status, fault.body)
    const wrong = wrongIn(operation, body)
    if (wrong) return send(400, { errorCode: '400.002.02', errorMessage: `Bad Request - Invalid ${wrong}` })
    const accepted = { ResponseCode: '0', ResponseDescription: 'Success. Request accepted for processing' }
    const conversation = () => {
      conversations.push(`AG_20261121_${String(conversations.length + 1).padStart(4, '0')}`)
      return conversations.at(-1)!
    }
    if (operation === 'push') {
      // D11: sent again it is another payment.
      state.pushes.push(body)
      state.onTaken(operation, body, `ws_CO_${state.pushes.length}`)
      if (fault === 'lost') return void request.socket.destroy()
      return send(200, { ...accepted, MerchantRequestID: '29115-34620561-1', CheckoutRequestID: `ws_CO_${state.pushes.length}`, CustomerMessage: 'Success' }) // biome-ignore format: one answer
    }
    if (operation === 'pushQuery') {
      state.queries.push(body)
      // D17
      if (state.code === undefined) return send(500, { errorCode: '500.001.1001', errorMessage: 'The transaction is being processed' }) // biome-ignore format: one answer
      return send(200, { ...accepted, ResultCode: state.code, ResultDesc: 'As it is', CheckoutRequestID: body.CheckoutRequestID }) // biome-ignore format: one answer
    }
    if (operation === 'payout') {
      // D13: one name, one payment.
      const name = body.OriginatorConversationID
      if (payoutNames.has(name)) return send(500, { errorCode: '500.002.1001', errorMessage: 'Duplicate OriginatorConversationID.' }) // biome-ignore format: one answer
      state.payouts.push(body)
      payoutNames.set(name, conversation())
      state.onTaken(operation, body, payoutNames.get(name)!)
      if (fault === 'lost') return void request.socket.destroy()
      return send(200, { ...accepted, ConversationID: payoutNames.get(name), OriginatorConversationID: name })
    }
    if (operation === 'reversal') {
      // D23: no name of ours; the answer has two of Daraja's.
      state.reversals.push(body)
      if (fault === 'lost') return void request.socket.destroy()
      return send(200, { ...accepted, ConversationID: conversation(), OriginatorConversationID: `f1e2-${state.reversals.length}` }) // biome-ignore format: one answer
    }
    if (operation === 'register') {
      // C1: in production it is taken once; two values alone, in sentence case.
      if (!['Completed', 'Cancelled'].includes(String(body.ResponseType))) return send(400, { errorCode: '400.003.02', errorMessage: 'Bad Request - Invalid ResponseType' }) // biome-ignore format: one rule
      if (state.registered.length > 0) return send(500, { errorCode: '500.003.1001', errorMessage: 'Urls are already registered' }) // biome-ignore format: one rule
      state.registered.push(body)
      return send(200, {
        OriginatorCoversationID: '7619-37765134-1',
        ResponseCode: '0',
        ResponseDescription: 'success',
      })
    }
    if (operation === 'balance') {
      if (!state.hasBalance)
        return send(404, { errorCode: '404.001.04', errorMessage: 'Invalid Authentication Header' })
      state.balances.push(body)
      return send(200, { ...accepted, ConversationID: conversation(), OriginatorConversationID: `515-${state.balances.length}` }) // biome-ignore format: one answer
    }
    // D15, D25: a question has a conversation of its own.
    state.queries.push(body)
    const asked = conversation()
    state.onTaken(operation, body, asked)
    return send(200, { ...accepted, ConversationID: asked, OriginatorConversationID: `1236-${conversations.length}` }) // biome-ignore format: one answer
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const close = () => {
    server.closeAllConnections()
    return new Promise((closed) => server.close(closed))
  }
  return Object.assign(state, {
    url: `http://127.0.0.1:${port}`,
    close,
    /** The token ends before its time. */
    dropToken: () => {
      valid = ''
    },
    /** The conversation that the last accepted request got. */
    lastConversation: () => conversations.at(-1)!,
    conversationOf: (name: unknown) => payoutNames.get(name)!,
  })
}
export type FakeMpesa = Awaited<ReturnType<typeof fakeMpesa>>

/** A status is asked for by one of two names; a note may be left out (D12, D15). */
const OPTIONAL = ['Occassion', 'TransactionID', 'OriginalConversationID']

/** D9: an address, by https; those of C2B have none of some words (C1). */
const isAddress = (operation: Operation, value: unknown) =>
  /^https:\/\/[\w.-]+\//.test(String(value)) &&
  (operation !== 'register' || !/m-?pesa|safaricom|exec?|cmd|sql|query/i.test(String(value)))

function wrongIn(operation: Operation, body: Fields): string | null {
  const stranger = Object.keys(body).find((name) => !TABLES[operation].includes(name))
  if (stranger) return stranger
  const missing = TABLES[operation].find((name) => !OPTIONAL.includes(name) && body[name] === undefined)
  if (missing) return missing
  const address = Object.entries(body).find(([name, value]) => name.endsWith('URL') && !isAddress(operation, value))
  if (address) return address[0]
  const { Timestamp: at, Password, Amount: amount } = body
  if ('Password' in body) {
    // D5: the time of Nairobi, in the password too.
    if (!/^20\d{12}$/.test(String(at))) return 'Timestamp'
    if (Buffer.from(String(Password), 'base64').toString() !== `${MPESA.shortcode}${MPESA.passkey}${at}`)
      return 'Password'
  }
  // D7, D8
  if (amount !== undefined && !/^\d+$/.test(String(amount))) return 'Amount'
  const phone = operation === 'push' ? body.PhoneNumber : operation === 'payout' ? body.PartyB : '254712345678'
  if (!/^254[17]\d{8}$/.test(String(phone))) return 'PhoneNumber'
  if (operation === 'push') {
    // D10
    if (String(body.AccountReference).length > 12) return 'AccountReference'
    if (String(body.TransactionDesc).length > 13) return 'TransactionDesc'
    if (body.PartyB !== MPESA.shortcode || body.TransactionType !== 'CustomerPayBillOnline') return 'TransactionType'
  }
  if ('Remarks' in body && (String(body.Remarks).length < 2 || String(body.Remarks).length > 100)) return 'Remarks'
  if (operation === 'reversal' && (body.CommandID !== 'TransactionReversal' || body.RecieverIdentifierType !== '11' || body.ReceiverParty !== MPESA.shortcode || !body.TransactionID)) return 'ReceiverParty' // biome-ignore format: one rule
  if (operation === 'balance' && (body.CommandID !== 'AccountBalance' || body.IdentifierType !== '4'))
    return 'CommandID'
  if (operation === 'statusQuery' && !body.OriginalConversationID && !body.TransactionID) return 'TransactionID'
  return null
}

async function textOf(request: IncomingMessage) {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}

/** The callback of an STK push; after a failure it has no metadata (D16, D18). */
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

/** The result of a payout, as Daraja sends it by itself: it names the conversation of the payout. */
export const payoutResult = (
  name: string,
  conversation: string,
  code: number | string = 0,
  receipt = 'LGH3197RIB',
) => ({
  Result: {
    ResultType: 0,
    ResultCode: code,
    ResultDesc: code === 0 ? 'The service request is processed successfully.' : 'It failed.',
    OriginatorConversationID: name,
    ConversationID: conversation,
    TransactionID: code === 0 ? receipt : 'LGH0000000',
  },
})

/**
 * The later answer to a status query (D15): it names the conversation of the question; the payout stands among its rows,
 * one of which has no value, and one comes twice.
 */
export const statusResult = (
  query: string,
  payout: string,
  amount: number | string,
  status = 'Completed',
  receipt = 'LGH3197RIB',
) => ({
  Result: {
    ResultType: '0',
    ResultCode: '0',
    ResultDesc: 'The service request is processed successfully.',
    OriginatorConversationID: '3213-416199-2',
    ConversationID: query,
    TransactionID: 'LGH0000001',
    ResultParameters: {
      ResultParameter: [
        { Key: 'DebitPartyName', Value: '600310 - Kuu' },
        { Key: 'DebitPartyName', Value: '254712345678 - Martha' },
        { Key: 'ReasonType', Value: 'Business Payment to Customer via API' },
        { Key: 'InitiatedTime', Value: '20261121083030' },
        { Key: 'DebitAccountType' },
        { Key: 'TransactionStatus', Value: status },
        { Key: 'Amount', Value: String(amount) },
        { Key: 'ConversationID', Value: payout },
        { Key: 'ReceiptNo', Value: receipt },
      ],
    },
  },
})

/** The later answer to AccountBalance (C6): all accounts in one text, the fourth part of each is what can be used. */
export const balanceResult = (query: string, utility: string) => ({
  Result: {
    ResultType: '0',
    ResultCode: '0',
    ResultDesc: 'The service request is processed successfully',
    OriginatorConversationID: '16917-22577599-3',
    ConversationID: query,
    TransactionID: 'OA90000000',
    ResultParameters: {
      ResultParameter: [
        {
          Key: 'AccountBalance',
          Value: `Working Account|KES|700000.00|700000.00|0.00|0.00&Utility Account|KES|${utility}|${utility}|0.00|0.00&Charges Paid Account|KES|-1540.00|-1540.00|0.00|0.00`,
        },
        { Key: 'BOCompletedTime', Value: '20261121125710' },
      ],
    },
  },
})

/** The result of a reversal, by itself (D23). */
export const reversalResult = (name: string, code: number | string = 0) => ({
  Result: {
    ResultType: 0,
    ResultCode: code,
    ResultDesc: code === 0 ? 'The service request is processed successfully.' : 'It was not reversed.',
    OriginatorConversationID: name,
    ConversationID: 'AG_20261121_reversal',
    TransactionID: code === 0 ? 'SKE52PAWR9' : 'SKE0000000',
  },
})

type PaidIn = { receipt: string; amount: number; reference: string; phone?: string; name?: readonly string[] }
/** What Daraja tells of money that somebody paid in (C2): the number has stars, amounts are texts. */
export const confirmationOf = ({
  receipt,
  amount,
  reference,
  phone = '25470****149',
  name = ['John', '', 'Doe'],
}: PaidIn) => ({
  TransactionType: reference === '' ? 'Buy Goods' : 'Pay Bill',
  TransID: receipt,
  TransTime: '20261120063845',
  TransAmount: `${amount}.00`,
  BusinessShortCode: MPESA.shortcode,
  BillRefNumber: reference,
  InvoiceNumber: '',
  OrgAccountBalance: '',
  ThirdPartyTransID: '',
  MSISDN: phone,
  FirstName: name[0],
  MiddleName: name[1],
  LastName: name[2],
})

type StatusAnswer = { receipt: string; amount: number; status?: string; code?: string }
/** The later answer to TransactionStatus about a receipt (D15). */
export const receivedResult = (query: string, { receipt, amount, status = 'Completed', code = '0' }: StatusAnswer) => ({
  Result: {
    ResultType: '0',
    ResultCode: code,
    ResultDesc: 'As it is',
    OriginatorConversationID: '3213-416199-3',
    ConversationID: query,
    TransactionID: 'LGH0000002',
    ...(code === '0' && {
      ResultParameters: {
        ResultParameter: [
          { Key: 'TransactionStatus', Value: status },
          { Key: 'Amount', Value: String(amount) },
          { Key: 'ReceiptNo', Value: receipt },
          { Key: 'DebitAccountType' },
        ],
      },
    }),
  },
})
