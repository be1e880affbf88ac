import { getHotlines } from '#db/queries/support/hotlines.ts'
import { countryOf } from '#domain/places.ts'
import { hotlines as shape } from '#domain/support/hotlines.schema.ts'
import { hotlinesIn } from '#domain/support/hotlines.ts'
import { anyone, router } from '../trpc.ts'

export const hotlines = router({
  /** The numbers of the caller's country (by home, else by the place of the weather); for a visitor those of all countries. */
  mine: anyone.output(shape).query(({ ctx }) => {
    const user = ctx.session?.user
    return hotlinesIn(countryOf(user?.location) ?? countryOf(user?.preferredLocation), getHotlines(ctx.db))
  }),
})
