import * as z from 'zod'
import { findFarmerCrop } from '#db/queries/crops/farmer-crops.ts'
import { findField } from '#db/queries/fields/fields.ts'
import { findFarmer } from '#db/queries/people/farmers.ts'
import { rowId } from '#domain/contract.ts'
import { cropOfFarmer } from '#domain/crops/crop.schema.ts'
import { fieldIdInput } from '#domain/fields/field.schema.ts'
import { accountRemoval } from '#domain/people/profile.schema.ts'
import { canAccessFarmer } from '#domain/people/reach.ts'
import { problem } from '#domain/problem.ts'
import { provePassword } from '#services/people/prove-password.ts'
import { signedIn, withSession } from './trpc.ts'

/** Rungs of the ladder of rights that several routers share. The ladder itself is in trpc.ts. */

/** A farmer within the caller's reach: oneself, or any farmer for agents and administrators. Others answer 404. */
export const reachableFarmer = signedIn.input(z.object({ farmerId: rowId })).use(({ ctx, input, type, next }) => {
  // A farmer who asks was found with the session, just now; a write may have waited since.
  const isFound = type === 'query' && ctx.user.role === 'farmer'
  const farmer = canAccessFarmer(ctx.user, input.farmerId) && (isFound ? ctx.user : findFarmer(ctx.db, input.farmerId))
  if (!farmer) throw problem('notFound')
  return next({ ctx: { farmer: { id: farmer.id } } })
})

/** A crop of a farmer within the caller's reach. */
export const reachableCrop = reachableFarmer.input(cropOfFarmer).use(({ ctx, input, next }) => {
  const farmerCrop = findFarmerCrop(ctx.db, input.cropId, ctx.farmer.id)
  if (!farmerCrop) throw problem('notFound')
  return next({ ctx: { farmerCrop } })
})

/** A field of a farmer within the caller's reach. */
export const reachableField = signedIn.input(fieldIdInput).use(({ ctx, input, next }) => {
  const field = findField(ctx.db, input.id)
  if (!field || !canAccessFarmer(ctx.user, field.farmerId)) throw problem('notFound')
  return next({ ctx: { field } })
})

/** Somebody who sent the right password once more, with the hash that it fits. */
export const proven = withSession.input(accountRemoval).use(async ({ ctx, input, next }) => {
  const passwordHash = await provePassword(ctx.db, input, ctx)
  return next({ ctx: { passwordHash } })
})
