import { PROBLEMS } from '#domain/problem.ts'
import { OWN_HEADER } from '#domain/sync/own-answer.ts'

/** A turn of the event loop takes in no more once it has worked this long: sockets must be read in between. */
const MAX_TURN_MS = 20
/** How many requests may wait: half a second's work, so that each is answered soon. */
const MAX_WAITING = 500
const MAX_WAITING_OF_ADDRESS = 150
/** How many of those who wait are looked at in one turn. */
const GRANTS = 16

type Enter = () => void

/**
 * Who asks while the server is busy waits, and addresses take turns: one that sends a thousand requests delays another
 * by one of them at a time. What cannot be answered soon is sent away at once. Every turn that is free costs nothing.
 */
export function fairTurns(clock = () => performance.now()) {
  const queues = new Map<string, Enter[]>()
  let waiting = 0
  let turnStarted: number | null = null
  let grantsStarted = 0

  const isTurnOver = () => {
    if (turnStarted === null) {
      turnStarted = clock()
      setImmediate(() => {
        turnStarted = null
      })
    }
    return clock() - turnStarted > MAX_TURN_MS
  }

  const grant = () => {
    const next = queues.entries().next().value
    if (!next || clock() - grantsStarted > MAX_TURN_MS) return
    const [address, queue] = next
    // To the end of the row: the next grant is another address's.
    queues.delete(address)
    const enter = queue.shift()!
    if (queue.length > 0) queues.set(address, queue)
    waiting--
    enter()
  }

  /**
   * Each grant is a callback of its own: what it lets in runs before the next one looks at the clock. The clock begins
   * with the first, so that those who wait have their time however many were sent away in this turn.
   */
  const serve = () => {
    setImmediate(() => {
      grantsStarted = clock()
    })
    for (let turn = 0; turn < GRANTS; turn++) setImmediate(grant)
    setImmediate(() => {
      if (waiting > 0) serve()
    })
  }

  const wait = (address: string) => {
    const queue = queues.get(address) ?? []
    if (waiting >= MAX_WAITING || queue.length >= MAX_WAITING_OF_ADDRESS) return 'busy'
    if (waiting === 0) serve()
    waiting++
    queues.set(address, queue)
    return new Promise<void>((enter) => void queue.push(enter))
  }

  return {
    /** Null where the address may go on, a promise of when it may, or 'busy' where that would be too late. */
    enter: (address: string) => (waiting === 0 && !isTurnOver() ? null : wait(address)),
  }
}

/** Health is always answered, and files lie ready. A path in escapes may be any: '/%61pi/crops' is '/api/crops'. */
const isCounted = ({ url }: Request) => /^https?:\/\/[^/]*\/((api|trpc)\/(?!health$)|[^?]*%)/.test(url)

type Fetch<E> = (request: Request, env: E) => Response | Promise<Response>

/** Lets requests in by turns. It stands before everything else, so that to send somebody away costs next to nothing. */
export function inTurns<E>(
  fetch: Fetch<E>,
  addressOf: (request: Request, env: E) => string,
  turns = fairTurns(),
): Fetch<E> {
  return (request, env) => {
    const turn = isCounted(request) ? turns.enter(addressOf(request, env)) : null
    if (turn === null) return fetch(request, env)
    return turn === 'busy' ? busy() : turn.then(() => fetch(request, env))
  }
}

const [code, message] = PROBLEMS.busy
const BUSY = JSON.stringify({ message, code })
const BUSY_HEADERS = {
  [OWN_HEADER]: '1',
  'Content-Type': 'application/json',
  'Cache-Control': 'no-store',
  'Retry-After': '2',
  'X-Content-Type-Options': 'nosniff',
}
const busy = () => new Response(BUSY, { status: 503, headers: BUSY_HEADERS })
