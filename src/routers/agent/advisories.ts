import { z } from 'zod'
import { findAuthorOf } from '#db/queries/advice/advisories.ts'
import { outcomeOf } from '#db/queries/advice/deliveries.ts'
import { adviceOutcome } from '#domain/advice/advisory.schema.ts'
import { rowId } from '#domain/contract.ts'
import { problem } from '#domain/problem.ts'
import { as, router } from '../trpc.ts'

const MAX_REASONS = 20

export const advisories = router({
  /** What farmers answered to one's own advice; administrators see everyone's. */
  outcome: as('extension_agent', 'admin')
    .input(z.object({ id: rowId }))
    .output(adviceOutcome)
    .query(({ ctx, input }) => {
      const found = findAuthorOf(ctx.db, input.id)
      if (!found || (ctx.user.role !== 'admin' && found.authorId !== ctx.user.id)) throw problem('notFound')
      return outcomeOf(ctx.db, input.id, MAX_REASONS)
    }),
})
