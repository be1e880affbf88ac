import * as z from 'zod'
import { transact } from '#db/client.ts'
import {
  codeInput,
  isOfferedSecondFactor,
  newRecoveryCodes,
  secondFactorSecret,
  secondFactorStatus,
} from '#domain/people/second-factor.schema.ts'
import { problem } from '#domain/problem.ts'
import type { Role } from '#domain/roles.ts'
import { hasSecondFactor } from '#services/people/second-factor-duty.ts'
import { secondFactorStatusOf } from '#services/people/second-factor-status.ts'
import {
  confirmSecondFactor,
  renewRecoveryCodes,
  setUpSecondFactor,
  turnOffSecondFactor,
} from '#services/people/set-up-second-factor.ts'
import { trySecondFactor } from '#services/people/try-second-factor.ts'
import { proven } from '../rungs.ts'
import { router, withSession } from '../trpc.ts'

const done = z.object({ ok: z.literal(true) })

/** Only the roles that see other people's data; a farmer needs no second device. */
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

/** Somebody who sent the right password and a right code once more. */
const provenTwice = provenStaff.input(codeInput).use(({ ctx, input, next }) => {
  if (!hasSecondFactor(ctx.db, ctx.user.id)) throw problem('secondFactorOff')
  if (!trySecondFactor(ctx.db, { userId: ctx.user.id, code: input.code }, ctx.now)) throw problem('codeRefused')
  return next()
})

/** Signing in with a code of an authenticator app besides the password. */
export const secondFactor = router({
  status: withSession.output(secondFactorStatus).query(({ ctx }) => secondFactorStatusOf(ctx.db, ctx)),

  /** Makes a secret. It counts only after `confirm`. */
  setUp: provenStaff
    .output(secondFactorSecret)
    .mutation(({ ctx }) => transact(ctx.db, (tx) => setUpSecondFactor(tx, ctx))),

  /** Turns sign-in with a code on, once the app has shown a right code, and ends the other sessions of the account. */
  confirm: staff
    .input(codeInput)
    .output(newRecoveryCodes)
    .mutation(({ ctx, input }) => confirmSecondFactor(ctx.db, input, ctx)),

  turnOff: provenTwice
    .output(done)
    .mutation(({ ctx }) => transact(ctx.db, (tx) => turnOffSecondFactor(tx, ctx.user.id))),

  newRecoveryCodes: provenTwice
    .output(newRecoveryCodes)
    .mutation(({ ctx }) => transact(ctx.db, (tx) => renewRecoveryCodes(tx, ctx.user.id))),
})
