import { z } from 'zod'
import {
  countAdvisories,
  findAdvisory,
  insertAdvisory,
  listAdvisories,
  listNewestAdvisories,
  listRelated,
  listUrgentAdvisories,
} from '#db/queries/advice/advisories.ts'
import { findCrop } from '#db/queries/crops/crops.ts'
import { advisory, advisoryCounts, advisoryFilter, publishAdvisoryInput } from '#domain/advice/advisory.schema.ts'
import { pageOf, rowId } from '#domain/contract.ts'
import { problem } from '#domain/problem.ts'
import { afterPublishing } from '#services/advice/publish-advisory.ts'
import { anyone, as, router } from '../trpc.ts'

const MAX_URGENT = 20
const MAX_RELATED = 4

const inLanguage = advisoryFilter.pick({ language: true })

/** An active advisory; a withdrawn one is there for those alone who bookmarked it. */
const activeAdvisory = anyone.input(z.object({ id: rowId })).use(({ ctx, input, next }) => {
  const found = findAdvisory(ctx.db, input.id)
  if (!found?.isActive) throw problem('notFound')
  return next({ ctx: { advisory: found } })
})

export const advisories = router({
  list: anyone
    .input(advisoryFilter)
    .output(pageOf(advisory))
    .query(({ ctx, input }) => {
      const isPlain = !input.cursor && !input.category && !input.search
      return isPlain ? listNewestAdvisories(ctx.db, input.language, input.limit) : listAdvisories(ctx.db, input)
    }),

  urgent: anyone
    .input(inLanguage)
    .output(z.array(advisory))
    .query(({ ctx, input }) => listUrgentAdvisories(ctx.db, input.language, MAX_URGENT)),

  counts: anyone
    .input(inLanguage)
    .output(advisoryCounts)
    .query(({ ctx, input }) => {
      const counted = countAdvisories(ctx.db, input.language)
      return {
        all: counted.reduce((sum, { count }) => sum + count, 0),
        byCategory: Object.fromEntries(counted.map(({ category, count }) => [category, count])),
      }
    }),

  get: activeAdvisory.output(advisory).query(({ ctx }) => ctx.advisory),

  related: activeAdvisory.output(z.array(advisory)).query(({ ctx }) => listRelated(ctx.db, ctx.advisory, MAX_RELATED)),

  publish: as('extension_agent', 'admin')
    .input(publishAdvisoryInput)
    .output(advisory)
    .mutation(({ ctx, input }) =>
      ctx.write((tx) => {
        if (input.cropId && !findCrop(tx, input.cropId)) throw problem('unknownCrop')
        const { id } = insertAdvisory(tx, { ...input, authorId: ctx.user.id, createdAt: ctx.now().toISOString() })
        afterPublishing(tx, { ...input, id }, ctx.now())
        return findAdvisory(tx, id)!
      }),
    ),
})
