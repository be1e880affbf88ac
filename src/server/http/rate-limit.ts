import { createMiddleware } from 'hono/factory'
import type { OwnLimit } from '#routers/context.ts'
import { callsOf } from './calls.ts'
import type { ServerEnv } from './env.ts'
import { createLimit, type Limit } from './limits.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000

/**
 * Files lie ready in memory, and a first visit asks for thirty of them: a village behind one address may come at once.
 */
const FILES_TIMES = 20

/** What may be asked in a minute: calls, by user or address, and files, by address. */
export type CallLimits = {
  calls: Limit
  files: Limit
  /** Requests that paid already, before they came to the app. */
  paid: WeakSet<object>
}

/**
 * At most `limit` calls a minute of one user, or of one address where nobody is signed in: a village shares an address.
 * A batch counts as its calls.
 */
export const callLimits = (limit: number, clock: () => number): CallLimits => ({
  calls: createLimit({ max: limit, windowMs: MINUTE_MS, clock }),
  files: createLimit({ max: limit * FILES_TIMES, windowMs: MINUTE_MS, clock }),
  paid: new WeakSet(),
})

/** Refuses what is over the limits. */
export const rateLimit = ({ calls, files, paid }: CallLimits) =>
  createMiddleware<ServerEnv>(async (c, next) => {
    // A gateway reports on every message, all from one address; its calls carry a secret or a signature.
    if (c.req.path.startsWith('/hooks/') || (c.env?.incoming && paid.has(c.env.incoming))) return next()
    const wait = isCall(c.req.path) ? calls(await payerOf(c.var), callsOf(c.req).length) : files(c.get('address'))
    if (wait === 0) return next()
    c.header('Retry-After', String(wait))
    return c.json({ message: 'Too many requests. Please wait a moment', code: 'TOO_MANY_REQUESTS' }, 429)
  })

const isCall = (path: string) => path.startsWith('/api/') || path.startsWith('/trpc/')

/** The key of who pays for a call. */
export const payerNamed = (userId: string | null, address: string) => (userId === null ? address : `user ${userId}`)

/** Whose calls they are. Where the database does not answer, a later step fails; here it counts as a visitor. */
async function payerOf({ visitor, address }: ServerEnv['Variables']) {
  const { user } = await visitor().catch(() => ({ user: null }))
  return payerNamed(user?.id ?? null, address)
}

/**
 * What may be done less often than asked, in an hour, as a share of the calls of a minute: at 600 a minute 100 people
 * register from one address, where an agent may stand among farmers; 60 requests for help, 120 photos, 60 printed certificates of one user.
 */
const OWN_SHARES: Record<OwnLimit, number> = {
  registration: 1 / 6,
  contact: 1 / 10,
  photos: 1 / 5,
  certificates: 1 / 10,
}

export type OwnLimits = Record<OwnLimit, Limit>

/** The limits of what fills the database or a disk; null switches them off. */
export function ownLimits(limit: number | null, clock: () => number): OwnLimits {
  const own = (share: number): Limit =>
    limit === null ? () => 0 : createLimit({ max: Math.max(1, Math.round(limit * share)), windowMs: HOUR_MS, clock })
  return {
    registration: own(OWN_SHARES.registration),
    contact: own(OWN_SHARES.contact),
    photos: own(OWN_SHARES.photos),
    certificates: own(OWN_SHARES.certificates),
  }
}
