import { pageInput, pageOf } from '#domain/contract.ts'
import { boundaryCase, caseIdInput, settleCaseInput } from '#domain/fields/boundary-case.schema.ts'
import { problem } from '#domain/problem.ts'
import { caseOf, listCases, settleCase } from '#services/fields/boundary-cases.ts'
import { as, router } from '../trpc.ts'

const agent = as('extension_agent', 'admin')

/** Fields of two farmers whose borders lie over each other. */
export const boundaryCases = router({
  list: agent
    .input(pageInput)
    .output(pageOf(boundaryCase))
    .query(({ ctx, input }) => listCases(ctx.db, input)),

  get: agent
    .input(caseIdInput)
    .output(boundaryCase)
    .query(({ ctx, input }) => {
      const found = caseOf(ctx.db, input.id)
      if (!found) throw problem('notFound')
      return found
    }),

  /** Notes what the farmers agreed on. */
  settle: agent
    .input(settleCaseInput)
    .output(boundaryCase)
    .mutation(({ ctx, input }) =>
      ctx.write((tx) => settleCase(tx, input, ctx), { table: 'boundary_cases', id: input.id, again: caseOf }),
    ),
})
