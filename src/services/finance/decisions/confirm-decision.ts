import type { Db } from '#db/client.ts'
import { type DecisionRow, endDecision, findDecision } from '#db/queries/finance/decisions.ts'
import type { Decision, DecisionRefusal } from '#domain/finance/decisions/decision.schema.ts'
import { DECISIONS } from '#domain/finance/decisions/decision.ts'
import { noticeOf } from '#domain/messaging/notification-kinds.ts'
import { problem } from '#domain/problem.ts'
import { notify } from '../../messaging/notify.ts'
import { audited } from '../../operations/audit.ts'
import type { PaymentSetup } from '../payments/payment-setup.ts'
import { asDecision, standingOf } from './decision-answer.ts'
import { DO } from './do-decision.ts'
import type { Decider } from './needs-second-person.ts'

type Ender = Omit<Decider, 'confirms'>

/** Does what one person decided, once another one confirms it. Of two who confirm at once, the second finds it done. */
export function confirmDecision(tx: Db, id: string, actor: Ender, setup: PaymentSetup): Decision {
  const row = endedBy(tx, id, 'confirmed', actor)
  const at = actor.now().toISOString()
  const action = {
    actor: actor.user,
    action: 'admin.finance.decisions.confirm',
    at,
    requestId: actor.requestId ?? null,
  }
  // The row that it is about has its own line in the audit, beside that of the decision.
  audited(tx, action, { table: DECISIONS[row.kind].table, id: row.subjectId }, () =>
    DO[row.kind](tx, row, { ...actor, confirms: true }, setup),
  )
  return told(tx, id, actor)
}

/** Declines what another person decided, and says why: nothing is done. */
export function declineDecision(tx: Db, { id, reason }: DecisionRefusal, actor: Ender): Decision {
  endedBy(tx, id, 'declined', actor, reason)
  return told(tx, id, actor)
}

/** Takes back what oneself decided, before anybody has confirmed it. */
export function withdrawDecision(tx: Db, id: string, { user, now }: Ender): Decision {
  const row = findDecision(tx, id)
  if (!row) throw problem('notFound')
  if (row.proposedBy !== user.id) throw problem('othersDecision')
  end(tx, id, { status: 'withdrawn', decidedBy: user.id, decidedAt: now().toISOString() })
  return asDecision(tx, findDecision(tx, id)!, user.id)
}

function endedBy(
  tx: Db,
  id: string,
  status: 'confirmed' | 'declined',
  { user, now }: Ender,
  declined: string | null = null,
): DecisionRow {
  const row = findDecision(tx, id)
  if (!row) throw problem('notFound')
  const standing = standingOf(tx, row, user.id)
  if (standing === 'own') throw problem('ownDecision')
  if (standing === 'beyondLimit' && status === 'confirmed') throw problem('beyondOwnLimit')
  end(tx, id, { status, decidedBy: user.id, decidedAt: now().toISOString(), declined })
  return row
}

function end(tx: Db, id: string, change: Parameters<typeof endDecision>[2]) {
  if (!endDecision(tx, id, change)) throw problem('decisionEnded')
}

/** Tells who proposed it how it ended. */
function told(tx: Db, id: string, { user, now }: Ender): Decision {
  const row = findDecision(tx, id)!
  const { amount, currency, person, declined: reason } = row
  const said = { who: user.fullName, person: person?.fullName ?? null, amount: { minor: amount ?? 0, currency } }
  const notice =
    reason === null ? noticeOf('decisionConfirmed', said) : noticeOf('decisionDeclined', { ...said, reason })
  notify(tx, row.proposedBy, notice, now(), { who: user.id, ...(person && { person: person.id }) })
  return asDecision(tx, row, user.id)
}
