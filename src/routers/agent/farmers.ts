import { z } from 'zod'
import { listFarmers, readFarmer } from '#db/queries/people/farmers.ts'
import { countedPageOf, rowId } from '#domain/contract.ts'
import { farmer, farmerFilter } from '#domain/people/farmer.schema.ts'
import { problem } from '#domain/problem.ts'
import { as, router } from '../trpc.ts'

const agent = as('extension_agent', 'admin')

const anyFarmer = agent.input(z.object({ farmerId: rowId })).use(({ ctx, input, next }) => {
  const found = readFarmer(ctx.db, input.farmerId)
  if (!found) throw problem('notFound')
  return next({ ctx: { farmer: found } })
})

export const farmers = router({
  list: agent
    .input(farmerFilter)
    .output(countedPageOf(farmer))
    .query(({ ctx, input }) => listFarmers(ctx.db, input)),

  get: anyFarmer.output(farmer).query(({ ctx }) => ctx.farmer),
})
