import type { OwnLimit } from '#routers/context.ts'
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
}

/**
 * At most `limit` calls a minute of one user, or of one address where nobody is signed in: a village shares an address.
 * A batch counts as its calls.
 */
export const callLimits = (limit: number, clock: () => number): CallLimits => ({
  calls: createLimit({ max: limit, windowMs: MINUTE_MS, clock }),
  files: createLimit({ max: limit * FILES_TIMES, windowMs: MINUTE_MS, clock }),
})

/** Whose limit a request counts against. */
export const rateLimitKey = (userId: string | null, address: string) => (userId === null ? address : `user ${userId}`)

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
