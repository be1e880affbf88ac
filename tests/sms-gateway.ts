import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A message as a gateway received it. */
export type Handed = { key: string; to: string; text: string; path: string; headers: IncomingMessage['headers'] }
type Reply = { status?: number; headers?: Record<string, string>; body?: unknown } | 'hang up' | 'silence'

/** The id that the local gateway gives a message. */
export const idAt = (key: string) => `ATXid_${createHash('sha256').update(key).digest('hex').slice(0, 32)}`

/** The answer of Africa's Talking to one recipient. */
export const africasTalkingSays = (statusCode: number, status: string, messageId = 'None') => ({
  body: {
    SMSMessageData: {
      Message: 'Sent to 1/1 Total Cost: KES 0.8000',
      Recipients: [{ statusCode, number: '+254712345678', status, cost: 'KES 0.8000', messageId }],
    },
  },
})

/**
 * A local server that speaks like the gateways: Africa's Talking where its path is asked, else Twilio. Its answers can be
 * changed; it remembers what was handed over, and by `keys` what it sent on, once for each key.
 */
export async function smsGatewayServer({ delayMs = 0 } = {}) {
  const handed: Handed[] = []
  const keys = new Map<string, string>()
  const taken = ({ path, key }: Handed): Reply =>
    path.startsWith('/version1/')
      ? africasTalkingSays(101, 'Success', idAt(key))
      : { status: 201, body: { sid: `SM${idAt(key).slice(6)}`, status: 'queued', error_code: null } }
  const gateway = { handed, keys, reply: taken as (message: Handed) => Reply, taken }
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const fields = new URLSearchParams(Buffer.concat(chunks).toString())
    const message: Handed = {
      key: String(request.headers['idempotency-key'] ?? ''),
      to: fields.get('to') ?? fields.get('To') ?? '',
      text: fields.get('message') ?? fields.get('Body') ?? '',
      path: request.url ?? '',
      headers: request.headers,
    }
    handed.push(message)
    if (delayMs > 0) await new Promise((done) => setTimeout(done, delayMs))
    const reply = gateway.reply(message)
    if (reply === 'silence') return
    if (reply === 'hang up') return void request.socket.destroy()
    if ((reply.status ?? 200) < 300) keys.set(message.key, message.to)
    response.writeHead(reply.status ?? 200, { 'content-type': 'application/json', ...reply.headers })
    response.end(typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body ?? {}))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const close = () => {
    server.closeAllConnections()
    return new Promise((closed) => server.close(closed))
  }
  return Object.assign(gateway, { url: `http://127.0.0.1:${port}`, close })
}
