import * as z from 'zod'
import { boundaryCase } from '#domain/fields/boundary-case.schema.ts'
import { casesOfField } from '#services/fields/boundary-cases.ts'
import { reachableField } from '../rungs.ts'
import { router } from '../trpc.ts'

/** Other farmers' borders that lie over a field, until their farmers have agreed. */
export const boundaryCases = router({
  list: reachableField.output(z.array(boundaryCase)).query(({ ctx }) => casesOfField(ctx.db, ctx.field.id)),
})
