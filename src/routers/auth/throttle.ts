import { createHash } from 'node:crypto'
import { transact } from '#db/client.ts'
import { deleteFailuresBefore, deleteFailuresOf, failuresSince, insertFailure } from '#db/queries/login-failures.ts'
import { problem } from '#domain/problem.ts'
import type { Context } from '../context.ts'

const MOST_FAILURES = 10
const WINDOW_MS = 15 * 60_000

/**
 * Counts a login attempt as failed before the password is looked at, so that a burst of attempts sent at once is
 * counted too; `forgive` takes the count back after a success. Throws when the username had more than ten failures
 * from this address within fifteen minutes.
 */
export function countAttempt({ db, now, address }: Pick<Context, 'db' | 'now' | 'address'>, username: string) {
  const who = createHash('sha256').update(`${username.toLowerCase()}\n${address}`).digest('hex')
  const at = now()
  const since = new Date(at.getTime() - WINDOW_MS).toISOString()
  transact(db, (tx) => {
    deleteFailuresBefore(tx, since)
    const { failures, first } = failuresSince(tx, who, since)
    if (failures >= MOST_FAILURES) throw problem('tooManyAttempts', secondsLeft(first, at))
    insertFailure(tx, who, at.toISOString())
  })
  return { forgive: () => deleteFailuresOf(db, who) }
}

const secondsLeft = (first: string | null, now: Date) =>
  Math.max(1, Math.ceil((Date.parse(first ?? now.toISOString()) + WINDOW_MS - now.getTime()) / 1000))
