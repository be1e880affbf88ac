import type { User } from '#domain/people/session.schema.ts'
import type { Context } from '../context.ts'

/** Signs in whoever has proved who she is; with this browser she will be known. Who was signed in with it until now is not any more. */
export async function openSession(ctx: Context, account: User & { password: string }) {
  const session = await enter(ctx, account)
  for (const earlier of ctx.visit.tokens) await ctx.auth.close(earlier, ctx.visit)
  ctx.setCookie(ctx.auth.know(ctx.visit, account))
  return session
}

/**
 * Opens a session. To look at the demo in another role ends none: nobody signed in, and the page that is left may still
 * be asking under the old one.
 */
export async function enter(ctx: Context, user: User) {
  const { token, cookies } = await ctx.auth.open(user.id, ctx.visit)
  ctx.note({ account: user.id })
  for (const cookie of cookies) ctx.setCookie(cookie)
  return { token, user }
}

/** Signs whoever asks out: ends every session that the browser presented, and takes away what it keeps of them. */
export async function endPresented(ctx: Context, token: string) {
  for (const each of ctx.visit.tokens) await ctx.auth.close(each, ctx.visit)
  const { cookies } = await ctx.auth.close(token, ctx.visit)
  for (const cookie of cookies) ctx.setCookie(cookie)
  ctx.clearCache()
}
