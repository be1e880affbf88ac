import type { Db } from '#db/client.ts'
import { countHarvests } from '#db/queries/finance/applicants.ts'
import { countLoansByStatus } from '#db/queries/finance/loans.ts'
import { dayOf, daysBetween } from '#domain/dates.ts'
import { type CreditScore, creditScoreOf } from '#domain/finance/loans/credit-score.schema.ts'
import type { Actor } from '../../people/actor.ts'

/** The score of a farmer who asks for a loan that comes to `total` hundredths. */
export function scoreApplicant(
  db: Db,
  { total, harvestValue }: { total: number; harvestValue: number | null },
  { user, now }: Pick<Actor, 'user' | 'now'>,
): CreditScore {
  const { completed = 0, defaulted = 0, writtenOff = 0 } = countLoansByStatus(db, user.id)
  return creditScoreOf({
    days: daysBetween(user.createdAt.slice(0, 10), dayOf(now())),
    ...countHarvests(db, user.id),
    repaidLoans: completed,
    defaultedLoans: defaulted + writtenOff,
    total,
    harvestValue,
  })
}
