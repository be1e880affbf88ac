import { hash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Db, isInTransaction } from '#db/client.ts'
import { newestPublicChange } from '#db/queries/sync/changes.ts'
import { accepts } from '../http/encodings.ts'
import type { Made } from '../reads/data-answer.ts'
import type { Entrance } from '../reads/entrance.ts'
import { callCount } from '../reads/public-calls.ts'
import { askedLately } from './recently-requested.ts'

/** All of them together, so that no series of odd addresses fills the memory. */
const MAX_BYTES = 8 * 1024 * 1024
const MAX_BYTES_OF_ONE = MAX_BYTES / 8
const MAX_CHARACTERS_OF_ADDRESSES = 256 * 1024

type Ready = Made & {
  /** Of the body, in bytes. */
  length: number
  /** The newest public change that the answer knows of. */
  change: number
  /** The second in which it was made: what ends with time is never older. */
  second: number
  etag: string
}

/** Other forms of an answer: a file for a spreadsheet or a printer. */
const OTHER_FORMS = /csv|pdf|text\//

type Deps = { db: Db; now: () => Date; entrance: Entrance }
export type ReadyAnswers = ReturnType<typeof createReadyAnswers>

/**
 * What is the same for everybody, as the bytes that were last sent: lists of crops, advice, prices and alerts. An answer
 * is used again within its second as long as no public list was written to since, by whatever process: each look asks
 * the database for its newest public change. What was read in an open transaction is not kept, for it may be rolled
 * back; nor what was not asked for a moment ago, for it will hardly be asked again within its second, and bytes that are
 * kept in vain cost as much to clear away as to make.
 */
export function createReadyAnswers({ db, now, entrance }: Deps) {
  const kept = new Map<string, Ready>()
  const making = new Map<string, Promise<Ready>>()
  const wasAsked = askedLately(MAX_CHARACTERS_OF_ADDRESSES)
  let bytes = 0

  const secondNow = () => Math.floor(now().getTime() / 1000)
  const isFresh = ({ change, second }: Ready) => second === secondNow() && change === newestPublicChange(db)

  const keyOf = (request: IncomingMessage) =>
    `${entrance.isSecure(request) ? 's' : ''}${accepts(request.headers['accept-encoding'] as string, 'br') ? 'b' : ''} ${request.url}`

  /** What no request is answered with any more; the oldest come first. */
  const dropOlderThan = (second: number) => {
    for (const [key, ready] of kept) {
      if (ready.second >= second) return
      drop(key)
    }
  }
  const drop = (key: string) => {
    bytes -= kept.get(key)?.length ?? 0
    kept.delete(key)
  }
  const keep = (key: string, ready: Ready) => {
    dropOlderThan(ready.second)
    drop(key)
    if (ready.length > MAX_BYTES_OF_ONE) return
    kept.set(key, ready)
    bytes += ready.length
    for (const oldest of kept.keys()) {
      if (bytes <= MAX_BYTES) break
      drop(oldest)
    }
  }

  async function makeReady(key: string, make: () => Promise<Made>): Promise<Ready> {
    const second = secondNow()
    const change = newestPublicChange(db)
    const mayRollBack = isInTransaction(db)
    const { headers, body } = await make()
    const etag = `"${hash('sha256', body, 'base64url').slice(0, 22)}"`
    const ready = { change, second, etag, headers: [...headers, 'ETag', etag], body, length: Buffer.byteLength(body) }
    if (wasAsked(key, second) && !mayRollBack) keep(key, ready)
    return ready
  }

  const send = (
    request: IncomingMessage,
    response: ServerResponse,
    { etag, headers, body, length }: Ready,
    started: number,
  ) => {
    const isKnown = request.headers['if-none-match']?.includes(etag) ?? false
    const requestId = entrance.newRequestId()
    const status = isKnown ? 304 : 200
    if (isKnown) response.writeHead(status, [...headers, 'X-Request-Id', requestId]).end()
    else response.writeHead(status, [...headers, 'X-Request-Id', requestId, 'Content-Length', String(length)]).end(body) // biome-ignore format: one row
    entrance.note(request, { requestId, status, started })
  }

  return {
    /** Answers from memory; false where the answer has to be made. */
    answer(request: IncomingMessage, response: ServerResponse): boolean {
      if (request.method !== 'GET' || !isPlain(request)) return false
      const ready = kept.get(keyOf(request))
      if (!ready || !isFresh(ready) || !entrance.mayEnter(request, callCount(request.url!))) return false
      // Text that is sent only once needs no bytes of its own, which are collected late.
      if (typeof ready.body === 'string') ready.body = Buffer.from(ready.body)
      send(request, response, ready, performance.now())
      return true
    },

    /** Makes a public answer, keeps it and sends it. Who asks the same meanwhile waits for the same answer. */
    async makeAndSend(request: IncomingMessage, response: ServerResponse, make: () => Promise<Made>) {
      const started = performance.now()
      const key = keyOf(request)
      const shared = await making.get(key)?.catch(() => null)
      if (shared && isFresh(shared)) return send(request, response, shared, started)
      const made = makeReady(key, make)
      making.set(key, made)
      try {
        send(request, response, await made, started)
      } finally {
        if (making.get(key) === made) making.delete(key)
      }
    },
  }
}

/** Whether the usual form of an answer is asked for, by whoever holds the session. */
export const isPlain = ({ headers }: IncomingMessage) =>
  headers['kuu-author'] === undefined && headers['trpc-accept'] === undefined && !OTHER_FORMS.test(headers.accept ?? '')
