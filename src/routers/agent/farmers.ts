import { listFarmers } from '#db/queries/people/farmers.ts'
import { pageInput, pageOf } from '#domain/contract.ts'
import { farmer } from '#domain/people/farmer.schema.ts'
import { as, router } from '../trpc.ts'

export const farmers = router({
  list: as('extension_agent', 'admin')
    .input(pageInput)
    .output(pageOf(farmer))
    .query(({ ctx, input }) => listFarmers(ctx.db, input)),
})
