import { constants, createCipheriv, generateKeyPairSync, type KeyObject, privateDecrypt } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Recorded, recorded } from './conformance/replay.ts'

type Fields = Record<string, unknown>
type Taken = { id: string; kind: 'payments' | 'disbursements'; ends: string; code: string; body: Fields }

/** L7: Airtel publishes a key of 2,048 bits, for OAEP with SHA-256. */
const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })

/** L15: the key for signatures is one of 1,024 bits, for PKCS #1 v1.5; it changes. */
const newSigningKey = () => generateKeyPairSync('rsa', { modulusLength: 1024 })

export const AIRTEL = {
  countries: ['UG', 'KE'],
  signed: [] as ('UG' | 'KE')[],
  clientId: 'client',
  clientSecret: 'client secret',
  pin: '4321',
  publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
  callbackKey: null as string | null,
}

/**
 * A stand-in of Airtel Money: collection by USSD push, disbursement, enquiry and balance. It is written from
 * docs/airtel-money.md, and each rule names its fact; it knows nothing of how the adapter works.
 */
export async function fakeAirtel() {
  const taken = new Map<string, Taken>()
  const state = {
    tokens: 0,
    /** All that was asked, as it came. */
    requestLog: [] as Recorded[],
    /** How the next payment ends: TS, TF, TIP, TA or TE; with the code of the enquiry. */
    ends: 'TS',
    code: '',
    /** What a request answers instead of being taken. */
    refusal: null as { status: number; code: string } | 'html' | 'lost' | null,
    balance: '1000000' as string,
    /** Who holds a number, by first and last name. */
    names: {} as Record<string, [string, string]>,
    enquiries: 0,
    bodies: [] as Fields[],
    /** The paths that were posted to, and how often the key for signatures was fetched. */
    posted: [] as string[],
    refunds: [] as string[],
    keys: 0,
    /** Airtel does not give the key out. */
    isKeyless: false,
  }
  let valid = ''
  let signing = newSigningKey()
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url!, 'http://localhost')
    const text = await textOf(request)
    state.requestLog.push(recorded(request, text))
    const send = (status: number, answer: object | string) => {
      response.writeHead(status, { 'content-type': typeof answer === 'string' ? 'text/html' : 'application/json' })
      response.end(typeof answer === 'string' ? answer : JSON.stringify(answer))
    }
    if (pathname === '/auth/oauth2/token') {
      // L1, L2
      const { client_id, client_secret, grant_type } = JSON.parse(text) as Fields
      const isKnown = client_id === AIRTEL.clientId && client_secret === AIRTEL.clientSecret && grant_type === 'client_credentials' // biome-ignore format: one rule
      if (!isKnown) return send(401, { error_description: 'Invalid client authentication', error: 'invalid_client' })
      state.tokens += 1
      valid = `bearer ${state.tokens}`
      return send(200, { token_type: 'bearer', access_token: valid, expires_in: '180' })
    }
    if (request.headers.authorization !== `Bearer ${valid}`) return send(401, { error: 'invalid_token' })
    // L3
    const { 'x-country': country, 'x-currency': currency } = request.headers
    if (!(country === 'UG' && currency === 'UGX') && !(country === 'KE' && currency === 'KES')) return send(400, envelope('ROUTER006', false)) // biome-ignore format: one rule
    // L15
    if (pathname === '/v1/rsa/encryption-keys') {
      if (state.isKeyless) return send(500, envelope('DP02010001000', false))
      state.keys += 1
      const key = signing.publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
      return send(200, { data: { key_id: state.keys, key, valid_upto: '12-08-2027 21:29:26' }, status: envelope('DP02010001001', true).status }) // biome-ignore format: one answer
    }
    // L12
    if (/^\/standard\/v[12]\/users\/balance$/.test(pathname)) return send(200, { data: { balance: state.balance, currency, account_status: 'Active' }, status: { code: '200', success: true } }) // biome-ignore format: one answer
    // L16, with the number as in L4
    const [, number] = /^\/standard\/v1\/users\/([17]\d{8})$/.exec(pathname) ?? []
    if (number) {
      const [first, last] = state.names[number] ?? []
      if (first === undefined) return send(200, { data: {}, ...envelope('', false) })
      return send(200, { data: { is_barred: false, grade: '$GRADE', last_name: last, registration: { id: '119648047', status: 'SUBS' }, msisdn: number, first_name: first, is_pin_set: true }, ...envelope('', true) }) // biome-ignore format: one answer
    }
    const [, version, kind, id] =
      /^\/(?:standard|merchant)\/(v[123])\/(payments|disbursements)(?:\/(.*))?$/.exec(pathname) ?? []
    if (kind !== 'payments' && kind !== 'disbursements') return send(404, {})
    const prefix = kind === 'payments' ? 'DP008' : 'DP009'
    if (request.method === 'GET') {
      // L9
      state.enquiries += 1
      const found = taken.get(id!)
      if (!found) return send(200, envelope(kind === 'payments' ? 'DP00800001025' : 'DP00900001015', false))
      const receipt = found.ends === 'TS' ? { airtel_money_id: `MP${found.id.slice(0, 8)}` } : {}
      return send(200, { data: { transaction: { id: found.id, message: 'As it is', status: found.ends, ...receipt } }, status: envelope(found.code || `${prefix}00001001`, true).status }) // biome-ignore format: one answer
    }
    const body = JSON.parse(text) as Fields
    state.posted.push(pathname)
    // L13: in full, by Airtel's own number; the answer is the end. What a second one is answered stands nowhere.
    if (pathname === '/standard/v1/payments/refund' || pathname === '/standard/v2/payments/refund') {
      if (version === 'v2' && !isSigned(text, request.headers, signing.privateKey)) return send(400, envelope('ROUTER003', false)) // biome-ignore format: one rule
      const number = String((body.transaction as Fields).airtel_money_id)
      const found = [...taken.values()].some(
        ({ id: name, ends }) => ends === 'TS' && `MP${name.slice(0, 8)}` === number,
      )
      state.refunds.push(number)
      if (state.refusal === 'lost') return void request.socket.destroy()
      if (!found) return send(200, envelope('DP00800001025', false))
      return send(200, { data: { transaction: { airtel_money_id: `CI${state.refunds.length}`, status: 'SUCCESS' } }, status: { code: '200', message: 'SUCCESS', result_code: 'ESB000010', success: false } }) // biome-ignore format: one answer
    }
    // L5, L6, L15: the newer versions are signed.
    if (version !== (kind === 'payments' ? 'v2' : 'v3') && version !== 'v1') return send(404, {})
    if (version !== 'v1' && !isSigned(text, request.headers, signing.privateKey)) return send(400, envelope('ROUTER003', false)) // biome-ignore format: one rule
    if (version === 'v3' && !isOfThird(body)) return send(400, envelope('ROUTER003', false))
    state.bodies.push(body)
    const { refusal } = state
    if (refusal === 'html') return send(503, '<html>503</html>')
    if (refusal && refusal !== 'lost') return send(refusal.status, envelope(refusal.code, false))
    const wrong = wrongIn(kind, body)
    if (wrong) return send(400, envelope(wrong, false))
    const name = String((body.transaction as Fields).id)
    // L11
    if (taken.has(name)) return send(200, envelope(kind === 'payments' ? 'DP00800001009' : 'DP00900001017', false))
    taken.set(name, { id: name, kind, ends: state.ends, code: state.code, body })
    if (refusal === 'lost') return void request.socket.destroy()
    // L8
    send(200, { data: { transaction: { id: false, status: 'SUCCESS' } }, ...envelope(`${prefix}00001006`, true) })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const close = () => {
    server.closeAllConnections()
    return new Promise((closed) => server.close(closed))
  }
  return Object.assign(state, {
    url: `http://127.0.0.1:${port}`,
    taken,
    close,
    dropToken: () => {
      valid = ''
    },
    changeSigningKey: () => {
      signing = newSigningKey()
    },
    /** L10 */
    callbackOf: (id: string, status: 'TS' | 'TF') => ({
      transaction: { id, message: 'As it is', status_code: status, airtel_money_id: 'MP210603.1234.L06941' },
    }),
  })
}
export type FakeAirtel = Awaited<ReturnType<typeof fakeAirtel>>

const envelope = (code: string, success: boolean) => ({
  status: { code: '200', message: success ? 'SUCCESS' : 'As it is', result_code: success ? 'ESB000010' : 'ESB000001', response_code: code, success }, // biome-ignore format: one answer
})

/** L15: the server seals the payload with the key that was sent, and compares it with the signature. */
function isSigned(text: string, headers: IncomingHttpHeaders, privateKey: KeyObject): boolean {
  const { 'x-signature': signature, 'x-key': sealed } = headers
  if (typeof signature !== 'string' || typeof sealed !== 'string') return false
  try {
    const opened = privateDecrypt(
      { key: privateKey, padding: constants.RSA_PKCS1_PADDING },
      Buffer.from(sealed, 'base64'),
    )
    const [key = '', iv = ''] = opened.toString().split(':')
    const cipher = createCipheriv('aes-256-cbc', Buffer.from(key, 'base64'), Buffer.from(iv, 'base64'))
    return cipher.update(text, 'utf8', 'base64') + cipher.final('base64') === signature
  } catch {
    return false
  }
}

/** L6: version 3 names the kind of the wallet and of the payment. */
function isOfThird({ payee, transaction }: Fields): boolean {
  const { wallet_type: wallet } = payee as Fields
  const { type } = transaction as Fields
  return ['NORMAL', 'SALARY'].includes(String(wallet)) && ['B2C', 'B2B'].includes(String(type))
}

function wrongIn(kind: Taken['kind'], body: Fields): string | null {
  const { subscriber, payee, transaction, pin } = body as Record<string, Fields> & { pin?: string }
  // L4: nine digits, without the country's code.
  const { msisdn } = (kind === 'payments' ? subscriber : payee) ?? {}
  if (!/^[17]\d{8}$/.test(String(msisdn))) return 'DP00900001012'
  if (typeof transaction?.amount !== 'number' || typeof transaction.id !== 'string') return 'DP00800001004'
  if (kind === 'payments') return subscriber?.country === transaction.country ? null : 'ROUTER006'
  // L6, L7
  const opened = privateDecrypt({ key: privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }, Buffer.from(String(pin), 'base64')) // biome-ignore format: one call
  return opened.toString() === AIRTEL.pin ? null : 'ROUTER116'
}

async function textOf(request: IncomingMessage) {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}
