import type { Auth } from './auth.ts'
import type { Attempt } from './sign-in-throttle.ts'

type Guess = { hash: string | null; password: string }

/** Whether a password fits a hash, as one counted attempt. An attempt that could not be checked is not counted. */
export async function tryPassword(
  attempt: Attempt,
  { hash, password }: Guess,
  { auth, address }: { auth: Auth; address: string },
): Promise<boolean> {
  try {
    return await auth.passwordFits(hash, password, address)
  } catch (error) {
    attempt.withdraw()
    throw error
  }
}
