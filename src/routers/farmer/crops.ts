import { z } from 'zod'
import { transact } from '#db/client.ts'
import { findCrop, listCrops } from '#db/queries/crops.ts'
import { deleteFarmerCrop, findFarmerCrop, insertFarmerCrop, listFarmerCrops } from '#db/queries/farmer-crops.ts'
import { dayOf } from '#domain/dates.ts'
import { crop, cropChange, cropHarvest, cropToAdd, cropYield, farmerCrop } from '#domain/farmer/crop.schema.ts'
import { expectedHarvest, harvestFollows, toSquareMetres } from '#domain/farmer/crop.ts'
import { problem } from '#domain/problem.ts'
import { anyone, router } from '../trpc.ts'
import { asFarmerCrop, changeCrop, logCrop } from './crop-change.ts'
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
      transact(ctx.db, (tx) => {
        const chosen = findCrop(tx, input.cropId)
        if (!chosen) throw problem('unknownCrop')
        const plantingDate = input.plantingDate ?? dayOf(ctx.now())
        if (!harvestFollows(plantingDate, input.expectedHarvestDate)) throw problem('harvestBeforePlanting')
        const { id } = insertFarmerCrop(tx, {
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
      transact(ctx.db, (tx) =>
        changeCrop(tx, ctx, ctx.grown, {
          status: input.status,
          plantingDate: input.plantingDate,
          expectedHarvest: input.expectedHarvestDate,
          fieldSize: input.areaSize === undefined ? undefined : toSquareMetres(input.areaSize),
          notes: input.notes === undefined ? undefined : input.notes || null,
        }),
      ),
    ),

  harvest: reachableCrop
    .input(cropHarvest)
    .output(farmerCrop)
    .mutation(({ ctx, input }) =>
      transact(ctx.db, (tx) => changeCrop(tx, ctx, ctx.grown, { status: 'harvested', actualYield: input.actualYield })),
    ),

  recordYield: reachableCrop
    .input(cropYield)
    .output(farmerCrop)
    .mutation(({ ctx, input: { expectedYield, actualYield } }) =>
      transact(ctx.db, (tx) => changeCrop(tx, ctx, ctx.grown, { expectedYield, actualYield })),
    ),

  remove: reachableCrop.output(z.object({ id: z.string() })).mutation(({ ctx }) => {
    deleteFarmerCrop(ctx.db, ctx.grown.id)
    return { id: ctx.grown.id }
  }),
})
