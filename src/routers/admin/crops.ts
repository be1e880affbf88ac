import * as z from 'zod'
import { findAdminCrop, listAllCrops } from '#db/queries/crops/crops.ts'
import { countedPageOf, rowId } from '#domain/contract.ts'
import { adminCrop, cropEdit, newCrop } from '#domain/crops/catalogue.schema.ts'
import { adminFilter, deletedRow } from '#domain/operations/admin.schema.ts'
import { ADMIN_SORTS } from '#domain/operations/admin-sorts.ts'
import { addCatalogueCrop, changeCatalogueCrop } from '#services/crops/catalogue.ts'
import { deleteRecord } from '#services/operations/archive.ts'
import { as, router } from '../trpc.ts'

const table = 'crops'

export const crops = router({
  list: as('admin')
    .input(adminFilter(ADMIN_SORTS.crop))
    .output(countedPageOf(adminCrop))
    .query(({ ctx, input }) => listAllCrops(ctx.db, input)),

  create: as('admin')
    .input(newCrop)
    .output(adminCrop)
    .mutation(({ ctx, input }) => ctx.write((tx) => addCatalogueCrop(tx, input), { table, again: findAdminCrop })),

  change: as('admin')
    .input(cropEdit)
    .output(adminCrop)
    .mutation(({ ctx, input }) =>
      ctx.write((tx) => changeCatalogueCrop(tx, input, ctx), { table, id: input.id, again: findAdminCrop }),
    ),

  delete: as('admin')
    .input(z.object({ id: rowId }))
    .output(deletedRow)
    .mutation(({ ctx, input }) => ctx.write((tx) => deleteRecord(tx, 'crop', input.id, ctx), { table, id: input.id })),
})
