import * as z from 'zod'
import { listDocuments } from '#db/queries/support/documents.ts'
import { countedPageOf, rowId } from '#domain/contract.ts'
import { document, documentFilter } from '#domain/support/documents/document.schema.ts'
import { documentFor, removeDocument } from '#services/support/documents/documents.ts'
import { as, router } from '../trpc.ts'

const agent = as('extension_agent', 'admin')

/** Documents that agents and administrators share; their bytes have paths of their own (server/http/documents.ts). */
export const documents = router({
  list: agent
    .input(documentFilter)
    .output(countedPageOf(document))
    .query(({ ctx, input }) => {
      const { items, ...page } = listDocuments(ctx.db, input)
      return { ...page, items: items.map((row) => documentFor(row, ctx.user)) }
    }),

  delete: agent
    .input(z.object({ id: rowId }))
    .output(z.object({ id: z.string() }))
    .mutation(({ ctx, input }) =>
      ctx.write((tx) => removeDocument(tx, input, ctx), { table: 'documents', id: input.id }),
    ),
})
