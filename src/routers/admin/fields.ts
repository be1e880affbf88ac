import { setImmediate as turn } from 'node:timers/promises'
import { countedPageOf } from '#domain/contract.ts'
import {
  fieldImport,
  fieldImportInput,
  fieldImportState,
  startFieldImport,
} from '#domain/fields/field-import.schema.ts'
import { fieldFilter, fieldRecord, fieldSelection } from '#domain/fields/field-list.schema.ts'
import { eudrState } from '#domain/fields/formats/eudr.schema.ts'
import { importIdInput, startedImport } from '#domain/operations/import/import-state.schema.ts'
import { readEudrState } from '#services/fields/eudr.ts'
import { planImport } from '#services/fields/import/plan-import.ts'
import { readFieldFile } from '#services/fields/import/read-file.ts'
import { importedFieldIds, importFields, previewOf } from '#services/fields/import-fields.ts'
import { listFieldRecords } from '#services/fields/list-fields.ts'
import { slicesOf } from '#services/operations/import/slices.ts'
import { as, router } from '../trpc.ts'

/** The fields of all farmers. */
export const fields = router({
  list: as('admin')
    .input(fieldFilter)
    .output(countedPageOf(fieldRecord))
    .query(({ ctx, input }) => listFieldRecords(ctx.db, input)),

  /** Which of them a buyer in the European Union can declare, and what the others lack. */
  eudr: as('admin')
    .input(fieldSelection)
    .output(eudrState)
    .query(({ ctx, input }) => readEudrState(ctx.db, input)),

  /** Imports the good fields of a file; a dry run tells what is new, what lies over other fields, and what is refused. */
  import: as('admin')
    .input(fieldImportInput)
    .output(fieldImport)
    .mutation(async ({ ctx, input: { file, dryRun, ...order } }) => {
      const found = await readFieldFile(Buffer.from(file, 'base64'))
      const slices = slicesOf(() => turn())
      const plan = await planImport(ctx.db, { found, order, writer: ctx }, slices.next)
      if (dryRun) return previewOf(plan)
      // An import in its thread may have begun to write meanwhile.
      await ctx.imports.whenWritable()
      return ctx.write((tx) => importFields(tx, plan), { table: 'fields', idsOf: importedFieldIds })
    }),

  /** The same for a large file, which was uploaded before: beside the requests, with a state to look at. */
  startImport: as('admin')
    .input(startFieldImport)
    .output(startedImport)
    .mutation(({ ctx, input: { fileId, ...order } }) =>
      ctx.imports.fields.start({ fileId, order, actor: ctx.user, requestId: ctx.requestId }),
    ),

  importState: as('admin')
    .input(importIdInput)
    .output(fieldImportState)
    .query(({ ctx, input }) => ctx.imports.fields.stateOf(input.importId, ctx.user)),
})
