import { listFarmers } from '#db/queries/people/farmers.ts'
import { countedPageOf } from '#domain/contract.ts'
import { farmer, farmerFilter } from '#domain/people/farmer.schema.ts'
import { as, router } from '../trpc.ts'

export const farmers = router({
  list: as('extension_agent', 'admin')
    .input(farmerFilter)
    .output(countedPageOf(farmer))
    .query(({ ctx, input }) => listFarmers(ctx.db, input)),
})
