import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { type Http2Bindings, type HttpBindings, serve } from '@hono/node-server'
import type { Hono } from 'hono'
import type { Config } from './config.ts'
import type { ServerEnv } from './env.ts'
import { countedAddress } from './http/address.ts'
import { shedOverload } from './http/overload.ts'

const MAX_CONNECTIONS = 2000
/** A village behind one address: eighty phones with the six connections that a browser opens. */
const MAX_CONNECTIONS_OF_ADDRESS = 500

/** How long a peer may take. A photo of 1 MiB takes 100 s at 10 KB/s. */
const PATIENCE = {
  headersTimeout: 15_000,
  requestTimeout: 120_000,
  keepAliveTimeout: 10_000,
  connectionsCheckingInterval: 5_000,
}

type Listening = Pick<Config, 'host' | 'port' | 'trustProxy'> & {
  app: Hono<ServerEnv>
  onListening: (url: string) => void
}

/** Opens the port: connections, slow peers and a crowd are bounded here, before anything of ours runs. */
export function listen({ app, host, port, trustProxy, onListening }: Listening): Server {
  const fetch = shedOverload<HttpBindings | Http2Bindings>((request, env) => app.fetch(request, env))
  const server = serve({ fetch, hostname: host, port, serverOptions: PATIENCE }, (bound) => {
    const name = bound.address.includes(':') ? `[${bound.address}]` : bound.address
    onListening(`http://${name}:${bound.port}`)
  }) as Server
  server.maxConnections = MAX_CONNECTIONS
  // All of them come from the proxy where there is one, which counts them itself.
  if (!trustProxy) boundByAddress(server)
  return server
}

/** Hangs up on an address that holds very many connections. */
function boundByAddress(server: Server) {
  const held = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const address = countedAddress(socket.remoteAddress ?? '')
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
