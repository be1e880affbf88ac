import type { z } from 'zod'
import type { Db } from '#db/client.ts'
import { findFarmersOf } from '#db/queries/people/farmers.ts'
import { findAgent } from '#db/queries/people/staff.ts'
import { saveAgentOf } from '#db/queries/support/farmer-records.ts'
import { noticeOf } from '#domain/messaging/notification-kinds.ts'
import type { farmerAssignment } from '#domain/people/farmer.schema.ts'
import { problem } from '#domain/problem.ts'
import { notify } from '../messaging/notify.ts'
import type { Actor } from '../people/actor.ts'

/** Gives farmers to an agent, all or none, and notifies the agent; null takes them from the one they had. */
export function assignFarmers(
  tx: Db,
  { ids, agentId }: z.infer<typeof farmerAssignment>,
  { user, now }: Pick<Actor, 'user' | 'now'>,
): { moved: number } {
  if (agentId !== null && !findAgent(tx, agentId)) throw problem('unknownAgent')
  const farmers = findFarmersOf(tx, ids)
  if (farmers.length < new Set(ids).size) throw problem('notFound')
  const moved = farmers.filter((farmer) => farmer.agentId !== agentId)
  if (moved.length === 0) return { moved: 0 }
  saveAgentOf(tx, { farmerIds: moved.map(({ id }) => id), agentId, createdAt: now().toISOString() })
  if (agentId !== null) {
    const only = moved.length === 1 ? moved[0]! : null
    const given = { count: moved.length, farmer: only?.fullName ?? null, giver: user.fullName }
    notify(tx, agentId, noticeOf('farmersGiven', given), now(), { giver: user.id, ...(only && { farmer: only.id }) })
  }
  return { moved: moved.length }
}
