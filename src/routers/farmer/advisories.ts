import * as z from 'zod'
import { findAdvisory, listRelated, listUrgentAdvisories } from '#db/queries/advice/advisories.ts'
import {
  advisory,
  advisoryCounts,
  advisoryCountsInput,
  advisoryFilter,
  nearAdvisory,
  nearestAdvisoriesInput,
  publishAdvisoryInput,
} from '#domain/advice/advisory.schema.ts'
import { pageOf, rowId } from '#domain/contract.ts'
import { problem } from '#domain/problem.ts'
import { countByCategory, findAdvisories, listNearestAdvisories } from '#services/advice/list-advisories.ts'
import { publishAdvisory } from '#services/advice/publish-advisory.ts'
import { anyone, as, everybody, router } from '../trpc.ts'

const MAX_URGENT = 20
const MAX_RELATED = 4

const inLanguage = advisoryFilter.pick({ language: true })

/** An active advisory. One that was withdrawn shows only among the bookmarks of who has bookmarked it. */
const activeAdvisory = everybody.input(z.object({ id: rowId })).use(({ ctx, input, next }) => {
  const found = findAdvisory(ctx.db, input.id)
  if (!found?.isActive) throw problem('notFound')
  return next({ ctx: { advisory: found } })
})

export const advisories = router({
  list: everybody
    .input(advisoryFilter)
    .output(pageOf(advisory))
    .query(({ ctx, input }) => findAdvisories(ctx.db, input)),

  /** The few that concern a farmer most, or the newest. */
  nearest: anyone
    .input(nearestAdvisoriesInput)
    .output(z.array(nearAdvisory))
    .query(({ ctx, input }) => listNearestAdvisories(ctx.db, input, ctx.user)),

  urgent: everybody
    .input(inLanguage)
    .output(z.array(advisory))
    .query(({ ctx, input }) => listUrgentAdvisories(ctx.db, input.language, MAX_URGENT)),

  counts: everybody
    .input(advisoryCountsInput)
    .output(advisoryCounts)
    .query(({ ctx, input }) => countByCategory(ctx.db, input)),

  get: activeAdvisory.output(advisory).query(({ ctx }) => ctx.advisory),

  related: activeAdvisory.output(z.array(advisory)).query(({ ctx }) => listRelated(ctx.db, ctx.advisory, MAX_RELATED)),

  publish: as('extension_agent', 'admin')
    .input(publishAdvisoryInput)
    .output(advisory)
    .mutation(({ ctx, input }) =>
      ctx.write((tx) => publishAdvisory(tx, input, ctx), { table: 'advisories', again: findAdvisory }),
    ),
})
