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
import { MOST } from '#domain/bounds.ts'
import { crop, cropChange, cropHarvest, cropToAdd, cropYield, farmerCrop } from '#domain/crops/crop.schema.ts'
import { expectedHarvest, harvestFollows, toSquareMetres } from '#domain/crops/crop.ts'
import { dayOf } from '#domain/dates.ts'
import { problem } from '#domain/problem.ts'
import { asFarmerCrop, changeCrop, logCrop } from '#services/crops/crop-change.ts'
import { anyone, router } from '../trpc.ts'
import { reachableCrop, reachableFarmer } from './reach.ts'

export const crops = router({
  catalogue: anyone.output(z.array(crop)).query(({ ctx }) => listCrops(ctx.db)),

  list: reachableFarmer
    .output(z.array(farmerCrop))
    .query(({ ctx }) => listFarmerCrops(ctx.db, ctx.farmer.id).map(asFarmerCrop)),

  add: reachableFarmer
    .input(cropToAdd)
    .output(farmerCrop)
    .mutation(({ ctx, input }) =>
      ctx.once((tx) => {
        const chosen = findCrop(tx, input.cropId)
        if (!chosen) throw problem('unknownCrop')
        if (input.id && isFarmerCropId(tx, input.id)) throw problem('idTaken')
        if (countFarmerCrops(tx, ctx.farmer.id) >= MOST.crops) throw problem('cropsFull')
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
    .input(cropChange)
    .output(farmerCrop)
    .mutation(({ ctx, input }) =>
      ctx.once((tx) =>
        changeCrop(
          tx,
          ctx,
          ctx.grown,
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
    .input(cropHarvest)
    .output(farmerCrop)
    .mutation(({ ctx, input }) =>
      ctx.once((tx) =>
        changeCrop(tx, ctx, ctx.grown, { status: 'harvested', actualYield: input.actualYield }, input.basis),
      ),
    ),

  recordYield: reachableCrop
    .input(cropYield)
    .output(farmerCrop)
    .mutation(({ ctx, input: { expectedYield, actualYield, basis } }) =>
      ctx.once((tx) => changeCrop(tx, ctx, ctx.grown, { expectedYield, actualYield }, basis)),
    ),

  remove: reachableCrop.output(z.object({ id: z.string() })).mutation(({ ctx }) =>
    ctx.once((tx) => {
      deleteFarmerCrop(tx, ctx.grown.id)
      return { id: ctx.grown.id }
    }),
  ),
})
