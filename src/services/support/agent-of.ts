import type { Db } from '#db/client.ts'
import { readFarmerDetail } from '#db/queries/people/farmers.ts'
import { findAgent } from '#db/queries/people/staff.ts'
import type { User } from '#domain/people/session.schema.ts'

/** The agent who looks after a farmer, if that one can sign in. */
export function agentOf(db: Db, { id, role }: Pick<User, 'id' | 'role'>) {
  const agentId = role === 'farmer' ? readFarmerDetail(db, id)?.agentId : null
  return agentId ? findAgent(db, agentId) : undefined
}
