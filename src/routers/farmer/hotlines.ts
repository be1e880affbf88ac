import { hotlines as shape } from '#domain/support/hotlines.schema.ts'
import { findHotlines } from '#services/support/find-hotlines.ts'
import { anyone, router } from '../trpc.ts'

export const hotlines = router({
  mine: anyone.output(shape).query(({ ctx }) => findHotlines(ctx.db, ctx.user)),
})
