import { fieldImport, fieldImportInput } from '#domain/fields/field-import.schema.ts'
import { eudrInput, eudrState } from '#domain/fields/formats/eudr.schema.ts'
import { readEudrState } from '#services/fields/export-fields.ts'
import { readFieldFile } from '#services/fields/import/read-file.ts'
import { importedFieldIds, importFields, previewFields } from '#services/fields/import-fields.ts'
import { as, router } from '../trpc.ts'

/** The fields of all farmers. */
export const fields = router({
  /** Which of them a buyer in the European Union can declare, and what the others lack. */
  eudr: as('admin')
    .input(eudrInput)
    .output(eudrState)
    .query(({ ctx, input }) => readEudrState(ctx.db, input.country)),

  /** Imports the good fields of a file; a dry run tells what is new, what lies over other fields, and what is refused. */
  import: as('admin')
    .input(fieldImportInput)
    .output(fieldImport)
    .mutation(async ({ ctx, input: { file, dryRun, ...order } }) => {
      const found = await readFieldFile(Buffer.from(file, 'base64'))
      if (dryRun) return previewFields(ctx.db, found, order, ctx)
      return ctx.write((tx) => importFields(tx, found, order, ctx), { table: 'fields', idsOf: importedFieldIds })
    }),
})
