import { findPassword } from '#db/queries/people/users.ts'
import { isDemoUser } from '#domain/people/demo.ts'
import { accountRemoval } from '#domain/people/profile.schema.ts'
import { isLikeUsername } from '#domain/people/username.ts'
import { problem } from '#domain/problem.ts'
import { countAttempt } from '#services/people/sign-in-throttle.ts'
import type { Context } from '../context.ts'
import { withSession } from '../trpc.ts'

/** Whether a password fits, as one of few attempts. Of one that nobody had the time to look at nothing is counted. */
export async function tryPassword(ctx: Context, attempt: { withdraw: () => void }, hash: string | null, given: string) {
  try {
    return await ctx.auth.passwordFits(hash, given, ctx.address)
  } catch (error) {
    attempt.withdraw()
    throw error
  }
}

/**
 * Who has proved once more that she is the one who signed in, with the hash that her password fitted; the accounts of
 * the demo are everybody's.
 */
export const proven = withSession.input(accountRemoval).use(async ({ ctx, input, next }) => {
  if (ctx.demo && isDemoUser(ctx.user.id)) throw problem('demoAccount')
  const attempt = countAttempt(ctx, ctx.user.username, true)
  const passwordHash = findPassword(ctx.db, ctx.user.id)
  if (!(await tryPassword(ctx, attempt, passwordHash, input.password))) throw problem('wrongPassword')
  attempt.forgive()
  return next({ ctx: { passwordHash } })
})

/** Refuses a password that would be guessed first. */
export async function refuseWeakPassword({ auth }: Pick<Context, 'auth'>, password: string, username: string) {
  if (isLikeUsername(password, username)) throw problem('passwordLikeUsername')
  if (await auth.isCommonPassword(password)) throw problem('commonPassword')
}
