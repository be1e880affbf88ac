import type { Db } from '#db/client.ts'
import { type DecisionRow, findDecision, findLimit, listOpenDecisions } from '#db/queries/finance/decisions.ts'
import type { Decision, PendingDecision } from '#domain/finance/decisions/decision.schema.ts'
import { type Limits, mayConfirm } from '#domain/finance/decisions/decision.ts'
import { toMajor } from '#domain/money.ts'
import type { Currency } from '#domain/places.ts'

/** What limits somebody in a currency. */
export const limitsOf = (db: Db, userId: string, currency: Currency): Limits => ({
  everybody: findLimit(db, null, currency),
  own: findLimit(db, userId, currency),
})

/** Whether somebody may be the second person of a decision, or why not. */
export function standingOf(db: Db, row: DecisionRow, userId: string): Decision['standing'] {
  if (row.status !== 'open') return 'ended'
  // Nobody raises the own limit, by whomever it is proposed.
  if (row.proposedBy === userId || (row.kind === 'limit' && row.personId === userId)) return 'own'
  return mayConfirm(row.amount ?? 0, limitsOf(db, userId, row.currency)) ? 'confirmable' : 'beyondLimit'
}

export const asDecision = (db: Db, row: DecisionRow, userId: string): Decision => ({
  id: row.id,
  kind: row.kind,
  status: row.status,
  subjectId: row.subjectId,
  person: row.person,
  amount: row.amount === null ? null : toMajor(row.amount),
  currency: row.currency,
  reason: row.reason,
  receipt: row.receipt,
  proposedBy: row.proposer,
  createdAt: row.createdAt,
  decidedBy: row.decider,
  decidedAt: row.decidedAt,
  declined: row.declined,
  standing: standingOf(db, row, userId),
})

/** What waits for a second person about a loan, a claim, a payment or a limit; null where nothing does. */
export function pendingDecisionOf(db: Db, subjectId: string): PendingDecision | null {
  const [row] = listOpenDecisions(db, subjectId)
  return row ? { id: row.id, kind: row.kind, amount: toMajor(row.amount ?? 0), by: row.proposer } : null
}

/** A decision as one administrator sees it now: none is ever deleted. */
export const decisionOf = (userId: string) => (db: Db, id: string) => asDecision(db, findDecision(db, id)!, userId)
