import type { z } from 'zod'
import type { Db } from '#db/client.ts'
import { saveSetting } from '#db/queries/operations/settings.ts'
import { countSecondFactors } from '#db/queries/people/second-factors.ts'
import { findUser } from '#db/queries/people/users.ts'
import {
  type SecondFactorRule,
  type secondFactorChange,
  secondFactorRule,
  type secondFactorSettings,
} from '#domain/people/second-factor.schema.ts'
import { problem } from '#domain/problem.ts'
import type { Actor } from './actor.ts'
import { findRule, hasSecondFactor, SECOND_FACTOR_SETTING } from './second-factor-duty.ts'

const NOBODY: SecondFactorRule = { extension_agent: false, admin: false }

/** The rule of who must sign in with a code, with what an administrator needs to decide about it. */
export function secondFactorSettingsFor(db: Db, userId: string): z.infer<typeof secondFactorSettings> {
  const stored = findRule(db)
  return {
    rule: stored?.rule ?? NOBODY,
    changedBy: stored ? (findUser(db, stored.changedBy)?.fullName ?? null) : null,
    changedAt: stored?.changedAt ?? null,
    isOwnOn: hasSecondFactor(db, userId),
    shares: { extension_agent: countSecondFactors(db, 'extension_agent'), admin: countSecondFactors(db, 'admin') },
  }
}

/** Sets which roles must sign in with a code. An administrator without a code of their own cannot require it. */
export function setSecondFactorRule(
  tx: Db,
  change: z.infer<typeof secondFactorChange>,
  { user, now }: Pick<Actor, 'user' | 'now'>,
) {
  const rule = secondFactorRule.parse({ ...(findRule(tx)?.rule ?? NOBODY), ...change })
  const isRequired = change.admin || change.extension_agent
  if (isRequired && !hasSecondFactor(tx, user.id)) throw problem('ownSecondFactorFirst')
  const changedAt = now().toISOString()
  saveSetting(tx, SECOND_FACTOR_SETTING, { rule, changedBy: user.id, changedAt }, changedAt)
  return secondFactorSettingsFor(tx, user.id)
}
