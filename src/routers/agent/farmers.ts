import { listFarmers } from '#db/queries/farmers.ts'
import { farmer } from '#domain/agent/farmer.schema.ts'
import { pageInput, pageOf } from '#domain/contract.ts'
import { as, router } from '../trpc.ts'

export const farmers = router({
  list: as('extension_agent', 'admin')
    .input(pageInput)
    .output(pageOf(farmer))
    .query(({ ctx, input }) => listFarmers(ctx.db, input)),
})
