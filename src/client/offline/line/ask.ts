import { isOwn } from '#domain/sync/own-answer.ts'

/**
 * What a request tells about the line: our server answered, after so many milliseconds; something else answered in its
 * place ('portal'); or nobody did.
 */
export type Ending = { kind: 'own'; ms: number; date: string | null } | { kind: 'portal' | 'none' }

type Asked = {
  fetch: typeof fetch
  note: (ending: Ending) => void
  /** When anything last arrived over this line, of other requests too, as `performance.now()` counts. */
  heardAt?: () => number
}

/** A request, or an answer, without any progress for this long is given up. */
const STALL_MS = 10_000
/**
 * The slowest line on which a write arrives, 24 kbit/s. `fetch` does not report how much of a body it has sent, so a
 * request has the time that this line needs for its body, besides that of its answer.
 */
const BYTES_PER_MS = 3

/**
 * Sends a request and reads the whole answer. Rejects unless the answer is ours and complete: a captive portal, or a
 * proxy before a dead server, may answer anything, and that says nothing about what was asked.
 */
export async function ask(url: RequestInfo | URL | string, init: RequestInit, { fetch, note, heardAt }: Asked) {
  const { signal, progress, stop } = stallLimit(init, heardAt)
  const started = performance.now()
  try {
    // A portal that leads to its own page is recognised by the redirect; nothing of ours redirects.
    const answer = await fetch(url as RequestInfo, { ...init, signal, redirect: 'manual' })
    if (!isOwn(answer)) throw new ForeignAnswer(answer)
    const ms = performance.now() - started
    const whole = await readWhole(answer, progress)
    note({ kind: 'own', ms, date: answer.headers.get('date') })
    return whole
  } catch (error) {
    // Who gave up the request learnt nothing about the line.
    if (!init.signal?.aborted) note({ kind: error instanceof ForeignAnswer && error.isPortal ? 'portal' : 'none' })
    throw error
  } finally {
    stop()
  }
}

/** An answer that is not our server's. */
class ForeignAnswer extends Error {
  readonly isPortal: boolean

  constructor({ status, body }: Response) {
    super(`Something else answered, with ${status}`)
    void body?.cancel().catch(() => undefined)
    // Of the server errors only 511 is a portal's (RFC 6585); the others are those of a proxy before a dead server.
    this.isPortal = status < 500 || status === 511
  }
}

/** Aborts a request that makes no progress. While it waits for its turn, progress of others counts. */
function stallLimit({ signal, body }: RequestInit, heardAt = () => 0) {
  const limit = new AbortController()
  const giveUp = () => limit.abort(signal?.reason)
  if (signal?.aborted) giveUp()
  signal?.addEventListener('abort', giveUp)
  let dueAt = performance.now() + STALL_MS + sizeOf(body) / BYTES_PER_MS
  let hasBegun = false
  const look = () => {
    const rest = Math.max(dueAt, hasBegun ? 0 : heardAt() + STALL_MS) - performance.now()
    if (rest <= 0) limit.abort(new DOMException('No progress', 'TimeoutError'))
    else timer = setTimeout(look, rest)
  }
  let timer = setTimeout(look, dueAt - performance.now())
  return {
    signal: limit.signal,
    progress: () => {
      hasBegun = true
      dueAt = performance.now() + STALL_MS
    },
    stop: () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', giveUp)
    },
  }
}

const sizeOf = (body: RequestInit['body']) =>
  typeof body === 'string' ? body.length : body instanceof ArrayBuffer ? body.byteLength : 0

/** The same answer with its body at hand. */
async function readWhole(answer: Response, progress: () => void) {
  progress()
  if (!answer.body) return answer
  const parts: Uint8Array<ArrayBuffer>[] = []
  const reader = answer.body.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value)
    progress()
  }
  return new Response(new Blob(parts), { status: answer.status, headers: answer.headers })
}
