import { farmland as shape } from '#domain/fields/farmland.schema.ts'
import { farmlandOf } from '#services/fields/farmland.ts'
import { reachableFarmer } from '../rungs.ts'
import { router } from '../trpc.ts'

/** Where a farm lies: a phone keeps it, so that a border is checked where it is drawn. */
export const farmland = router({
  get: reachableFarmer.output(shape).query(({ ctx }) => farmlandOf(ctx.db, ctx.farmer.id)),
})
