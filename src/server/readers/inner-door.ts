import { randomBytes, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { FROM, type InnerDoor, SECRET } from './hand-on.ts'

/** A connection of a reader serves many people, one after the other, and stays. */
const PATIENCE = { keepAliveTimeout: 0, requestTimeout: 0 }

/**
 * Opens a port of this machine on which readers hand on what they do not answer. Others may knock there, so readers say
 * a secret word; from then on a request is as if it had come from the address that its reader saw.
 */
export async function openInnerDoor(onRequest: RequestListener): Promise<{ door: InnerDoor; server: Server }> {
  const secret = randomBytes(32).toString('hex')
  const server = createServer(PATIENCE, (request, response) => {
    if (!isSame(request.headers[SECRET], secret)) return void response.writeHead(403).end()
    takeAddress(request)
    onRequest(request, response)
  })
  server.listen({ host: '127.0.0.1', port: 0 })
  await once(server, 'listening')
  return { door: { port: (server.address() as AddressInfo).port, secret }, server }
}

function takeAddress(request: IncomingMessage) {
  Object.defineProperty(request.socket, 'remoteAddress', { value: request.headers[FROM], configurable: true })
}

function isSame(given: string | string[] | undefined, secret: string) {
  return typeof given === 'string' && given.length === secret.length && timingSafeEqual(Buffer.from(given), Buffer.from(secret)) // biome-ignore format: one rule
}
