import type { Db } from '#db/client.ts'
import { spendCode } from './one-time-codes.ts'
import { countCode } from './sign-in-throttle.ts'

/** Whether a code is right, as one counted attempt. A right code is spent. */
export function trySecondFactor(db: Db, { userId, code }: { userId: string; code: string }, now: () => Date): boolean {
  const attempt = countCode(db, userId, now)
  const isRight = spendCode(db, userId, code, now())
  if (isRight) attempt.forgive()
  return isRight
}
