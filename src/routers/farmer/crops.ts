import { z } from 'zod'
import { listCrops } from '#db/queries/crops/crops.ts'
import { listFarmerCrops } from '#db/queries/crops/farmer-crops.ts'
import {
  addCropInput,
  changeCropInput,
  crop,
  farmerCrop,
  harvestCropInput,
  recordYieldInput,
} from '#domain/crops/crop.schema.ts'
import { addCrop } from '#services/crops/add-crop.ts'
import { editCrop, harvestCrop, recordYield } from '#services/crops/change-crop.ts'
import { asFarmerCrop } from '#services/crops/farmer-crop-answer.ts'
import { removeCrop } from '#services/crops/remove-crop.ts'
import { reachableCrop, reachableFarmer } from '../rungs.ts'
import { anyone, router } from '../trpc.ts'

export const crops = router({
  catalogue: anyone.output(z.array(crop)).query(({ ctx }) => listCrops(ctx.db)),

  list: reachableFarmer
    .output(z.array(farmerCrop))
    .query(({ ctx }) => listFarmerCrops(ctx.db, ctx.farmer.id).map(asFarmerCrop)),

  add: reachableFarmer
    .input(addCropInput)
    .output(farmerCrop)
    .mutation(({ ctx, input }) => ctx.write((tx) => addCrop(tx, input, ctx), { table: 'farmer_crops' })),

  change: reachableCrop
    .input(changeCropInput)
    .output(farmerCrop)
    .mutation(({ ctx, input }) => ctx.write((tx) => editCrop(tx, ctx.farmerCrop, input, ctx), rowOf(ctx))),

  harvest: reachableCrop
    .input(harvestCropInput)
    .output(farmerCrop)
    .mutation(({ ctx, input }) => ctx.write((tx) => harvestCrop(tx, ctx.farmerCrop, input, ctx), rowOf(ctx))),

  recordYield: reachableCrop
    .input(recordYieldInput)
    .output(farmerCrop)
    .mutation(({ ctx, input }) => ctx.write((tx) => recordYield(tx, ctx.farmerCrop, input, ctx), rowOf(ctx))),

  remove: reachableCrop
    .output(z.object({ id: z.string() }))
    .mutation(({ ctx }) => ctx.write((tx) => removeCrop(tx, ctx.farmerCrop), rowOf(ctx))),
})

const rowOf = ({ farmerCrop }: { farmerCrop: { id: string } }) =>
  ({ table: 'farmer_crops', id: farmerCrop.id }) as const
