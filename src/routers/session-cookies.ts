import { asOwnUser } from '#domain/people/own-user.ts'
import type { User } from '#domain/people/session.schema.ts'
import type { Account } from '#services/people/auth.ts'
import type { Context } from './context.ts'

/** Signs an account in, ends the sessions that the browser sent, and marks the browser as known to the account. */
export async function openSession(ctx: Context, account: Account) {
  const session = await enter(ctx, account)
  for (const earlier of ctx.visit.tokens) await ctx.auth.close(earlier, ctx.visit)
  ctx.setCookie(ctx.auth.know(ctx.visit, account))
  return session
}

/**
 * Opens a session and ends none. The demo needs this: a visitor changes the role there without signing in, and the page
 * that is left may still send requests under the earlier session.
 */
export async function enter(ctx: Context, user: User) {
  const { token, cookies } = await ctx.auth.open(user.id, ctx.visit)
  ctx.note({ account: user.id })
  for (const cookie of cookies) ctx.setCookie(cookie)
  return { token, user: asOwnUser(user) }
}

/**
 * Signs the caller out: ends every session that the browser sent, and makes it drop what it stored of our answers. A
 * browser refuses to drop anything at a request without its cookies, and says so as an error.
 */
export async function endSessions(ctx: Context, token: string) {
  for (const each of ctx.visit.tokens) await ctx.auth.close(each, ctx.visit)
  const { cookies } = await ctx.auth.close(token, ctx.visit)
  for (const cookie of cookies) ctx.setCookie(cookie)
  if (ctx.visit.carried) ctx.clearCache()
}
