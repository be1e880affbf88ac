import * as z from 'zod'
import { listAdvisoriesBy } from '#db/queries/advice/advisories.ts'
import { advisory } from '#domain/advice/advisory.schema.ts'
import { agentOverview } from '#domain/people/farmer.schema.ts'
import { overviewForAgent } from '#services/people/agent-overview.ts'
import { as, router } from '../trpc.ts'

const agent = as('extension_agent', 'admin')

export const dashboard = router({
  overview: agent.output(agentOverview).query(({ ctx }) => overviewForAgent(ctx.db, ctx.now())),

  /** The two newest advisories of the caller. */
  myAdvisories: agent.output(z.array(advisory)).query(({ ctx }) => listAdvisoriesBy(ctx.db, ctx.user.id, 2)),
})
