import type { Db } from '#db/client.ts'
import { countSecondFactors } from '#db/queries/people/second-factors.ts'
import { findUser } from '#db/queries/people/users.ts'
import { findRule, hasSecondFactor } from './second-factor-duty.ts'

/** Who must sign in with a code, as an administrator sees it. */
export function secondFactorSettingsFor(db: Db, userId: string) {
  const kept = findRule(db)
  return {
    rule: kept?.rule ?? { extension_agent: false, admin: false },
    changedBy: kept ? (findUser(db, kept.changedBy)?.fullName ?? null) : null,
    changedAt: kept?.changedAt ?? null,
    isOwnOn: hasSecondFactor(db, userId),
    shares: { extension_agent: countSecondFactors(db, 'extension_agent'), admin: countSecondFactors(db, 'admin') },
  }
}
