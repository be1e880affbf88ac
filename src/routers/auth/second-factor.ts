import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { transact } from '#db/client.ts'
import {
  confirmTotp,
  countRecoveryCodes,
  deleteSecondFactor,
  findTotp,
  saveTotp,
} from '#db/queries/people/second-factors.ts'
import {
  codeInput,
  isOfferedSecondFactor,
  newRecoveryCodes,
  secondFactorSecret,
  secondFactorStatus,
} from '#domain/people/second-factor.schema.ts'
import { problem } from '#domain/problem.ts'
import type { Role } from '#domain/roles.ts'
import { giveRecoveryCodes, spendCode, spendTotp } from '#services/people/one-time-codes.ts'
import { hasSecondFactor, mustHaveSecondFactor } from '#services/people/second-factor-duty.ts'
import { countCode } from '#services/people/sign-in-throttle.ts'
import { otpauthUri, toBase32 } from '#services/people/totp.ts'
import { router, withSession } from '../trpc.ts'
import { proven } from './proven.ts'

const done = z.object({ ok: z.literal(true) })

/** Only those who see what is other people's; a farmer is not asked for a second device. */
function refuseOthers(role: Role) {
  if (!isOfferedSecondFactor(role)) throw problem('notYourRole')
}
const staff = withSession.use(({ ctx, next }) => {
  refuseOthers(ctx.user.role)
  return next()
})
const provenStaff = proven.use(({ ctx, next }) => {
  refuseOthers(ctx.user.role)
  return next()
})

/** Who has proved that she has the password and the second device too. */
const provenTwice = provenStaff.input(codeInput).use(({ ctx, input, next }) => {
  if (!hasSecondFactor(ctx.db, ctx.user.id)) throw problem('secondFactorOff')
  const attempt = countCode(ctx, ctx.user.id)
  if (!spendCode(ctx.db, ctx.user.id, input.code, ctx.now())) throw problem('codeRefused')
  attempt.forgive()
  return next()
})

/** Signing in with a code of an authenticator app besides the password. */
export const secondFactor = router({
  status: withSession.output(secondFactorStatus).query(({ ctx }) => ({
    isOffered: isOfferedSecondFactor(ctx.user.role),
    isOn: hasSecondFactor(ctx.db, ctx.user.id),
    isRequired: mustHaveSecondFactor(ctx, ctx.user),
    recoveryCodes: countRecoveryCodes(ctx.db, ctx.user.id),
  })),

  /** Makes a key, which counts for nothing before `confirm`. */
  setUp: provenStaff.output(secondFactorSecret).mutation(({ ctx }) =>
    transact(ctx.db, (tx) => {
      if (hasSecondFactor(tx, ctx.user.id)) throw problem('secondFactorOn')
      const secret = toBase32(randomBytes(20))
      saveTotp(tx, ctx.user.id, secret, ctx.now().toISOString())
      return { secret, uri: otpauthUri(secret, ctx.user.username) }
    }),
  ),

  /** Turns it on, once the app has shown a right code. Whoever signed in elsewhere without one is out. */
  confirm: staff
    .input(codeInput)
    .output(newRecoveryCodes)
    .mutation(({ ctx, input }) => {
      const attempt = countCode(ctx, ctx.user.id)
      const recoveryCodes = transact(ctx.db, (tx) => {
        const totp = findTotp(tx, ctx.user.id)
        if (!totp) throw problem('secondFactorOff')
        if (totp.confirmedAt) throw problem('secondFactorOn')
        if (!spendTotp(tx, ctx.user.id, input.code, ctx.now())) throw problem('codeRefused')
        confirmTotp(tx, ctx.user.id, ctx.now().toISOString())
        ctx.auth.closeAll(ctx.user.id, ctx.session.token)
        return giveRecoveryCodes(tx, ctx.user.id)
      })
      attempt.forgive()
      return { recoveryCodes }
    }),

  turnOff: provenTwice.output(done).mutation(({ ctx }) => {
    transact(ctx.db, (tx) => deleteSecondFactor(tx, ctx.user.id))
    return { ok: true as const }
  }),

  newRecoveryCodes: provenTwice
    .output(newRecoveryCodes)
    .mutation(({ ctx }) => ({ recoveryCodes: transact(ctx.db, (tx) => giveRecoveryCodes(tx, ctx.user.id)) })),
})
