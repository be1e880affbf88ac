import { findInput, found } from '#domain/operations/palette.schema.ts'
import { findAnything } from '#services/operations/find-anything.ts'
import { as } from '../trpc.ts'

/** What some words find on the whole desk. */
export const find = as('admin')
  .input(findInput)
  .output(found)
  .query(({ ctx, input }) => findAnything(ctx.db, input.words))
