import { z } from 'zod'
import { transact } from '#db/client.ts'
import { erasePerson, listPersonalData } from '#db/queries/personal-data.ts'
import { getPreferences } from '#db/queries/preferences.ts'
import { countProfile } from '#db/queries/profiles.ts'
import { removePushSubscriptionsOf } from '#db/queries/push-subscriptions.ts'
import { isSettled } from '#db/queries/settlement.ts'
import { countActiveAdministrators, findPassword, findUser, updateUser } from '#db/queries/users.ts'
import { MOST } from '#domain/bounds.ts'
import { isDemoUser } from '#domain/demo.ts'
import {
  accountRemoval,
  passwordChange,
  personalData,
  profileChange,
  profile as shape,
} from '#domain/farmer/profile.schema.ts'
import { problem } from '#domain/problem.ts'
import { user } from '#domain/session.schema.ts'
import { countAttempt } from '../auth/throttle.ts'
import { router, signedIn } from '../trpc.ts'

const done = z.object({ ok: z.literal(true) })
const DONE = { ok: true } as const

/** Who has proved once more that she is the one who signed in; the accounts of the demo are everybody's. */
const proven = signedIn.input(accountRemoval).use(async ({ ctx, input, next }) => {
  if (ctx.demo && isDemoUser(ctx.user.id)) throw problem('demoAccount')
  const attempt = countAttempt(ctx, ctx.user.username)
  if (!(await ctx.auth.passwordFits(findPassword(ctx.db, ctx.user.id), input.password))) throw problem('wrongPassword')
  attempt.forgive()
  return next()
})

export const profile = router({
  get: signedIn
    .output(shape)
    .query(({ ctx }) => ({ user: findUser(ctx.db, ctx.user.id)!, ...countProfile(ctx.db, ctx.user.id) })),

  change: signedIn
    .input(profileChange)
    .output(user)
    .mutation(({ ctx, input }) =>
      ctx.once((tx) => {
        const { fullName, phone, email, location, preferredLocation } = input
        const texts = { phone: emptied(phone), email: emptied(email), location: emptied(location) }
        updateUser(tx, ctx.user.id, { fullName: fullName ?? ctx.user.fullName, preferredLocation, ...texts })
        return findUser(tx, ctx.user.id)!
      }),
    ),

  /** Ends the user's other sessions, and tells no browser any more: whoever knew the old password is out. */
  changePassword: proven
    .input(passwordChange)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      updateUser(ctx.db, ctx.user.id, { password: await ctx.auth.hashPassword(input.newPassword) })
      await ctx.auth.closeOthers(ctx.user.id, ctx.session.token)
      removePushSubscriptionsOf(ctx.db, ctx.user.id)
      return DONE
    }),

  export: signedIn.output(personalData).query(({ ctx }) => ({
    about: `Everything Kuu keeps about you; of more than ${MOST.exported} records of one kind, the newest. Moments are in UTC; amounts of money are in hundredths of their currency.`,
    exportedAt: ctx.now().toISOString(),
    user: findUser(ctx.db, ctx.user.id)!,
    preferences: getPreferences(ctx.db, ctx.user.id),
    records: listPersonalData(ctx.db, ctx.user.id),
  })),

  remove: proven.output(done).mutation(async ({ ctx }) => {
    transact(ctx.db, (tx) => {
      if (ctx.user.role === 'admin' && countActiveAdministrators(tx) < 2) throw problem('lastAdministrator')
      if (!isSettled(tx, ctx.user.id)) throw problem('accountUnsettled')
      erasePerson(tx, ctx.user.id)
    })
    const { cookie } = await ctx.auth.close(ctx.session.token)
    ctx.setCookie(cookie)
    return DONE
  }),
})

/** An empty text takes a value away; an absent one leaves it. */
const emptied = (text: string | null | undefined) => (text === undefined ? undefined : text || null)
