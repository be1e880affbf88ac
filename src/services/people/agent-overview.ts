import type { z } from 'zod'
import type { Db } from '#db/client.ts'
import { countForAgent, countResponses } from '#db/queries/operations/counts.ts'
import type { agentOverview } from '#domain/people/farmer.schema.ts'

/** The response rate is that of the last days. */
const DAYS = 30

/**
 * The figures of an agent's dashboard; `responseRate` in percent of the requests and messages that came in, null while
 * there are none.
 */
export function overviewForAgent(db: Db, now: Date): z.infer<typeof agentOverview> {
  const { asked, answered } = countResponses(db, new Date(now.getTime() - DAYS * 86_400_000).toISOString())
  return { ...countForAgent(db), responseRate: asked ? Math.round((answered / asked) * 100) : null }
}
