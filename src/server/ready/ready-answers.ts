import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Db, isInTransaction } from '#db/client.ts'
import { newestPublicChange } from '#db/queries/sync/changes.ts'
import { accepts } from '../http/encodings.ts'
import { isPublicAddress } from './public-calls.ts'

/** All of them together, so that no series of odd addresses fills the memory. */
const MAX_BYTES = 16 * 1024 * 1024
const MAX_BYTES_OF_ONE = MAX_BYTES / 8

type Ready = {
  /** The newest public change that the answer knows of. */
  change: number
  /** The second in which it was made: what ends with time is never older. */
  second: number
  etag: string
  /** Names and values in turn, as node writes them. */
  headers: string[]
  body: Buffer
}

/** What comes with a request that came over a socket. */
export type Arrival = { incoming: IncomingMessage }
export type Fetch = (request: Request, arrival: Arrival) => Response | Promise<Response>

type Deps = {
  db: Db
  now: () => Date
  /** Whether the request may be answered here, before everything else: its host, and its share of the limit. */
  mayEnter: (request: IncomingMessage) => boolean
  isSecure: (request: IncomingMessage) => boolean
  /** Logs and counts an answer; answers the id of its request. */
  note: (request: IncomingMessage, status: number) => string
}

/**
 * What is the same for everybody, as the bytes that were last sent: lists of crops, advice, prices and alerts. An answer
 * is used again within its second as long as no public list was written to since, by whatever process: each look asks
 * the database for its newest public change. What was read in an open transaction is not kept, for it may be rolled
 * back.
 */
export function createReadyAnswers({ db, now, mayEnter, isSecure, note }: Deps) {
  const kept = new Map<string, Ready>()
  const making = new Map<string, Promise<Ready | null>>()
  let bytes = 0

  const secondNow = () => Math.floor(now().getTime() / 1000)
  const isFresh = ({ change, second }: Ready) => second === secondNow() && change === newestPublicChange(db)

  const drop = (key: string) => {
    bytes -= kept.get(key)?.body.length ?? 0
    kept.delete(key)
  }
  const keep = (key: string, ready: Ready) => {
    drop(key)
    if (ready.body.length > MAX_BYTES_OF_ONE) return
    kept.set(key, ready)
    bytes += ready.body.length
    for (const oldest of kept.keys()) {
      if (bytes <= MAX_BYTES) break
      drop(oldest)
    }
  }

  const keyOf = (request: IncomingMessage) => {
    const { method, url = '', headers } = request
    if (method !== 'GET' || headers['kuu-author'] !== undefined || headers.accept?.includes('csv')) return null
    return `${isSecure(request) ? 's' : ''}${accepts(headers['accept-encoding'] as string | undefined, 'br') ? 'b' : ''} ${url}`
  }

  /** Makes an answer and keeps it, if it may be. */
  async function make(key: string, fetch: () => Response | Promise<Response>) {
    const second = secondNow()
    const change = newestPublicChange(db)
    const mayRollBack = isInTransaction(db)
    const response = await fetch()
    if (response.status !== 200 || response.headers.has('set-cookie')) return { response, ready: null }
    const body = Buffer.from(await response.arrayBuffer())
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
    response.headers.set('ETag', etag)
    // Also for who is signed in: there is nothing of theirs in it.
    response.headers.set('Cache-Control', 'no-cache')
    const headers = [...response.headers]
      .filter(([name]) => name !== 'x-request-id' && name !== 'content-length')
      .flat()
    const ready = { change, second, etag, headers, body }
    if (!mayRollBack) keep(key, ready)
    return { response: new Response(body, { headers: response.headers }), ready }
  }

  /** The server's own way to an answer, which is kept where it is public. Who asks meanwhile waits for the same one. */
  const keeping =
    (fetch: Fetch): Fetch =>
    async (request, arrival) => {
      const { incoming } = arrival
      const key = isPublicAddress(incoming.url ?? '') ? keyOf(incoming) : null
      if (key === null) return fetch(request, arrival)
      const made = await making.get(key)?.catch(() => null)
      if (made && isFresh(made)) return fetchedAs(made)
      const work = make(key, () => fetch(request, arrival))
      const shared = work.then(({ ready }) => ready)
      making.set(key, shared)
      try {
        return (await work).response
      } finally {
        if (making.get(key) === shared) making.delete(key)
      }
    }

  /** Answers from memory; false where the server has to make the answer. */
  function answer(request: IncomingMessage, response: ServerResponse): boolean {
    const key = keyOf(request)
    const ready = key === null ? undefined : kept.get(key)
    if (!ready || !isFresh(ready) || !mayEnter(request)) return false
    const isKnown = request.headers['if-none-match']?.includes(ready.etag) ?? false
    const status = isKnown ? 304 : 200
    const id = note(request, status)
    if (isKnown) response.writeHead(304, [...ready.headers, 'X-Request-Id', id]).end()
    else
      response
        .writeHead(200, [...ready.headers, 'X-Request-Id', id, 'Content-Length', String(ready.body.length)])
        .end(ready.body)
    return true
  }

  return { answer, keeping }
}
export type ReadyAnswers = ReturnType<typeof createReadyAnswers>

const fetchedAs = ({ headers, body }: Ready) => {
  const pairs = headers.flatMap((name, at) => (at % 2 === 0 ? [[name, headers[at + 1]!] as [string, string]] : []))
  return new Response(new Uint8Array(body), { headers: pairs })
}
