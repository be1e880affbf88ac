import type { Db } from '#db/client.ts'
import { countOtherAdministrators, findLimit, limitId, listLimits, saveLimit } from '#db/queries/finance/decisions.ts'
import { listAdministrators } from '#db/queries/people/administrators.ts'
import type { DecisionLimits, LimitChange, LimitInput } from '#domain/finance/decisions/decision.schema.ts'
import { isLooser } from '#domain/finance/decisions/decision.ts'
import { toMajor, toMinor } from '#domain/money.ts'
import { problem } from '#domain/problem.ts'
import { pendingDecisionOf } from './decision-answer.ts'
import { type Decider, overtake, propose } from './needs-second-person.ts'

/** Up to which amounts people decide by themselves, and who they are. */
export const readLimits = (db: Db): DecisionLimits => ({
  limits: listLimits(db).map((limit) => ({ ...limit, amount: toMajor(limit.amount) })),
  people: activePeople(db),
})

const activePeople = (db: Db) =>
  listAdministrators(db).filter(({ isActive }) => isActive).map(({ id, fullName }) => ({ id, fullName })) // biome-ignore format: one thought

/**
 * Sets up to which amount people decide by themselves. A stricter limit holds at once; one that allows more is itself a
 * decision for two people: otherwise whoever is limited would lift the limit, decide, and set it again.
 */
export function setLimit(tx: Db, { userId, currency, amount: major }: LimitInput, actor: Decider): LimitChange {
  const amount = major === null ? null : toMinor(major)
  if (userId !== null && !activePeople(tx).some(({ id }) => id === userId)) throw problem('notFound')
  if (amount !== null && countOtherAdministrators(tx, actor.user.id) === 0) throw problem('secondPersonMissing')
  const subjectId = limitId(userId, currency)
  if (isLooser(findLimit(tx, userId, currency), amount))
    propose(tx, { kind: 'limit', subjectId, personId: userId, amount, currency }, actor)
  else {
    overtake(tx, subjectId, ['limit'], actor)
    saveLimit(tx, userId, currency, amount)
  }
  return { ...readLimits(tx), pending: pendingDecisionOf(tx, subjectId) }
}
