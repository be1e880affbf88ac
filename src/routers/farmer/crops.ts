import { z } from 'zod'
import { findCrop, listCrops } from '#db/queries/crops/crops.ts'
import {
  countFarmerCrops,
  deleteFarmerCrop,
  findFarmerCrop,
  insertFarmerCrop,
  isFarmerCropId,
  listFarmerCrops,
} from '#db/queries/crops/farmer-crops.ts'
import { MAX } from '#domain/bounds.ts'
import {
  addCropInput,
  changeCropInput,
  crop,
  farmerCrop,
  harvestCropInput,
  recordYieldInput,
} from '#domain/crops/crop.schema.ts'
import { expectedHarvest, harvestFollows, toSquareMetres } from '#domain/crops/crop.ts'
import { dayOf } from '#domain/dates.ts'
import { problem } from '#domain/problem.ts'
import { asFarmerCrop, changeCrop, logCrop } from '#services/crops/change-crop.ts'
import { anyone, router } from '../trpc.ts'
import { reachableCrop, reachableFarmer } from './reach.ts'

export const crops = router({
  catalogue: anyone.output(z.array(crop)).query(({ ctx }) => listCrops(ctx.db)),

  list: reachableFarmer
    .output(z.array(farmerCrop))
    .query(({ ctx }) => listFarmerCrops(ctx.db, ctx.farmer.id).map(asFarmerCrop)),

  add: reachableFarmer
    .input(addCropInput)
    .output(farmerCrop)
    .mutation(({ ctx, input }) =>
      ctx.write((tx) => {
        const chosen = findCrop(tx, input.cropId)
        if (!chosen) throw problem('unknownCrop')
        if (input.id && isFarmerCropId(tx, input.id)) throw problem('idTaken')
        if (countFarmerCrops(tx, ctx.farmer.id) >= MAX.crops) throw problem('cropsFull')
        const plantingDate = input.plantingDate ?? dayOf(ctx.now())
        if (!harvestFollows(plantingDate, input.expectedHarvestDate)) throw problem('harvestBeforePlanting')
        const { id } = insertFarmerCrop(tx, {
          id: input.id,
          farmerId: ctx.farmer.id,
          cropId: chosen.id,
          plantingDate,
          expectedHarvest: input.expectedHarvestDate ?? expectedHarvest(plantingDate, chosen.growthDuration),
          fieldSize: toSquareMetres(input.areaSize),
          status: input.status,
          notes: input.notes,
          createdAt: ctx.now().toISOString(),
        })
        logCrop(tx, ctx, id, { kind: 'status', status: input.status })
        return asFarmerCrop(findFarmerCrop(tx, id, ctx.farmer.id)!)
      }),
    ),

  change: reachableCrop
    .input(changeCropInput)
    .output(farmerCrop)
    .mutation(({ ctx, input }) =>
      ctx.write((tx) =>
        changeCrop(
          tx,
          ctx,
          ctx.farmerCrop,
          {
            status: input.status,
            plantingDate: input.plantingDate,
            expectedHarvest: input.expectedHarvestDate,
            fieldSize: input.areaSize === undefined ? undefined : toSquareMetres(input.areaSize),
            notes: input.notes === undefined ? undefined : input.notes || null,
          },
          input.basis,
        ),
      ),
    ),

  harvest: reachableCrop
    .input(harvestCropInput)
    .output(farmerCrop)
    .mutation(({ ctx, input }) =>
      ctx.write((tx) =>
        changeCrop(tx, ctx, ctx.farmerCrop, { status: 'harvested', actualYield: input.actualYield }, input.basis),
      ),
    ),

  recordYield: reachableCrop
    .input(recordYieldInput)
    .output(farmerCrop)
    .mutation(({ ctx, input: { expectedYield, actualYield, basis } }) =>
      ctx.write((tx) => changeCrop(tx, ctx, ctx.farmerCrop, { expectedYield, actualYield }, basis)),
    ),

  remove: reachableCrop.output(z.object({ id: z.string() })).mutation(({ ctx }) =>
    ctx.write((tx) => {
      deleteFarmerCrop(tx, ctx.farmerCrop.id)
      return { id: ctx.farmerCrop.id }
    }),
  ),
})
