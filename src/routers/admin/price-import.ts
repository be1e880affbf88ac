import { commodityKey } from '#domain/market/import/commodity.ts'
import {
  chooseCropInput,
  chosenCrop,
  priceImportState,
  startPriceImport,
} from '#domain/market/import/price-import.schema.ts'
import { importIdInput, startedImport } from '#domain/operations/import/import-state.schema.ts'
import { chooseImportedCrop } from '#services/market/import/choose-crop.ts'
import { as, router } from '../trpc.ts'

export const priceImport = router({
  start: as('admin')
    .input(startPriceImport)
    .output(startedImport)
    .mutation(({ ctx, input: { fileId, ...order } }) =>
      ctx.imports.prices.start({ fileId, order, actor: ctx.user, requestId: ctx.requestId }),
    ),

  state: as('admin')
    .input(importIdInput)
    .output(priceImportState)
    .query(({ ctx, input }) => ctx.imports.prices.stateOf(input.importId, ctx.user)),

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
