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
 * address alone, and by username alone, however many addresses she has. A browser that signed the account in before is
 * counted by itself: the guesses of strangers, also of those behind the same address of a telephone network, do not
 * lock its owner out. Codes are counted by account: only who knows the password comes so far.
 */
const LIMITS = { known: 10, pair: 10, address: 50, username: 100, code: 10 } as const
type Count = readonly [kind: keyof typeof LIMITS, of: string]
type Clocked = { db: Db; now: () => Date }
type Asking = Clocked & { address: string; auth: Pick<Auth, 'assertRoom'> }

/** An attempt that was counted as a failure; what it was after all is said afterwards. */
type Attempt = {
  /** It was right: its own failure goes, and those before it of the same person at the same place. */
  forgive: () => void
  /** It was neither right nor wrong. */
  withdraw: () => void
}

/** Counts an attempt to sign in to a username. Throws where there were too many, or where no password can be looked at now. */
export function countAttempt(ctx: Asking, username: string, isKnown: boolean): Attempt {
  const name = usernameKey(username)
  const here = `${name}\n${ctx.address}`
  const stranger: Count[] = [
    ['pair', here],
    ['address', ctx.address],
    ['username', name],
  ]
  return count(ctx, isKnown ? [['known', here]] : stranger, () => ctx.auth.assertRoom(ctx.address))
}

/** Counts a code that somebody enters whose password was right. */
export const countCode = (ctx: Clocked, userId: string): Attempt => count(ctx, [['code', userId]])

/** An attempt is counted before it is looked at, so that of a burst sent at once each is counted. */
function count({ db, now }: Clocked, counts: Count[], assertRoom = () => {}): Attempt {
  const at = now()
  const since = new Date(at.getTime() - WINDOW_MS).toISOString()
  const whos = counts.map((each) => hashOf(each))
  const ids = transact(db, (tx) => {
    deleteFailuresOutside(tx, since, at.toISOString())
    const full = counts
      .map(([kind], i) => ({ most: LIMITS[kind], ...failuresSince(tx, whos[i]!, since) }))
      .filter(({ failures, most }) => failures >= most)
    if (full.length > 0) throw problem('tooManyAttempts', Math.max(...full.map(({ first }) => secondsLeft(first, at))))
    assertRoom()
    return insertFailures(tx, whos, at.toISOString())
  })
  const withdraw = () => void deleteFailures(db, ids)
  return {
    withdraw,
    forgive: () => {
      withdraw()
      // The counts of an address and of a username stay: with an account of her own nobody wipes out her other guesses.
      deleteFailuresOf(db, whos[0]!)
    },
  }
}

const hashOf = ([kind, of]: Count) => createHash('sha256').update(`${kind}\n${of}`).digest('hex')

const secondsLeft = (first: string | null, now: Date) =>
  Math.max(1, Math.ceil((Date.parse(first ?? now.toISOString()) + WINDOW_MS - now.getTime()) / 1000))
