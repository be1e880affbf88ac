import { constants, generateKeyPairSync, privateDecrypt } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

type Fields = Record<string, unknown>
type Taken = { id: string; kind: 'payments' | 'disbursements'; ends: string; code: string; body: Fields }

/** L7: Airtel publishes a key of 2,048 bits, for OAEP with SHA-256. */
const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })

export const AIRTEL = {
  countries: ['UG', 'KE'],
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
    /** How the next payment ends: TS, TF, TIP, TA or TE; with the code of the enquiry. */
    ends: 'TS',
    code: '',
    /** What a request answers instead of being taken. */
    refusal: null as { status: number; code: string } | 'html' | 'lost' | null,
    balance: '1000000' as string,
    enquiries: 0,
    bodies: [] as Fields[],
  }
  let valid = ''
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url!, 'http://localhost')
    const text = await textOf(request)
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
    // L12
    if (pathname === '/standard/v1/users/balance') return send(200, { data: { balance: state.balance, currency, account_status: 'Active' }, status: { code: '200', success: true } }) // biome-ignore format: one answer
    const [, kind, id] = /^\/(?:standard|merchant)\/v1\/(payments|disbursements)\/(.*)$/.exec(pathname) ?? []
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
