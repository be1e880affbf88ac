import { hash, randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Context as HonoContext } from 'hono'
import { type Db, isInTransaction } from '#db/client.ts'
import { newestPublicChange } from '#db/queries/sync/changes.ts'
import { encodingFor } from '../http/encodings.ts'
import type { RequestInfo, ServerEnv } from '../http/env.ts'
import type { Gate } from '../http/gate.ts'
import { isSecureTo, type LogRequest, type Reached } from '../http/requests.ts'
import { type Prepared, send } from '../http/respond.ts'
import { recentlyRequested } from './recently-requested.ts'

/** All of them together, so that no series of odd addresses fills the memory. */
const MAX_BYTES = 8 * 1024 * 1024
const MAX_BYTES_OF_ONE = MAX_BYTES / 8
const MAX_CHARS_OF_ADDRESSES = 256 * 1024

type Cached = Prepared & {
  /** The headers as Node writes them fastest: names and values in turn. */
  lines: string[]
  etag: string
  /** As how many calls it counts. */
  calls: number
  /** Of the body, in bytes. */
  length: number
  /** The newest public change that the response knows of. */
  change: number
  /** The second in which it was made: what ends with time is never older. */
  second: number
}

type Deps = { db: Db; now: () => Date; reached: Reached; gate: Gate; logRequest: LogRequest }
export type ResponseCache = ReturnType<typeof createResponseCache>

/**
 * Public lists as the bytes that were last sent: crops, advice, prices, alerts. A response is used again within its
 * second as long as no public list was written to since, by whatever process: each look asks the database for its newest
 * public change. What was read in an open transaction is not kept, for it may be rolled back; nor what was not requested
 * a moment ago, for it will hardly be again within its second, and bytes that are kept in vain cost as much to clear
 * away as to make.
 */
export function createResponseCache({ db, now, reached, gate, logRequest }: Deps) {
  const cache = new Map<string, Cached>()
  const making = new Map<string, Promise<Cached>>()
  const wasRequested = recentlyRequested(MAX_CHARS_OF_ADDRESSES)
  let bytes = 0

  /** Where the database does not answer, nothing is fresh: the calls themselves say what is wrong. */
  const newestChange = () => {
    try {
      return newestPublicChange(db)
    } catch {
      return Number.NaN
    }
  }
  const secondNow = () => Math.floor(now().getTime() / 1000)
  const isFresh = ({ status, change, second }: Cached) =>
    status === 200 && second === secondNow() && change === newestChange()

  const remove = (key: string) => {
    bytes -= cache.get(key)?.length ?? 0
    cache.delete(key)
  }
  /** The oldest come first. */
  const removeWhile = (isUseless: (cached: Cached) => boolean) => {
    for (const [key, cached] of cache) {
      if (!isUseless(cached)) return
      remove(key)
    }
  }
  const keep = (key: string, cached: Cached) => {
    removeWhile(({ second }) => second < cached.second)
    remove(key)
    if (cached.length > MAX_BYTES_OF_ONE) return
    cache.set(key, cached)
    bytes += cached.length
    removeWhile(() => bytes > MAX_BYTES)
  }

  async function makeCached(key: string, calls: number, make: () => Promise<Prepared>): Promise<Cached> {
    const [second, change] = [secondNow(), newestChange()]
    const mayRollBack = isInTransaction(db)
    const { status, headers, body } = await make()
    const etag = `"${hash('sha256', body!, 'base64url').slice(0, 22)}"`
    const whole = { ...headers, ...(status === 200 && { 'Cache-Control': 'no-cache', ETag: etag }) }
    const lines = Object.entries(whole).flat()
    const cached = {
      status,
      headers: whole,
      lines,
      body,
      etag,
      calls,
      length: Buffer.byteLength(body!),
      change,
      second,
    }
    if (status === 200 && wasRequested(key, second) && !mayRollBack) keep(key, cached)
    return cached
  }

  return {
    /** Answers a request before Hono; false where its response has to be made. */
    serve(request: IncomingMessage, response: ServerResponse): boolean {
      if (request.method !== 'GET') return false
      const started = performance.now()
      const { headers, url = '' } = request
      const header = (name: string) => headers[name] as string | undefined
      const isSecure = isSecureTo(reached, header('x-forwarded-proto'))
      const cached = cache.get(keyOf(url, headers.host ?? '', isSecure, header('accept-encoding')))
      if (!cached || !isCacheable('GET', header) || !isFresh(cached) || !gate.admits(request, cached.calls))
        return false
      // Text that is sent only once needs no bytes of its own, which are collected late.
      if (typeof cached.body === 'string') cached.body = Buffer.from(cached.body)
      const id = randomUUID()
      const isKnown = header('if-none-match')?.includes(cached.etag) ?? false
      const status = isKnown ? 304 : 200
      const own = ['X-Request-Id', id, ...(isKnown ? [] : ['Content-Length', String(cached.length)])]
      response.writeHead(status, [...cached.lines, ...own]).end(isKnown ? null : cached.body)
      const address = gate.addressOf(request)
      logRequest({ id, address, ids: {} }, { method: 'GET', path: url.split('?', 1)[0]!, status, started })
      return true
    },

    /** Makes a response, keeps it and sends it. Who requests the same meanwhile waits for the same response. */
    async respond(c: HonoContext<ServerEnv>, calls: number, make: () => Promise<Prepared>): Promise<Response> {
      const { isSecure, header } = c.get('request')
      const url = c.req.url.slice(c.req.url.indexOf('/', 'https://'.length))
      const key = keyOf(url, header('host') ?? '', isSecure, header('accept-encoding'))
      const shared = await making.get(key)?.catch(() => null)
      const cached = shared && isFresh(shared) ? shared : await share(key, makeCached(key, calls, make))
      const isKnown = cached.status === 200 && header('if-none-match')?.includes(cached.etag)
      return send(c, isKnown ? { ...cached, status: 304, body: null } : cached)
    },
  }

  async function share(key: string, made: Promise<Cached>) {
    // What may be rolled back is nobody else's.
    if (!isInTransaction(db)) making.set(key, made)
    try {
      return await made
    } finally {
      if (making.get(key) === made) making.delete(key)
    }
  }
}

/** A response may name the host that was asked, and its next page there. */
const keyOf = (url: string, host: string, isSecure: boolean, encodings: string | undefined) =>
  `${isSecure ? 'https' : 'http'}://${host} ${encodingFor(encodings) ?? ''} ${url}`

/** Other forms of a response: a file for a spreadsheet or a printer. */
const OTHER_FORMS = /csv|pdf|text\//

/** Whether a request reads the usual form of a response, by whoever holds the session. */
export const isCacheable = (method: string | undefined, header: RequestInfo['header']) =>
  method === 'GET' && header('kuu-author') === undefined && !OTHER_FORMS.test(header('accept') ?? '')
