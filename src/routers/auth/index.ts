import { z } from 'zod'
import { hasAdministrator } from '#db/queries/administrators.ts'
import { findUser, findUserByUsername, insertUser } from '#db/queries/users.ts'
import { isUniqueViolation } from '#db/violations.ts'
import { DEMO_USERS } from '#domain/demo.ts'
import { problem } from '#domain/problem.ts'
import { credentials, registration, session, type User, user } from '#domain/session.schema.ts'
import type { Context } from '../context.ts'
import { anyone, router, signedIn } from '../trpc.ts'
import { countAttempt } from './throttle.ts'

export const auth = router({
  login: anyone
    .input(credentials)
    .output(session)
    .mutation(async ({ ctx, input }) => {
      const attempt = countAttempt(ctx, input.username)
      const found = findUserByUsername(ctx.db, input.username)
      const fits = await ctx.auth.passwordFits(found?.password ?? null, input.password)
      if (!found || !fits) throw problem('invalidCredentials')
      attempt.forgive()
      if (!found.isActive) throw problem('accountDeactivated')
      return openSession(ctx, found)
    }),

  register: anyone
    .input(registration)
    .output(session)
    .mutation(async ({ ctx, input }) => {
      ctx.spend('registration')
      if (findUserByUsername(ctx.db, input.username)) throw problem('usernameTaken')
      const password = await ctx.auth.hashPassword(input.password)
      const farmer = asTaken(() =>
        insertUser(ctx.db, { ...input, password, role: 'farmer', createdAt: ctx.now().toISOString() }),
      )
      return openSession(ctx, farmer)
    }),

  enterDemo: anyone
    .input(z.object({ role: z.enum(['farmer', 'extension_agent']) }))
    .output(session)
    .mutation(({ ctx, input }) => {
      const demoUser = ctx.demo ? findUser(ctx.db, DEMO_USERS[input.role]) : undefined
      if (!demoUser) throw problem('notFound')
      return openSession(ctx, demoUser)
    }),

  logout: signedIn.output(z.object({ ok: z.literal(true) })).mutation(async ({ ctx }) => {
    const { cookie } = await ctx.auth.close(ctx.session.token)
    ctx.setCookie(cookie)
    return { ok: true as const }
  }),

  /**
   * Whether this is a demo, and who is signed in, for a client that knows neither. Of an installation that has no
   * administrator yet also that, so that the sign-in can say what makes one.
   */
  status: anyone
    .output(z.object({ demo: z.boolean(), user: user.nullable(), lacksAdministrator: z.literal(true).optional() }))
    .query(({ ctx }) => ({
      demo: ctx.demo,
      user: ctx.session?.user ?? null,
      ...(!ctx.demo && !hasAdministrator(ctx.db) && { lacksAdministrator: true as const }),
    })),
})

async function openSession(ctx: Context, found: User) {
  const { token, cookie } = await ctx.auth.open(found.id)
  ctx.setCookie(cookie)
  return { token, user: found }
}

/** Two people may choose one name in the same instant; the index decides. */
function asTaken<T>(insert: () => T) {
  try {
    return insert()
  } catch (error) {
    throw isUniqueViolation(error) ? problem('usernameTaken') : error
  }
}
