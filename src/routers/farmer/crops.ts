import * as z from 'zod'
import { listCatalogue } from '#db/queries/crops/crops.ts'
import { findPresentOrRemovedCrop, listFarmerCrops, listRemovedCrops } from '#db/queries/crops/farmer-crops.ts'
import {
  addCropInput,
  changeCropInput,
  crop,
  cropOfFarmer,
  farmerCrop,
  harvestCropInput,
  recordYieldInput,
  removeCropInput,
  removedCrop,
} from '#domain/crops/crop.schema.ts'
import { problem } from '#domain/problem.ts'
import { addCrop } from '#services/crops/add-crop.ts'
import { editCrop, harvestCrop, recordYield } from '#services/crops/change-crop.ts'
import { asFarmerCrop, cropOf } from '#services/crops/farmer-crop-answer.ts'
import { removeCrop } from '#services/crops/remove-crop.ts'
import { restoreCrop } from '#services/crops/restore-crop.ts'
import { reachableCrop, reachableFarmer } from '../rungs.ts'
import { everybody, router } from '../trpc.ts'

const answeredId = z.object({ id: z.string() })

/** A crop of a farmer within the caller's reach, also one that was removed. */
const removableCrop = reachableFarmer.input(cropOfFarmer).use(({ ctx, input, next }) => {
  const farmerCrop = findPresentOrRemovedCrop(ctx.db, input.cropId, ctx.farmer.id)
  if (!farmerCrop) throw problem('notFound')
  return next({ ctx: { farmerCrop } })
})

export const crops = router({
  catalogue: everybody.output(z.array(crop)).query(({ ctx }) => listCatalogue(ctx.db)),

  list: reachableFarmer
    .output(z.array(farmerCrop))
    .query(({ ctx }) => listFarmerCrops(ctx.db, ctx.farmer.id).map(asFarmerCrop)),

  add: reachableFarmer
    .input(addCropInput)
    .output(farmerCrop)
    .mutation(({ ctx, input }) =>
      ctx.write((tx) => addCrop(tx, input, ctx), { table: 'farmer_crops', again: cropOf(ctx.farmer.id) }),
    ),

  change: reachableCrop
    .input(changeCropInput)
    .output(farmerCrop)
    .mutation(({ ctx, input }) => ctx.write((tx) => editCrop(tx, ctx.farmerCrop, input, ctx), changedRow(ctx))),

  harvest: reachableCrop
    .input(harvestCropInput)
    .output(farmerCrop)
    .mutation(({ ctx, input }) => ctx.write((tx) => harvestCrop(tx, ctx.farmerCrop, input, ctx), changedRow(ctx))),

  recordYield: reachableCrop
    .input(recordYieldInput)
    .output(farmerCrop)
    .mutation(({ ctx, input }) => ctx.write((tx) => recordYield(tx, ctx.farmerCrop, input, ctx), changedRow(ctx))),

  remove: removableCrop
    .input(removeCropInput)
    .output(answeredId)
    .mutation(({ ctx, input }) => ctx.write((tx) => removeCrop(tx, ctx.farmerCrop, input, ctx), rowOf(ctx))),

  /** What was removed and can be restored. */
  removed: reachableFarmer
    .output(z.array(removedCrop))
    .query(({ ctx }) =>
      listRemovedCrops(ctx.db, ctx.farmer.id).map((row) => ({ ...asFarmerCrop(row), removedAt: row.removedAt })),
    ),

  /** Reverses `remove`. */
  restore: removableCrop
    .output(answeredId)
    .mutation(({ ctx }) => ctx.write((tx) => restoreCrop(tx, ctx.farmerCrop), rowOf(ctx))),
})

type OneCrop = { farmerCrop: { id: string; farmerId: string } }
const rowOf = ({ farmerCrop }: OneCrop) => ({ table: 'farmer_crops', id: farmerCrop.id }) as const
const changedRow = (ctx: OneCrop) => ({ ...rowOf(ctx), again: cropOf(ctx.farmerCrop.farmerId) })
