import { z } from 'zod'
import { commodityKey } from '#domain/market/import/commodity.ts'
import {
  chooseCropInput,
  chosenCrop,
  priceImportState,
  startedImport,
  startImportInput,
} from '#domain/market/import/price-import.schema.ts'
import { chooseImportedCrop } from '#services/market/import/choose-crop.ts'
import { as, router } from '../trpc.ts'

export const priceImport = router({
  start: as('admin')
    .input(startImportInput)
    .output(startedImport)
    .mutation(({ ctx, input }) => ctx.priceImports.start({ ...input, actor: ctx.user, requestId: ctx.requestId })),

  state: as('admin')
    .input(z.object({ importId: z.string().max(64) }))
    .output(priceImportState)
    .query(({ ctx, input }) => ctx.priceImports.stateOf(input.importId)),

  chooseCrop: as('admin')
    .input(chooseCropInput)
    .output(chosenCrop)
    .mutation(({ ctx, input }) =>
      ctx.write((tx) => chooseImportedCrop(tx, input, ctx), {
        table: 'imported_crop_names',
        id: commodityKey(input.name),
      }),
    ),
})
