import * as z from 'zod'
import { hasAdministrator } from '#db/queries/people/administrators.ts'
import { publicPlatform } from '#domain/operations/platform.schema.ts'
import { asOwnUser } from '#domain/people/own-user.ts'
import { readPhone, readPhoneInput } from '#domain/people/phone.schema.ts'
import { credentials, ownUser, registration, session } from '#domain/people/session.schema.ts'
import { setPasswordInput } from '#domain/people/set-password.schema.ts'
import { setUpInput } from '#domain/people/set-up.schema.ts'
import { publicPlatformOf } from '#services/operations/platform.ts'
import { setUp } from '#services/operations/set-up.ts'
import { setPassword } from '#services/people/admin/set-password.ts'
import { getDemoUser } from '#services/people/demo-user.ts'
import { knownPhone } from '#services/people/phone/phone-number.ts'
import { registerFarmer } from '#services/people/register-farmer.ts'
import { signIn } from '#services/people/sign-in.ts'
import { endSessions, enter, openSession } from '../session-cookies.ts'
import { anyone, router, withSession } from '../trpc.ts'
import { secondFactor } from './second-factor.ts'
import { sessions } from './sessions.ts'

export const auth = router({
  /** How a phone number is read at a place, as every door reads it; null for what is no number. */
  readPhone: anyone
    .input(readPhoneInput)
    .output(readPhone)
    .query(({ input }) => ({ phone: knownPhone(input.at, input.phone) })),

  login: anyone
    .input(credentials)
    .output(session)
    .mutation(async ({ ctx, input }) => openSession(ctx, await signIn(ctx.db, input, ctx))),

  /** Sets a new password by a one-time code of an administrator, and signs in. */
  setPassword: anyone
    .input(setPasswordInput)
    .output(session)
    .mutation(async ({ ctx, input }) => openSession(ctx, await setPassword(ctx.db, input, ctx))),

  /** Makes the first administrator by the one-time code that the server prints, and signs in. */
  setUp: anyone
    .input(setUpInput)
    .output(session)
    .mutation(async ({ ctx, input }) => {
      ctx.spend('registration')
      return openSession(ctx, await setUp(ctx.db, input, ctx))
    }),

  register: anyone
    .input(registration)
    .output(session)
    .mutation(async ({ ctx, input }) => {
      ctx.auth.assertRoom(ctx.address)
      ctx.spend('registration')
      return openSession(ctx, await registerFarmer(ctx.db, input, ctx))
    }),

  enterDemo: anyone
    .input(z.object({ role: z.enum(['farmer', 'extension_agent']) }))
    .output(session)
    .mutation(({ ctx, input }) => enter(ctx, getDemoUser(ctx.db, input, ctx))),

  logout: withSession.output(z.object({ ok: z.literal(true) })).mutation(async ({ ctx }) => {
    await endSessions(ctx, ctx.session.token)
    return { ok: true as const }
  }),

  sessions,
  secondFactor,

  /**
   * Whether this is a demo, who is signed in, and who runs the platform, for a client that knows none of it. While an installation has no
   * administrator it says so, so that the sign-in page can show how to make one.
   */
  status: anyone
    .output(
      z.object({
        demo: z.boolean(),
        user: ownUser.nullable(),
        lacksAdministrator: z.boolean(),
        platform: publicPlatform,
      }),
    )
    .query(({ ctx }) => ({
      demo: ctx.demo,
      user: ctx.user && asOwnUser(ctx.user),
      platform: publicPlatformOf(ctx.db, ctx),
      lacksAdministrator: !ctx.demo && !hasAdministrator(ctx.db),
    })),
})
