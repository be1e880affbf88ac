import { isOwn } from '#domain/sync/own-answer.ts'
import { stallLimit } from './stall-limit.ts'

/**
 * What a request tells about the line: our server answered, after so many milliseconds; something else answered in its
 * place ('portal'); or nobody did.
 */
export type Ending = { kind: 'own'; ms: number; date: string | null } | { kind: 'portal' | 'none' }

/** How a request leaves, and who learns of it. */
export type RequestDeps = {
  fetch: typeof fetch
  note: (ending: Ending) => void
  /** When anything last arrived over this line, of other requests too, as `performance.now()` counts. */
  heardAt?: () => number
  /** Is told of everything that is waited for: the beginning of the answer, and each part of it. */
  waiting?: <T>(work: Promise<T>) => Promise<T>
}

/**
 * Sends a request and reads the whole answer. Rejects unless the answer is ours and complete: a captive portal, or a
 * proxy before a dead server, may answer anything, and that says nothing about what was asked.
 */
export async function ask(url: RequestInfo | URL | string, init: RequestInit, asked: RequestDeps) {
  const { fetch, note, heardAt, waiting = (work) => work } = asked
  const { signal, readAll, stop } = stallLimit(init, heardAt)
  const started = performance.now()
  try {
    // A portal that leads to its own page is recognised by the redirect; nothing of ours redirects.
    const answer = await waiting(fetch(url as RequestInfo, { ...init, signal, redirect: 'manual' }))
    if (!isOwn(answer)) throw new ForeignAnswer(answer)
    const ms = performance.now() - started
    await readAll(answer.clone(), waiting)
    note({ kind: 'own', ms, date: answer.headers.get('date') })
    return answer
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
    super()
    void body?.cancel().catch(() => undefined)
    // Of the server errors only 511 is a portal's (RFC 6585); the others are those of a proxy before a dead server.
    this.isPortal = status < 500 || status === 511
  }
}
