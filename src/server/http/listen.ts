import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import type { Hono } from 'hono'
import type { Config } from '../config.ts'
import { addressOf, type Connection, countedAddress } from './address.ts'
import type { ServerEnv } from './env.ts'
import { inTurns } from './fair-turns.ts'
import { takesLargeBody } from './large-bodies.ts'

const MAX_CONNECTIONS = 4000
/** As many may wait to be accepted; over that the network tries again after seconds. */
const BACKLOG = 2048
/** A village behind one address: eighty phones with the six connections that a browser opens. */
const MAX_CONNECTIONS_OF_ADDRESS = 500

/** How long a peer may take with a request. A photo of 1 MiB takes 100 s at 10 KB/s. */
const MAX_REQUEST_MS = 120_000
/** How long a peer may take with a large file: a video of 200 MB takes 27 minutes at 1 Mbit/s. */
const MAX_UPLOAD_MS = 30 * 60_000

const PATIENCE = {
  headersTimeout: 15_000,
  requestTimeout: MAX_UPLOAD_MS,
  keepAliveTimeout: 10_000,
  connectionsCheckingInterval: 5_000,
}

type Listening = Pick<Config, 'host' | 'port' | 'trustProxy'> & {
  app: Hono<ServerEnv>
  /** Answers from memory, before the app; false where it cannot. Nothing by default. */
  serveCached?: (request: IncomingMessage, response: ServerResponse) => boolean
  onListening: (url: string) => void
}

/** Opens a port on which the app answers. Connections and slow peers are bounded here, before anything of ours runs. */
export function listen({ app, serveCached, host, port, trustProxy, onListening }: Listening): Server {
  const fetch = inTurns<Connection>(
    (request, connection) => app.fetch(request, connection),
    (request, connection) => addressOf(request, connection, trustProxy),
  )
  const answer = loadedLate(async () => {
    const { getRequestListener } = await import('@hono/node-server')
    return getRequestListener((request, connection) => fetch(request, connection), { hostname: host })
  })
  const server = createServer(PATIENCE, (request, response) => {
    // HTTP/1.1 goes on with a connection unless somebody says otherwise: to say so takes 46 bytes of every response.
    if (request.httpVersion === '1.1' && response.shouldKeepAlive) response.removeHeader('Connection')
    if (!serveCached?.(request, response)) answer(request, response)
  })
  server.listen({ host, port, backlog: BACKLOG }, () => {
    const { address, port: bound } = server.address() as AddressInfo
    onListening(`http://${address.includes(':') ? `[${address}]` : address}:${bound}`)
  })
  server.maxConnections = MAX_CONNECTIONS
  server.on('request', boundInTime)
  // All of them come from the proxy where there is one, which counts them itself.
  if (!trustProxy) boundByAddress(server)
  return server
}

/** A listener that is loaded by its first request, after the port is open. */
function loadedLate(load: () => Promise<RequestListener>): RequestListener {
  let loaded: RequestListener | undefined
  let loading: Promise<RequestListener> | undefined
  return (request, response) => {
    if (loaded) return loaded(request, response)
    loading ??= load().then((listener) => (loaded = listener))
    // It fails only where another build has taken the place of this one: the next start has its files.
    loading.then(
      (listener) => listener(request, response),
      () => response.destroy(),
    )
  }
}

/** Hangs up on a peer that is slow with the body of its request, unless it sends a large file. */
function boundInTime(request: IncomingMessage) {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers
  if ((length ?? encoding) === undefined || takesLargeBody(request.url ?? '')) return
  const timer = setTimeout(() => request.complete || request.socket.destroy(), MAX_REQUEST_MS)
  timer.unref()
  request.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer))
}

/** This machine itself, as addresses are counted: a proxy, or the operator. Counting one takes 3 ms of a start. */
const LOOPBACK = ['127.0.0.1', '0:0:0:0::/64']

/** Hangs up on an address that holds very many connections. */
function boundByAddress(server: Server) {
  const held = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const address = countedAddress(socket.remoteAddress ?? '')
    if (LOOPBACK.includes(address)) return
    const count = (held.get(address) ?? 0) + 1
    held.set(address, count)
    socket.once('close', () => {
      const left = held.get(address)! - 1
      if (left > 0) held.set(address, left)
      else held.delete(address)
    })
    if (count > MAX_CONNECTIONS_OF_ADDRESS) socket.destroy()
  })
}
