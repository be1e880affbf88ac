import type { Db } from '#db/client.ts'
import type { FieldImport, ImportedField } from '#domain/fields/field-import.schema.ts'
import type { ImportPlan } from './import/plan-import.ts'
import { writerOf } from './import/write-plan.ts'

/** Writes the good fields of a file in this transaction; the others come back with their reasons. */
export const importFields = (tx: Db, plan: ImportPlan): FieldImport => reportOf(writerOf(plan).write(tx, () => false))

/** What an import would do. */
export const previewOf = ({ fields }: ImportPlan): FieldImport => {
  const report = reportOf(fields.map(({ report }) => report))
  return { ...report, isDryRun: true, imported: 0 }
}

/** What became of the fields of a file, in its order. */
export function reportOf(fields: readonly ImportedField[]): FieldImport {
  const refused = fields.filter(({ refusal }) => refusal !== null)
  return {
    isDryRun: false,
    rows: fields.length,
    imported: fields.length - refused.length,
    fresh: fields.length - refused.length,
    refused: refused.length,
    swapped: refused.filter(({ refusal }) => refusal?.check === 'axesSwapped').length,
    fields: [...fields].sort((a, b) => a.number - b.number),
  }
}

/** The ids of the fields that an import has written. */
export const importedFieldIds = ({ fields }: Pick<FieldImport, 'fields'>) => fields.flatMap(({ id }) => id ?? [])
