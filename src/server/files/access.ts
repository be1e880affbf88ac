import type { Context as HonoContext } from 'hono'
import type { User } from '#domain/people/session.schema.ts'
import { problem } from '#domain/problem.ts'
import { ROLES, type Role } from '#domain/roles.ts'
import { keysOf } from '#domain/table.ts'
import type { Context } from '#routers/context.ts'
import { owesSecondFactor } from '#services/people/second-factor-duty.ts'
import type { ContextOf } from '../api/context.ts'
import type { ServerEnv } from '../http/env.ts'

/** What the routes of files are made of; `folder` holds the files. */
export type FileRoutes = { contextOf: ContextOf; folder: string }

/** The context of whoever is signed in, with one of these roles. */
export function asUser(context: Context, roles: readonly Role[] = keysOf(ROLES)): Context & { user: User } {
  const user = context.session?.user
  if (!user) throw problem('signInFirst')
  if (owesSecondFactor(context, user)) throw problem('secondFactorRequired')
  if (!roles.includes(user.role)) throw problem('notYourRole')
  return { ...context, user }
}

export const asAdmin = (context: Context) => asUser(context, ['admin'])

/** The body of a request, part by part. */
export async function* bodyPartsOf(c: HonoContext<ServerEnv>): AsyncGenerator<Uint8Array> {
  const reader = c.req.raw.body?.getReader()
  if (!reader) return
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}
