import { todayInput, today as todaySchema } from '#domain/support/today.schema.ts'
import { todayOf } from '#services/support/today-of.ts'
import { as, router } from '../trpc.ts'

export const today = router({
  /** What waits for the caller on a day. */
  get: as('extension_agent', 'admin')
    .input(todayInput)
    .output(todaySchema)
    .query(({ ctx, input }) => todayOf(ctx.db, input, ctx)),
})
