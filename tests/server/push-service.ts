import { createPublicKey, verify } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Browser, browserOf } from '../browser.ts'

export type Received = {
  browser: string
  headers: IncomingHttpHeaders
  /** The claims of the token, after its signature was verified. */
  token: { aud: string; sub: string; exp: number }
  /** The public key of the token's signature, base64url. */
  key: string
  /** The text that the browser decrypts. */
  message: { id: string; title: string; message: string; link: string | null; kind?: string; params?: object }
}
type Answer = (response: ServerResponse) => void

/**
 * A local push service that checks as strictly as the standards: it refuses what is not signed or cannot be decrypted.
 */
export async function pushService() {
  const browsers = new Map<string, Browser>()
  const received: Received[] = []
  const answers = new Map<string, Answer[]>()
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const name = request.url!.split('/').at(-1)!
    try {
      const { token, key } = checkedToken(request.headers.authorization)
      const message = JSON.parse(browsers.get(name)!.open(Buffer.concat(chunks)))
      received.push({ browser: name, headers: request.headers, token, key, message })
      const answer = answers.get(name)?.shift() ?? status(201)
      answer(response)
    } catch (error) {
      console.error(error)
      response.writeHead(400).end()
    }
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    host,
    received,
    /** A browser that subscribes here. */
    browser: (name: string) => {
      const browser = browserOf(name, `http://${host}`)
      browsers.set(name, browser)
      return browser.subscription
    },
    /** The answers to a browser's next messages; later ones are accepted. */
    answer: (name: string, ...next: Answer[]) => answers.set(name, next),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

export const status =
  (code: number, headers: Record<string, string> = {}): Answer =>
  (response) =>
    response.writeHead(code, headers).end()
/** A push service that accepts the connection and never answers. */
export const silence: Answer = () => {}
export const hangUp: Answer = (response) => response.socket?.destroy()

/** The token of 'vapid t=…, k=…' (RFC 8292), verified with its key. */
function checkedToken(authorization = '') {
  const [, token, key] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? []
  if (!token || !key) throw new Error(`no token: ${authorization}`)
  const [header, payload, signature] = token.split('.') as [string, string, string]
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } })
  const isSigned = verify(
    'sha256',
    Buffer.from(`${header}.${payload}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isSigned) throw new Error('the signature is wrong')
  return { token: JSON.parse(Buffer.from(payload, 'base64url').toString()) as Received['token'], key }
}
