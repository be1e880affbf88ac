import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Recorded, recorded } from './conformance/replay.ts'

/** What the stand-in does with a request, by itself or by what a test tells it. */
export type Mood = {
  /** The answer to a request: 202, another status, or a page in HTML; 'lost' takes it and never answers (M16, M20). */
  answer?: number | 'lost' | 'deaf' | 'html'
  /** The code of a refusal. */
  code?: string
  /** How the payment ends (M13). */
  ends?: 'SUCCESSFUL' | 'FAILED' | 'PENDING' | 'CREATED'
  /** A word, or an object with code and message (M14). */
  reason?: unknown
  /** The amount that the status names, where it is not the one that was asked for. */
  amount?: string
  receipt?: string
}
type Taken = { reference: string; externalId: string; amount: string; currency: string; party: unknown; mood: Mood; product: string } // biome-ignore format: one row

const PATHS = { collection: 'requesttopay', disbursement: 'transfer' } as const
const V4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

/**
 * A stand-in of MTN MoMo, Collections and Disbursements, written from the documents in provider-facts: each rule names its
 * fact. It knows nothing of how the adapter works.
 */
export async function fakeMomo() {
  const payments = new Map<string, Taken>()
  const state = {
    mood: (): Mood => ({}),
    requests: 0,
    statuses: 0,
    /** How many tokens were fetched (M4). */
    tokens: 0,
    /** All that was asked, as it came. */
    requestLog: [] as Recorded[],
    /** Told of each request as it comes. */
    heard: () => {},
    isDown: false,
    seen: [] as string[],
    /** The callback addresses of the requests. */
    callbacks: [] as string[],
    /** What lies in the account of disbursements. */
    balance: '1000000',
    /** Who holds a number, by given and family name; which numbers were asked about, and whether that fails. */
    names: {} as Record<string, [string, string]>,
    namesAsked: [] as string[],
    isNameless: false,
  }
  let valid = new Set<string>()
  const server = createServer(async (request, response) => {
    const body = await textOf(request)
    state.requestLog.push(recorded(request, body))
    state.heard()
    const send = (status: number, answer?: object | string) => {
      const isPage = typeof answer === 'string'
      response.writeHead(status, { 'content-type': isPage ? 'text/html' : 'application/json' })
      response.end(isPage ? answer : answer === undefined ? '' : JSON.stringify(answer))
    }
    if (state.isDown) return void request.socket.destroy()
    const [, product = '', second = '', path = '', id] = new URL(request.url!, 'http://localhost').pathname.split('/')
    if (product !== 'collection' && product !== 'disbursement') return send(404)
    // M2: a request without a body names its length.
    if (request.method === 'POST' && request.headers['content-length'] === undefined) return send(411, '<html>Length Required</html>') // biome-ignore format: one rule
    if (second === 'token') {
      // M1: wrong credentials are 500 with login_failed.
      const isKnown = request.headers.authorization === `Basic ${Buffer.from('user:key').toString('base64')}`
      if (!isKnown) return send(500, { error: 'login_failed' })
      state.tokens += 1
      const token = `token of ${product} ${state.tokens}`
      valid.add(token)
      return send(200, { access_token: token, token_type: 'access_token', expires_in: 3600 })
    }
    // M4: a token is of one product; M3: so is the subscription key.
    const token = String(request.headers.authorization).replace('Bearer ', '')
    if (!valid.has(token) || !token.includes(product)) return send(401, '')
    if (request.headers['ocp-apim-subscription-key'] !== product) return send(401, { statusCode: 401, message: 'Access denied due to invalid subscription key' }) // biome-ignore format: one rule
    // M5
    if (request.headers['x-target-environment'] !== MOMO.environment) return send(500, { code: 'NOT_ALLOWED_TARGET_ENVIRONMENT' }) // biome-ignore format: one rule
    if (path === 'accountholder') {
      // H1: of collections; M5 and M4 hold here too.
      const [, , , , kind, number = '', what] = new URL(request.url!, 'http://localhost').pathname.split('/')
      if (request.method !== 'GET' || product !== 'collection' || kind !== 'msisdn' || what !== 'basicuserinfo') return send(404) // biome-ignore format: one rule
      state.namesAsked.push(number)
      if (state.isNameless) return send(500, { code: 'INTERNAL_PROCESSING_ERROR', message: 'As it is' })
      // H3
      const [given, family] = state.names[number] ?? []
      if (given === undefined) return send(404, { code: 'RESOURCE_NOT_FOUND', message: 'Requested resource was not found.' }) // biome-ignore format: one rule
      // H2
      return send(200, { sub: '0', name: `${given} ${family}`, given_name: given, family_name: family, birthdate: '1976-08-13', locale: 'sv_SE', gender: 'MALE', updated_at: 1676978048 }) // biome-ignore format: one answer
    }
    if (path === 'account') return send(200, { availableBalance: state.balance, currency: 'UGX' })
    // M22: a refund is an operation of its own, among the disbursements.
    const isRefund = product === 'disbursement' && path === 'refund'
    if (path !== PATHS[product] && !isRefund) return send(404)
    if (request.method === 'GET') {
      state.statuses += 1
      const found = payments.get(id ?? '')
      // M15
      return found ? send(200, statusOf(found)) : send(404, { code: 'RESOURCE_NOT_FOUND', message: 'Requested resource was not found.' }) // biome-ignore format: one rule
    }
    state.requests += 1
    state.seen.push(body)
    const mood = state.mood()
    if (mood.answer === 'deaf') return void request.socket.destroy()
    const reference = String(request.headers['x-reference-id'])
    // M15: a reference is used once, and the first payment stands.
    if (payments.has(reference)) return send(409, { code: 'RESOURCE_ALREADY_EXIST', message: 'Duplicated reference id.' }) // biome-ignore format: one rule
    const fields = JSON.parse(body) as Record<string, unknown>
    const refunded = payments.get(String(fields.referenceIdToRefund))
    if (isRefund && !refunded) return send(404, { code: 'RESOURCE_NOT_FOUND', message: 'Requested resource was not found.' }) // biome-ignore format: one rule
    if (isRefund) fields.payee = refunded!.party
    const wrong = wrongIn(reference, fields, product, request.headers['x-callback-url'])
    if (wrong) return send(wrong.status, { code: wrong.code, message: wrong.code })
    const isTaken = mood.answer === undefined || mood.answer === 202 || mood.answer === 'lost' || (typeof mood.answer === 'number' && mood.answer >= 500 && !mood.code) // biome-ignore format: one rule
    if (isTaken) payments.set(reference, { reference, externalId: String(fields.externalId), amount: String(fields.amount), currency: String(fields.currency), party: fields.payer ?? fields.payee, mood, product }) // biome-ignore format: one row
    if (isTaken) state.callbacks.push(String(request.headers['x-callback-url'] ?? ''))
    if (mood.answer === 'lost') return void request.socket.destroy()
    // M20: the platform is not reachable, said in HTML by what stands before it.
    if (mood.answer === 'html') return send(503, '<html><body>503 Service Unavailable</body></html>')
    if (mood.answer === undefined || mood.answer === 202) return send(202)
    send(mood.answer, { code: mood.code ?? (mood.answer >= 500 ? 'INTERNAL_PROCESSING_ERROR' : 'BAD_REQUEST'), message: 'As it is' }) // biome-ignore format: one rule
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const close = () => {
    server.closeAllConnections()
    return new Promise((closed) => server.close(closed))
  }
  return Object.assign(state, {
    url: `http://127.0.0.1:${port}`,
    payments,
    close,
    /** How the payment of a reference ends from now on. */
    ends: (reference: string, mood: Mood) => Object.assign(payments.get(reference)!.mood, mood),
    /** All tokens end before their time (M4). */
    dropTokens: () => {
      valid = new Set()
    },
    /** What a callback says: the status, by the name that we gave and without the reference (M17). */
    callbackOf: (reference: string) => statusOf(payments.get(reference)!),
  })
}
export type FakeMomo = Awaited<ReturnType<typeof fakeMomo>>

/** M13: amounts come back with decimals that were not sent, the number of the transaction as a number. */
function statusOf({ mood, amount, currency, externalId, party, product }: Taken) {
  const status = mood.ends ?? 'SUCCESSFUL'
  return {
    amount: mood.amount ?? `${amount}.00`,
    currency,
    externalId,
    [product === 'collection' ? 'payer' : 'payee']: party,
    status,
    ...(status === 'SUCCESSFUL' && {
      financialTransactionId: mood.receipt ?? Number(BigInt(`0x${externalId.slice(0, 8)}`)),
    }),
    ...(status === 'FAILED' && { reason: mood.reason }),
  }
}

function wrongIn(reference: string, fields: Record<string, unknown>, product: keyof typeof PATHS, callback: unknown) {
  const { amount, currency, externalId, payerMessage, payeeNote } = fields
  const party = (product === 'collection' ? fields.payer : fields.payee) as Record<string, unknown> | undefined
  // M12
  if (!V4.test(reference)) return { status: 400, code: 'REFERENCE_ID_NOT_UUID_V4' }
  // M6
  if (![amount, currency, externalId, party?.partyIdType, party?.partyId].every((each) => typeof each === 'string')) return { status: 400, code: 'NOT_A_STRING' } // biome-ignore format: one rule
  // M8
  if (!/^256\d{9}$/.test(String(party!.partyId))) return { status: 400, code: 'NO_MSISDN' }
  // M9
  if (![payerMessage, payeeNote].every((text) => typeof text === 'string' && /^[A-Za-z0-9 ]{1,160}$/.test(text))) return { status: 400, code: 'MESSAGE' } // biome-ignore format: one rule
  // M7, M10
  if (!/^\d+$/.test(String(amount))) return { status: 400, code: 'AMOUNT' }
  if (currency !== 'UGX') return { status: 500, code: 'INVALID_CURRENCY' }
  // M11
  if (callback !== undefined && !String(callback).startsWith('https://kuu.example/')) return { status: 500, code: 'INVALID_CALLBACK_URL_HOST' } // biome-ignore format: one rule
  return null
}

async function textOf(request: IncomingMessage) {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}

export const MOMO = {
  environment: 'mtnuganda',
  country: 'UG',
  user: 'user',
  key: 'key',
  collectionKey: 'collection',
  disbursementKey: 'disbursement',
} as const
