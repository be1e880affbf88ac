import type { Db } from '#db/client.ts'
import { endOpenDecisions, findDecision, insertDecision, listOpenDecisions } from '#db/queries/finance/decisions.ts'
import { type DecisionKind, maySettleAlone } from '#domain/finance/decisions/decision.ts'
import { noticeOf } from '#domain/messaging/notification-kinds.ts'
import type { Currency } from '#domain/places.ts'
import { problem } from '#domain/problem.ts'
import { audited } from '../../operations/audit.ts'
import type { Actor } from '../../people/actor.ts'
import { alertAdministrators } from '../alert-administrators.ts'
import { limitsOf } from './decision-answer.ts'

/** Who decides. `confirms` marks a second person, who has been asked whether this may be confirmed. */
export type Decider = Pick<Actor, 'user' | 'now'> & { requestId?: string; confirms?: true }

type Proposal = {
  kind: DecisionKind
  subjectId: string
  personId: string | null
  amount: number
  currency: Currency
  reason?: string
  receipt?: string
}

/**
 * Whether a decision is above what its decider may decide alone: then it waits for a second person, and nothing else is
 * to be done now. Ask after everything else that could refuse it.
 */
export function needsSecondPerson(tx: Db, proposal: Proposal, actor: Decider): boolean {
  if (actor.confirms) return false
  const { amount, currency, subjectId, kind } = proposal
  if (maySettleAlone(amount, limitsOf(tx, actor.user.id, currency))) {
    overtake(tx, subjectId, [kind], actor)
    return false
  }
  propose(tx, proposal, actor)
  return true
}

/** Writes a decision down for a second person, and tells the other administrators. */
export function propose(
  tx: Db,
  proposal: Omit<Proposal, 'personId' | 'amount'> & { personId: string | null; amount: number | null },
  { user, now, requestId }: Omit<Decider, 'confirms'>,
): void {
  if (listOpenDecisions(tx, proposal.subjectId).some(({ kind }) => kind === proposal.kind))
    throw problem('decisionWaits')
  const at = now().toISOString()
  const action = { actor: user, action: 'admin.finance.decisions.propose', at, requestId: requestId ?? null }
  const id = audited(tx, action, { table: 'pending_decisions', idsOf: (each: string) => [each] }, () =>
    insertDecision(tx, { ...proposal, proposedBy: user.id, createdAt: at }),
  )
  const { amount, currency } = proposal
  const { person } = findDecision(tx, id)!
  const said = {
    who: user.fullName,
    person: person?.fullName ?? null,
    amount: { minor: amount ?? 0, currency },
  }
  const people = { who: user.id, ...(person && { person: person.id }) }
  alertAdministrators(tx, noticeOf('decisionProposed', said), at, { but: user.id, people })
}

/** What waited for a second person was decided otherwise meanwhile. */
export function overtake(
  tx: Db,
  subjectId: string,
  kinds: readonly DecisionKind[],
  { user, now }: Pick<Actor, 'user' | 'now'>,
): void {
  endOpenDecisions(tx, subjectId, kinds, {
    status: 'overtaken',
    decidedBy: user.id,
    decidedAt: now().toISOString(),
  })
}
