import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the local provider does with a request, by itself or by what a test tells it. */
export type Mood = {
  /** The answer to a request: 202, or another status; 'lost' accepts it and never answers. */
  answer?: number | 'lost' | 'deaf'
  /** How the payment ends. */
  ends?: 'SUCCESSFUL' | 'FAILED' | 'PENDING'
  reason?: unknown
  /** The amount that the status names, where it is not the one that was asked for. */
  amount?: string
  receipt?: string
}
type Asked = { id: string; amount: string; currency: string; callback: string | null; mood: Mood; product: string }

/**
 * A local server that speaks the wire format of MTN MoMo: Collections and Disbursements, with tokens, references that
 * are used once, and a status that is 200 also for what failed.
 */
export async function fakeMomo() {
  const payments = new Map<string, Asked>()
  const state = { mood: (): Mood => ({}), requests: 0, statuses: 0, tokens: 0, isDown: false, seen: [] as string[] }
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://localhost')
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const body = Buffer.concat(parts).toString()
    const send = (status: number, answer?: object) => {
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(answer === undefined ? '' : JSON.stringify(answer))
    }
    if (state.isDown) return void request.socket.destroy()
    const [, product = '', second = '', path = '', id] = url.pathname.split('/')
    if (second === 'token') {
      state.tokens += 1
      const isKnown = request.headers.authorization === `Basic ${Buffer.from('user:key').toString('base64')}`
      return isKnown ? send(200, { access_token: `token of ${product}`, token_type: 'Bearer', expires_in: 3600 }) : send(401, {}) // biome-ignore format: one thought
    }
    if (request.headers.authorization !== `Bearer token of ${product}`) return send(401, { message: 'no token' })
    if (request.headers['ocp-apim-subscription-key'] !== product) return send(401, { message: 'no key' })
    if (path !== { collection: 'requesttopay', disbursement: 'transfer' }[product]) return send(404)
    if (request.method === 'GET') {
      state.statuses += 1
      const found = payments.get(id ?? '')
      if (!found) return send(404, { code: 'RESOURCE_NOT_FOUND', message: 'Requested resource was not found.' })
      const { mood, amount, currency } = found
      const status = mood.ends ?? 'SUCCESSFUL'
      return send(200, { amount: mood.amount ?? amount, currency, externalId: id, status, ...(status === 'SUCCESSFUL' && { financialTransactionId: mood.receipt ?? `f-${id}` }), ...(status === 'FAILED' && { reason: mood.reason }) }) // biome-ignore format: one answer
    }
    state.requests += 1
    state.seen.push(body)
    const reference = String(request.headers['x-reference-id'])
    const mood = state.mood()
    if (mood.answer === 'deaf') return void request.socket.destroy()
    if (payments.has(reference)) return send(409, { code: 'RESOURCE_ALREADY_EXIST' })
    const { amount, currency } = JSON.parse(body) as { amount: string; currency: string }
    if (mood.answer === undefined || mood.answer === 202 || mood.answer === 'lost' || mood.answer >= 500)
      payments.set(reference, { id: reference, amount, currency, callback: (request.headers['x-callback-url'] as string) ?? null, mood, product }) // biome-ignore format: one row
    if (mood.answer === 'lost') return void request.socket.destroy()
    send(mood.answer ?? 202)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const close = () => {
    server.closeAllConnections()
    return new Promise((closed) => server.close(closed))
  }
  /** How the payment of a reference ends from now on. */
  const ends = (id: string, mood: Mood) => Object.assign(payments.get(id)!.mood, mood)
  return Object.assign(state, { url: `http://127.0.0.1:${port}`, payments, ends, close })
}
export type FakeMomo = Awaited<ReturnType<typeof fakeMomo>>

export const MOMO = {
  environment: 'mtnuganda',
  country: 'UG',
  user: 'user',
  key: 'key',
  collectionKey: 'collection',
  disbursementKey: 'disbursement',
} as const
