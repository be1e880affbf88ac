import * as z from 'zod'
import { findAuthorOf } from '#db/queries/advice/advisories.ts'
import { outcomeOf } from '#db/queries/advice/deliveries.ts'
import { adviceOutcome, advisoryReachInput } from '#domain/advice/advisory.schema.ts'
import { rowId } from '#domain/contract.ts'
import { reach } from '#domain/messaging/reach.schema.ts'
import { problem } from '#domain/problem.ts'
import { reachOfAdvisory } from '#services/messaging/reach-of.ts'
import { as, router } from '../trpc.ts'

const MAX_REASONS = 20

/** The caller's own advisory; any advisory for an administrator. */
const ownAdvisory = as('extension_agent', 'admin')
  .input(z.object({ id: rowId }))
  .use(({ ctx, input, next }) => {
    const found = findAuthorOf(ctx.db, input.id)
    if (!found || (ctx.user.role !== 'admin' && found.authorId !== ctx.user.id)) throw problem('notFound')
    return next()
  })

export const advisories = router({
  /** Whom an advisory would be announced to, before it is written. */
  reach: as('extension_agent', 'admin')
    .input(advisoryReachInput)
    .output(reach)
    .query(({ ctx, input }) => reachOfAdvisory(ctx.db, input)),

  /** What farmers answered to an advisory. */
  outcome: ownAdvisory.output(adviceOutcome).query(({ ctx, input }) => outcomeOf(ctx.db, input.id, MAX_REASONS)),
})
