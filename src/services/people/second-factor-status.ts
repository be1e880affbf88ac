import type { z } from 'zod'
import type { Db } from '#db/client.ts'
import { countRecoveryCodes } from '#db/queries/people/second-factors.ts'
import type { secondFactorStatus } from '#domain/people/second-factor.schema.ts'
import type { User } from '#domain/people/session.schema.ts'
import { hasSecondFactor, mustHaveSecondFactor } from './second-factor-duty.ts'

/** Whether sign-in with a code is offered to a user, on, and required, and how many recovery codes are left. */
export const secondFactorStatusOf = (
  db: Db,
  { user, demo }: { user: User; demo: boolean },
): z.infer<typeof secondFactorStatus> => ({
  isOn: hasSecondFactor(db, user.id),
  isRequired: mustHaveSecondFactor({ db, demo }, user),
  recoveryCodes: countRecoveryCodes(db, user.id),
})
