import * as z from 'zod'
import { transact } from '#db/client.ts'
import { passwordChange, passwordChanged, profileChange, profile as shape } from '#domain/people/profile.schema.ts'
import { user } from '#domain/people/session.schema.ts'
import { changePassword } from '#services/people/change-password.ts'
import { changeProfile, readProfile } from '#services/people/profile.ts'
import { removeAccount } from '#services/people/remove-account.ts'
import { proven } from '../rungs.ts'
import { endSessions, openSession } from '../session-cookies.ts'
import { router, signedIn } from '../trpc.ts'

export const profile = router({
  get: signedIn.output(shape).query(({ ctx }) => readProfile(ctx.db, ctx.user)),

  change: signedIn
    .input(profileChange)
    .output(user)
    .mutation(({ ctx, input }) =>
      ctx.write((tx) => changeProfile(tx, input, ctx.user), { table: 'users', id: ctx.user.id }),
    ),

  /** Ends every session and every Web Push subscription of the account, and opens a new session here. */
  changePassword: proven
    .input(passwordChange)
    .output(passwordChanged)
    .mutation(async ({ ctx, input: { newPassword } }) => {
      const account = await changePassword(ctx.db, { newPassword, provenHash: ctx.passwordHash }, ctx)
      const { token } = await openSession(ctx, account)
      return { ok: true as const, token }
    }),

  remove: proven.output(z.object({ ok: z.literal(true) })).mutation(async ({ ctx }) => {
    await ctx.removeErased(transact(ctx.db, (tx) => removeAccount(tx, ctx.user)))
    await endSessions(ctx, ctx.session.token)
    return { ok: true as const }
  }),
})
