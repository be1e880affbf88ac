import { z } from 'zod'
import { hasAdministrator } from '#db/queries/people/administrators.ts'
import { findUser, findUserByUsername, insertUser } from '#db/queries/people/users.ts'
import { isUniqueViolation } from '#db/violations.ts'
import { DEMO_USERS } from '#domain/people/demo.ts'
import { credentials, registration, session, user } from '#domain/people/session.schema.ts'
import { problem } from '#domain/problem.ts'
import { spendCode } from '#services/people/one-time-codes.ts'
import { hasSecondFactor } from '#services/people/second-factor-duty.ts'
import { countAttempt, countCode } from '#services/people/sign-in-throttle.ts'
import type { Context } from '../context.ts'
import { anyone, router, withSession } from '../trpc.ts'
import { endPresented, enter, openSession } from './presented.ts'
import { refuseWeakPassword, tryPassword } from './proven.ts'
import { secondFactor } from './second-factor.ts'
import { sessions } from './sessions.ts'

export const auth = router({
  login: anyone
    .input(credentials)
    .output(session)
    .mutation(async ({ ctx, input }) => {
      const found = findUserByUsername(ctx.db, input.username)
      // Never the name as it was typed: it may be a password in the wrong field.
      if (found) ctx.note({ account: found.id })
      const attempt = countAttempt(ctx, input.username, found !== undefined && ctx.auth.isKnown(ctx.visit, found))
      const fits = await tryPassword(ctx, attempt, found?.password ?? null, input.password)
      // Asked again: while the password was looked at, it may have been changed, or the account deactivated.
      const account = fits ? findUserByUsername(ctx.db, input.username) : undefined
      if (!account || account.password !== found?.password) throw problem('invalidCredentials')
      if (!account.isActive) {
        attempt.forgive()
        throw problem('accountDeactivated')
      }
      if (hasSecondFactor(ctx.db, account.id)) askForCode(ctx, attempt, account.id, input.code)
      attempt.forgive()
      return openSession(ctx, account)
    }),

  register: anyone
    .input(registration)
    .output(session)
    .mutation(async ({ ctx, input }) => {
      ctx.auth.assertRoom(ctx.address)
      ctx.spend('registration')
      await refuseWeakPassword(ctx, input.password, input.username)
      if (findUserByUsername(ctx.db, input.username)) throw problem('usernameTaken')
      const password = await ctx.auth.hashPassword(input.password, ctx.address)
      const farmer = asTaken(() =>
        insertUser(ctx.db, { ...input, password, role: 'farmer', createdAt: ctx.now().toISOString() }),
      )
      return openSession(ctx, { ...farmer, password })
    }),

  enterDemo: anyone
    .input(z.object({ role: z.enum(['farmer', 'extension_agent']) }))
    .output(session)
    .mutation(({ ctx, input }) => {
      const demoUser = ctx.demo ? findUser(ctx.db, DEMO_USERS[input.role]) : undefined
      if (!demoUser) throw problem('notFound')
      return enter(ctx, demoUser)
    }),

  logout: withSession.output(z.object({ ok: z.literal(true) })).mutation(async ({ ctx }) => {
    await endPresented(ctx, ctx.session.token)
    return { ok: true as const }
  }),

  sessions,
  secondFactor,

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

/** Only who had the right password learns that a code is needed. */
function askForCode(ctx: Context, attempt: { withdraw: () => void }, userId: string, code: string | null | undefined) {
  if (!code?.trim()) {
    // Not forgiven: with the password alone nobody begins her count of wrong codes anew.
    attempt.withdraw()
    throw problem('codeRequired')
  }
  const codes = countCode(ctx, userId)
  if (!spendCode(ctx.db, userId, code, ctx.now())) throw problem('wrongCode')
  codes.forgive()
}

/** Two people may choose one name in the same instant; the index decides. */
function asTaken<T>(insert: () => T) {
  try {
    return insert()
  } catch (error) {
    throw isUniqueViolation(error) ? problem('usernameTaken') : error
  }
}
