import { z } from 'zod'
import { transact } from '#db/client.ts'
import { findCrop, listCrops } from '#db/queries/crops.ts'
import {
  type FarmerCropRow,
  findFarmerCrop,
  insertFarmerCrop,
  listFarmerCrops,
  updateFarmerCrop,
} from '#db/queries/farmer-crops.ts'
import { findFarmer } from '#db/queries/farmers.ts'
import { rowId } from '#domain/contract.ts'
import { dayOf } from '#domain/dates.ts'
import { crop, cropChange, cropOfFarmer, cropToAdd, type FarmerCrop, farmerCrop } from '#domain/farmer/crop.schema.ts'
import {
  canMoveCrop,
  cropProgress,
  expectedHarvest,
  harvestFollows,
  toHectares,
  toSquareMetres,
} from '#domain/farmer/crop.ts'
import { problem } from '#domain/problem.ts'
import { anyone, router, signedIn } from '../trpc.ts'

/** A farmer within the caller's reach: herself, or anyone for agents and administrators. Others do not exist. */
const reachableFarmer = signedIn.input(z.object({ farmerId: rowId })).use(({ ctx, input, next }) => {
  if (ctx.user.role === 'farmer' && ctx.user.id !== input.farmerId) throw problem('notFound')
  const farmer = findFarmer(ctx.db, input.farmerId)
  if (!farmer) throw problem('notFound')
  return next({ ctx: { farmer } })
})

const reachableCrop = reachableFarmer.input(cropOfFarmer).use(({ ctx, input, next }) => {
  const grown = findFarmerCrop(ctx.db, input.cropId, ctx.farmer.id)
  if (!grown) throw problem('notFound')
  return next({ ctx: { grown } })
})

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
        return asFarmerCrop(findFarmerCrop(tx, id, ctx.farmer.id)!)
      }),
    ),

  change: reachableCrop
    .input(cropChange)
    .output(farmerCrop)
    .mutation(({ ctx, input }) =>
      transact(ctx.db, (tx) => {
        const before = findFarmerCrop(tx, ctx.grown.id, ctx.farmer.id)!
        const status = input.status ?? before.status
        if (!canMoveCrop(before.status, status)) throw problem('cropMoveRefused')
        const { plantingDate = before.plantingDate, expectedHarvestDate = before.expectedHarvest } = input
        if (!harvestFollows(plantingDate, expectedHarvestDate)) throw problem('harvestBeforePlanting')
        updateFarmerCrop(tx, before.id, {
          status,
          statusBefore: statusBefore(before, status),
          plantingDate,
          expectedHarvest: expectedHarvestDate,
          fieldSize: input.areaSize === undefined ? undefined : toSquareMetres(input.areaSize),
          notes: input.notes === undefined ? undefined : input.notes || null,
        })
        return asFarmerCrop(findFarmerCrop(tx, before.id, ctx.farmer.id)!)
      }),
    ),
})

/** What a crop in trouble was before the trouble; nothing else needs to be remembered. */
const statusBefore = (before: FarmerCropRow, status: FarmerCropRow['status']) => {
  if (status !== 'problem') return null
  return before.status === 'problem' ? before.statusBefore : before.status
}

const asFarmerCrop = ({ statusBefore, ...row }: FarmerCropRow): FarmerCrop => ({
  ...row,
  progress: cropProgress(row.status, statusBefore),
  areaSize: row.fieldSize === null ? null : toHectares(row.fieldSize),
  imageUrl: row.crop.imageUrl,
})
