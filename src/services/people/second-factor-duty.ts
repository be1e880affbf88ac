import type { Db } from '#db/client.ts'
import { findSetting } from '#db/queries/operations/settings.ts'
import { findTotp } from '#db/queries/people/second-factors.ts'
import { isDemoUser } from '#domain/people/demo.ts'
import { isOfferedSecondFactor, keptRule } from '#domain/people/second-factor.schema.ts'
import type { User } from '#domain/people/session.schema.ts'

export const SECOND_FACTOR_SETTING = 'secondFactor'

type Installation = { db: Db; demo: boolean }
type Holder = Pick<User, 'id' | 'role'>

export const findRule = (db: Db) => findSetting(db, SECOND_FACTOR_SETTING, keptRule)

/** Whether sign-in with a code is on for an account. */
export const hasSecondFactor = (db: Db, userId: string) => Boolean(findTotp(db, userId)?.confirmedAt)

/** Whether an administrator requires a code of someone's role. The accounts of a demo are shared, and exempt. */
export const mustHaveSecondFactor = ({ db, demo }: Installation, { id, role }: Holder) =>
  isOfferedSecondFactor(role) && !(demo && isDemoUser(id)) && (findRule(db)?.rule[role] ?? false)

/** Whether someone must sign in with a code and cannot yet. Until then other people's data stays closed to them. */
export const owesSecondFactor = (installation: Installation, user: Holder) =>
  mustHaveSecondFactor(installation, user) && !hasSecondFactor(installation.db, user.id)
