import { createHash } from 'node:crypto'
import { type Db, transact } from '#db/client.ts'
import {
  deleteFailures,
  deleteFailuresOf,
  deleteFailuresOutside,
  failuresSince,
  insertFailures,
} from '#db/queries/people/login-failures.ts'
import { usernameKey } from '#domain/people/username.ts'
import { problem } from '#domain/problem.ts'
import type { Auth } from './auth.ts'

const WINDOW_MS = 15 * 60_000

/**
 * How many failures within fifteen minutes each count may have. A stranger is counted by username and address, by
 * address alone, and by username alone from whatever address. A browser that signed the account in before is counted by
 * itself: the guesses of strangers do not lock its owner out, not even from behind the same address of a telephone
 * network. Codes are counted by account: only who knows the password gets that far.
 */
const LIMITS = { known: 10, pair: 10, address: 50, username: 100, code: 10 } as const
type Count = readonly [kind: keyof typeof LIMITS, of: string]
type ThrottleDeps = { now: () => Date; address: string; auth: Pick<Auth, 'assertRoom'> }

/** An attempt is counted as a failure at first; its outcome corrects the count. */
export type Attempt = {
  /** It was right: removes its own failure, and the earlier ones of the same person at the same place. */
  forgive: () => void
  /** It was neither right nor wrong: removes its own failure. */
  withdraw: () => void
}

/**
 * Counts an attempt to sign in to a username; `isKnown` tells whether the browser signed this account in before. Throws
 * after too many failures, and where no password can be checked now.
 */
export function countAttempt(
  db: Db,
  { username, isKnown }: { username: string; isKnown: boolean },
  { now, address, auth }: ThrottleDeps,
): Attempt {
  const name = usernameKey(username)
  const here = `${name}\n${address}`
  const stranger: Count[] = [
    ['pair', here],
    ['address', address],
    ['username', name],
  ]
  return count(db, isKnown ? [['known', here]] : stranger, { now, assertRoom: () => auth.assertRoom(address) })
}

/** Counts a code that somebody enters whose password was right. */
export const countCode = (db: Db, userId: string, now: () => Date): Attempt =>
  count(db, [['code', userId]], { now, assertRoom: () => {} })

type Check = { now: () => Date; assertRoom: () => void }

/** An attempt is counted before it is checked, so that attempts sent at once are all counted. */
function count(db: Db, counts: Count[], { now, assertRoom }: Check): Attempt {
  const at = now()
  const since = new Date(at.getTime() - WINDOW_MS).toISOString()
  const keys = counts.map((each) => hashOf(each))
  const ids = transact(db, (tx) => {
    deleteFailuresOutside(tx, since, at.toISOString())
    const full = counts
      .map(([kind], i) => ({ most: LIMITS[kind], ...failuresSince(tx, keys[i]!, since) }))
      .filter(({ failures, most }) => failures >= most)
    if (full.length > 0) throw problem('tooManyAttempts', Math.max(...full.map(({ first }) => secondsLeft(first, at))))
    assertRoom()
    return insertFailures(tx, keys, at.toISOString())
  })
  const withdraw = () => void deleteFailures(db, ids)
  return {
    withdraw,
    forgive: () => {
      withdraw()
      // The counts of an address and of a username stay: nobody clears other guesses by signing in to an own account.
      deleteFailuresOf(db, keys[0]!)
    },
  }
}

const hashOf = ([kind, of]: Count) => createHash('sha256').update(`${kind}\n${of}`).digest('hex')

const secondsLeft = (first: string | null, now: Date) =>
  Math.max(1, Math.ceil((Date.parse(first ?? now.toISOString()) + WINDOW_MS - now.getTime()) / 1000))
