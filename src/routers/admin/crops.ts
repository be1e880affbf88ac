import * as z from 'zod'
import { listAllCrops } from '#db/queries/crops/crops.ts'
import { countedPageOf, rowId } from '#domain/contract.ts'
import { cropEdit, deskCrop, newCrop } from '#domain/crops/catalogue.schema.ts'
import { deletedRow, deskFilter } from '#domain/operations/desk.schema.ts'
import { DESK_SORTS } from '#domain/operations/desk-sorts.ts'
import { addCatalogueCrop, changeCatalogueCrop } from '#services/crops/catalogue.ts'
import { deleteRecord } from '#services/operations/archive.ts'
import { as, router } from '../trpc.ts'

const table = 'crops'

export const crops = router({
  list: as('admin')
    .input(deskFilter(DESK_SORTS.crop))
    .output(countedPageOf(deskCrop))
    .query(({ ctx, input }) => listAllCrops(ctx.db, input)),

  create: as('admin')
    .input(newCrop)
    .output(deskCrop)
    .mutation(({ ctx, input }) => ctx.write((tx) => addCatalogueCrop(tx, input), { table })),

  change: as('admin')
    .input(cropEdit)
    .output(deskCrop)
    .mutation(({ ctx, input }) => ctx.write((tx) => changeCatalogueCrop(tx, input, ctx), { table, id: input.id })),

  delete: as('admin')
    .input(z.object({ id: rowId }))
    .output(deletedRow)
    .mutation(({ ctx, input }) => ctx.write((tx) => deleteRecord(tx, 'crop', input.id, ctx), { table, id: input.id })),
})
