import * as z from 'zod'
import { findPresentOrRemovedField, listFieldsOf, listRemovedFieldsOf } from '#db/queries/fields/fields.ts'
import { field, fieldEdit, fieldIdInput, newField, removedField } from '#domain/fields/field.schema.ts'
import { seasonCard } from '#domain/fields/season/season-card.schema.ts'
import { canAccessFarmer } from '#domain/people/reach.ts'
import { problem } from '#domain/problem.ts'
import { asField, fieldOf } from '#services/fields/field-answer.ts'
import { addField, changeField, removeField, restoreField } from '#services/fields/save-field.ts'
import { seasonCardsOf } from '#services/fields/season/season-card.ts'
import { reachableFarmer, reachableField } from '../rungs.ts'
import { router, signedIn } from '../trpc.ts'

const table = 'fields'

/** A field within the caller's reach, also one that was removed. */
const removableField = signedIn.input(fieldIdInput).use(({ ctx, input, next }) => {
  const found = findPresentOrRemovedField(ctx.db, input.id)
  if (!found || !canAccessFarmer(ctx.user, found.farmerId)) throw problem('notFound')
  return next()
})

/** Where a farmer's crops stand: with a border, or with an area alone. */
export const fields = router({
  list: reachableFarmer.output(z.array(field)).query(({ ctx }) => listFieldsOf(ctx.db, ctx.farmer.id).map(asField)),

  /** What `restore` brings back. */
  removed: reachableFarmer.output(z.array(removedField)).query(({ ctx }) => listRemovedFieldsOf(ctx.db, ctx.farmer.id)),

  get: reachableField.output(field).query(({ ctx }) => asField(ctx.field)),

  /** How the crops that stand in a field have had water; empty where none stands, or none of which a method is known. */
  season: reachableField.output(z.array(seasonCard)).query(({ ctx }) => seasonCardsOf(ctx.db, ctx.field, ctx.now())),

  create: reachableFarmer
    .input(newField)
    .output(field)
    .mutation(({ ctx, input }) => ctx.write((tx) => addField(tx, input, ctx), { table, again: fieldOf })),

  change: reachableField
    .input(fieldEdit)
    .output(field)
    .mutation(({ ctx, input }) =>
      ctx.write((tx) => changeField(tx, input, ctx), { table, id: input.id, again: fieldOf }),
    ),

  remove: removableField
    .output(fieldIdInput)
    .mutation(({ ctx, input }) => ctx.write((tx) => removeField(tx, input, ctx), { table, id: input.id })),

  /** Reverses `remove`. */
  restore: removableField
    .output(field)
    .mutation(({ ctx, input }) =>
      ctx.write((tx) => restoreField(tx, input, ctx), { table, id: input.id, again: fieldOf }),
    ),
})
