import { eudrInput, eudrState } from '#domain/fields/formats/eudr.schema.ts'
import { readEudrState } from '#services/fields/export-fields.ts'
import { as, router } from '../trpc.ts'

/** The fields of all farmers. */
export const fields = router({
  /** Which of them a buyer in the European Union can declare, and what the others lack. */
  eudr: as('admin')
    .input(eudrInput)
    .output(eudrState)
    .query(({ ctx, input }) => readEudrState(ctx.db, input.country)),
})
