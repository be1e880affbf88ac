/** A request, or an answer, without any progress for this long is given up. */
const STALL_MS = 10_000
/**
 * The slowest line on which a write arrives, 24 kbit/s. `fetch` does not report how much of a body it has sent, so a
 * request has the time that this line needs for its body, besides that of its answer.
 */
const BYTES_PER_MS = 3

export type StallLimit = ReturnType<typeof stallLimit>

/** Aborts a request that makes no progress. While it waits for its turn, progress of others counts. */
export function stallLimit({ signal, body }: Pick<RequestInit, 'signal' | 'body'>, heardAt = () => 0) {
  const limit = new AbortController()
  const giveUp = () => limit.abort(signal?.reason)
  if (signal?.aborted) giveUp()
  signal?.addEventListener('abort', giveUp)
  let dueAt = performance.now() + STALL_MS + sizeOf(body) / BYTES_PER_MS
  let hasBegun = false
  const look = () => {
    const rest = Math.max(dueAt, hasBegun ? 0 : heardAt() + STALL_MS) - performance.now()
    if (rest <= 0) limit.abort(new DOMException('', 'TimeoutError'))
    else timer = setTimeout(look, rest)
  }
  let timer = setTimeout(look, dueAt - performance.now())
  const heard = () => {
    hasBegun = true
    dueAt = performance.now() + STALL_MS
  }
  return {
    signal: limit.signal,
    /** Notes that a part of the answer has arrived. */
    heard,
    /** Reads a copy of the answer, so that the answer itself is complete. */
    readAll: async ({ body: copy }: Response, waiting = <T>(work: Promise<T>) => work) => {
      const reader = copy?.getReader()
      let isDone = false
      while (!isDone) {
        heard()
        isDone = reader ? (await waiting(reader.read())).done : true
      }
    },
    stop: () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', giveUp)
    },
  }
}

const sizeOf = (body: RequestInit['body']) =>
  typeof body === 'string' ? body.length : body instanceof ArrayBuffer ? body.byteLength : 0
