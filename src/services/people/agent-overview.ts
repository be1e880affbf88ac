import type { z } from 'zod'
import type { Db } from '#db/client.ts'
import { countForAgent } from '#db/queries/operations/counts.ts'
import type { agentOverview } from '#domain/people/farmer.schema.ts'

/** The figures of an agent's dashboard; `responseRate` in percent of all tickets, null while there are none. */
export function overviewForAgent(db: Db): z.infer<typeof agentOverview> {
  const { tickets, answeredTickets, ...counts } = countForAgent(db)
  return { ...counts, responseRate: tickets ? Math.round((answeredTickets / tickets) * 100) : null }
}
