import type { Db } from '#db/client.ts'
import { listAgents } from '#db/queries/people/staff.ts'
import type { Actor } from '../../people/actor.ts'
import { agentOf } from '../../support/agent-of.ts'

/** Agents who hand out cash: the farmer's own one first. */
export function listCashAgents(db: Db, user: Actor['user']) {
  const own = agentOf(db, user)?.id
  const agents = listAgents(db).map((each) => ({ ...each, isOwn: each.id === own }))
  return agents.sort((a, b) => Number(b.isOwn) - Number(a.isOwn))
}
