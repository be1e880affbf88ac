import { z } from 'zod'
import { transact } from '#db/client.ts'
import { isSettled } from '#db/queries/finance/settlement.ts'
import { getPreferences } from '#db/queries/messaging/preferences.ts'
import { removePushSubscriptionsOf } from '#db/queries/messaging/push-subscriptions.ts'
import { erasePerson, listPersonalData } from '#db/queries/people/personal-data.ts'
import { countProfile } from '#db/queries/people/profiles.ts'
import { countActiveAdministrators, findPassword, findUser, updateUser } from '#db/queries/people/users.ts'
import { MAX } from '#domain/bounds.ts'
import {
  passwordChange,
  passwordChanged,
  personalData,
  profileChange,
  profile as shape,
} from '#domain/people/profile.schema.ts'
import { user } from '#domain/people/session.schema.ts'
import { problem } from '#domain/problem.ts'
import { endPresented, openSession } from '../auth/presented.ts'
import { proven, refuseWeakPassword } from '../auth/proven.ts'
import { router, signedIn } from '../trpc.ts'

const done = z.object({ ok: z.literal(true) })
const DONE = { ok: true } as const

export const profile = router({
  get: signedIn
    .output(shape)
    .query(({ ctx }) => ({ user: findUser(ctx.db, ctx.user.id)!, ...countProfile(ctx.db, ctx.user.id) })),

  change: signedIn
    .input(profileChange)
    .output(user)
    .mutation(({ ctx, input }) =>
      ctx.write((tx) => {
        const { fullName, phone, email, location, preferredLocation } = input
        const texts = { phone: emptied(phone), email: emptied(email), location: emptied(location) }
        updateUser(tx, ctx.user.id, { fullName: fullName ?? ctx.user.fullName, preferredLocation, ...texts })
        return findUser(tx, ctx.user.id)!
      }),
    ),

  /** Ends every session of the user and opens a new one here, and tells no browser any more: whoever knew the old password is out. */
  changePassword: proven
    .input(passwordChange)
    .output(passwordChanged)
    .mutation(async ({ ctx, input }) => {
      await refuseWeakPassword(ctx, input.newPassword, ctx.user.username)
      const password = await ctx.auth.hashPassword(input.newPassword, ctx.address)
      transact(ctx.db, (tx) => {
        // Somebody who changed it meanwhile has thrown this caller out.
        if (findPassword(tx, ctx.user.id) !== ctx.passwordHash) throw problem('wrongPassword')
        updateUser(tx, ctx.user.id, { password })
        ctx.auth.closeAll(ctx.user.id)
        removePushSubscriptionsOf(tx, ctx.user.id)
      })
      const { token } = await openSession(ctx, { ...ctx.user, password })
      return { ...DONE, token }
    }),

  export: signedIn.output(personalData).query(async ({ ctx }) => ({
    about: `Everything Kuu keeps about you; of more than ${MAX.exported} records of one kind, the newest. Moments are in UTC; amounts of money are in hundredths of their currency.`,
    exportedAt: ctx.now().toISOString(),
    user: findUser(ctx.db, ctx.user.id)!,
    preferences: getPreferences(ctx.db, ctx.user.id),
    records: await listPersonalData(ctx.db, ctx.user.id),
  })),

  remove: proven.output(done).mutation(async ({ ctx }) => {
    transact(ctx.db, (tx) => {
      if (ctx.user.role === 'admin' && countActiveAdministrators(tx) < 2) throw problem('lastAdministrator')
      if (!isSettled(tx, ctx.user.id)) throw problem('accountUnsettled')
      erasePerson(tx, ctx.user.id)
    })
    await endPresented(ctx, ctx.session.token)
    return DONE
  }),
})

/** An empty text takes a value away; an absent one leaves it. */
const emptied = (text: string | null | undefined) => (text === undefined ? undefined : text || null)
