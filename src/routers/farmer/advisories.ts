import { transact } from '#db/client.ts'
import { findAdvisory, insertAdvisory, listAdvisories } from '#db/queries/advisories.ts'
import { findCrop } from '#db/queries/crops.ts'
import { pageOf } from '#domain/contract.ts'
import { advisory, advisoryFilter, advisoryToWrite } from '#domain/farmer/advisory.schema.ts'
import { problem } from '#domain/problem.ts'
import { anyone, as, router } from '../trpc.ts'

export const advisories = router({
  list: anyone
    .input(advisoryFilter)
    .output(pageOf(advisory))
    .query(({ ctx, input }) => listAdvisories(ctx.db, input)),

  publish: as('extension_agent', 'admin')
    .input(advisoryToWrite)
    .output(advisory)
    .mutation(({ ctx, input }) =>
      transact(ctx.db, (tx) => {
        if (input.cropId && !findCrop(tx, input.cropId)) throw problem('unknownCrop')
        const { id } = insertAdvisory(tx, { ...input, authorId: ctx.user.id, createdAt: ctx.now().toISOString() })
        return findAdvisory(tx, id)!
      }),
    ),
})
