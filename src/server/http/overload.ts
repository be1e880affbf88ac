import { PROBLEMS } from '#domain/problem.ts'

/** A turn of the event loop may take this long before what still waits in it is sent away. */
const MAX_TURN_MS = 250
/** Requests under way, most of them waiting for a body or for a password's turn. */
const MAX_UNDER_WAY = 2000
const RETRY_SECONDS = 2

type Fetch<E> = (request: Request, env: E) => Response | Promise<Response>

/**
 * Lets in what the server can answer soon and sends the rest away at once: all requests that have arrived are worked off
 * in one turn of the event loop, so a turn that has become long means that the next one in it would wait even longer.
 * Health is always answered.
 */
export function shedOverload<E>(fetch: Fetch<E>, now = () => performance.now()): Fetch<E> {
  let turnStarted: number | null = null
  let underWay = 0
  return async (request, env) => {
    if (turnStarted === null) {
      turnStarted = now()
      setImmediate(() => {
        turnStarted = null
      })
    }
    const isOverloaded = now() - turnStarted > MAX_TURN_MS || underWay >= MAX_UNDER_WAY
    if (isOverloaded && !request.url.endsWith('/api/health')) return refused()
    underWay++
    try {
      return await fetch(request, env)
    } finally {
      underWay--
    }
  }
}

function refused() {
  const [code, message] = PROBLEMS.busy
  const headers = { 'Retry-After': String(RETRY_SECONDS), 'Cache-Control': 'no-store' }
  return Response.json({ message, code }, { status: 503, headers })
}
