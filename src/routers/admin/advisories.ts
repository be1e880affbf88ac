import { z } from 'zod'
import { listAllAdvisories } from '#db/queries/advice/advisories.ts'
import { advisory, advisoryEdit, deskAdvisory, publishAdvisoryInput } from '#domain/advice/advisory.schema.ts'
import { countedPageOf, rowId } from '#domain/contract.ts'
import { deletedRow, deskFilter } from '#domain/operations/desk.schema.ts'
import { DESK_SORTS } from '#domain/operations/desk-sorts.ts'
import { changeAdvisory } from '#services/advice/change-advisory.ts'
import { publishAdvisory } from '#services/advice/publish-advisory.ts'
import { deleteRecord } from '#services/operations/archive.ts'
import { as, router } from '../trpc.ts'

const table = 'advisories'

export const advisories = router({
  list: as('admin')
    .input(deskFilter(DESK_SORTS.advisory))
    .output(countedPageOf(deskAdvisory))
    .query(({ ctx, input }) => listAllAdvisories(ctx.db, input)),

  create: as('admin')
    .input(publishAdvisoryInput)
    .output(advisory)
    .mutation(({ ctx, input }) => ctx.write((tx) => publishAdvisory(tx, input, ctx), { table })),

  change: as('admin')
    .input(advisoryEdit)
    .output(deskAdvisory)
    .mutation(({ ctx, input }) => ctx.write((tx) => changeAdvisory(tx, input), { table, id: input.id })),

  delete: as('admin')
    .input(z.object({ id: rowId }))
    .output(deletedRow)
    .mutation(({ ctx, input }) =>
      ctx.write((tx) => deleteRecord(tx, 'advisory', input.id, ctx), { table, id: input.id }),
    ),
})
