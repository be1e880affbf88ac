import * as z from 'zod'
import { transact } from '#db/client.ts'
import { findUser } from '#db/queries/people/users.ts'
import { asOwnUser } from '#domain/people/own-user.ts'
import { ownNumberInput, phoneCode, phoneProof, provePhoneInput } from '#domain/people/phone/phone-proof.schema.ts'
import { passwordChange, passwordChanged, profileChange, profile as shape } from '#domain/people/profile.schema.ts'
import { ownUser } from '#domain/people/session.schema.ts'
import { withoutCode } from '#services/people/admin/give-password-code.ts'
import { changePassword } from '#services/people/change-password.ts'
import { provePhone, readPhoneProof, sendPhoneCode, showPhoneCode } from '#services/people/phone/prove-phone.ts'
import { changeProfile, readProfile } from '#services/people/profile.ts'
import { removeAccount } from '#services/people/remove-account.ts'
import { proven } from '../rungs.ts'
import { endSessions, openSession } from '../session-cookies.ts'
import { router, signedIn } from '../trpc.ts'

export const profile = router({
  get: signedIn.output(shape).query(({ ctx }) => readProfile(ctx.db, ctx.user)),

  change: signedIn
    .input(profileChange)
    .output(ownUser)
    .mutation(({ ctx, input }) =>
      ctx.write((tx) => asOwnUser(changeProfile(tx, input, ctx)), {
        table: 'users',
        id: ctx.user.id,
        again: (tx, id) => asOwnUser(findUser(tx, id)!),
      }),
    ),

  /** Whether a number is proved to be the user's: that of the profile, or that of an own account. */
  number: signedIn
    .input(ownNumberInput)
    .output(phoneProof)
    .query(({ ctx, input }) => readPhoneProof(ctx.db, input, ctx)),

  /** Sends a code to the number. */
  sendCode: signedIn
    .input(ownNumberInput)
    .output(phoneCode)
    .mutation(({ ctx, input }) => ctx.write((tx) => sendPhoneCode(tx, input, ctx))),

  /** Shows a code, to be typed into the menu of USSD on the phone itself. */
  showCode: signedIn
    .input(ownNumberInput)
    .output(phoneCode)
    .mutation(({ ctx, input }) => ctx.write((tx) => showPhoneCode(tx, input, ctx), undefined, withoutCode)),

  /** Proves the number by the code that was sent to it. */
  proveNumber: signedIn
    .input(provePhoneInput)
    .output(phoneProof)
    .mutation(({ ctx, input }) => provePhone(ctx.db, input, ctx)),

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
