import { isLikeUsername } from '#domain/people/username.ts'
import { problem } from '#domain/problem.ts'
import type { Auth } from './auth.ts'

type Choice = { username: string; password: string }

/** Refuses a password that is among the first guesses. */
export async function refuseWeakPassword({ username, password }: Choice, auth: Pick<Auth, 'isCommonPassword'>) {
  if (isLikeUsername(password, username)) throw problem('passwordLikeUsername')
  if (await auth.isCommonPassword(password)) throw problem('commonPassword')
}
