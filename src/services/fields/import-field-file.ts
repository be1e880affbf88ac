import { type Db, transact } from '#db/client.ts'
import { type FieldImport, LARGE_FIELD_FILE, MAX_REPORTED_FIELDS } from '#domain/fields/field-import.schema.ts'
import { audited } from '#services/operations/audit.ts'
import type { ImportedBy, ImportedFile, ImportHooks, ImportOrders } from '#services/operations/import/imports.ts'
import { readFieldFile } from './import/read-file.ts'
import { importedFieldIds, importFields, previewFields } from './import-fields.ts'

type FieldOrder = ImportOrders['fields'] & { audit: ImportedBy }

const SAY_EVERY = 250

/**
 * Imports the good fields of a large file, or only says what that would do, and tells how many are done. Throws a
 * FileRefusal where the file is none.
 */
export async function importFieldFile(
  db: Db,
  { bytes }: ImportedFile,
  { isDryRun, audit, ...order }: FieldOrder,
  { now, progress, beforeWriting }: ImportHooks,
): Promise<FieldImport> {
  const pieces: Uint8Array[] = []
  for await (const piece of bytes) pieces.push(piece)
  const found = await readFieldFile(Buffer.concat(pieces), LARGE_FIELD_FILE)
  // A dry run writes too, and takes it back: nobody else can write meanwhile.
  await beforeWriting()
  const phase = isDryRun ? 'comparing' : 'writing'
  const tell = (done: number, total: number) => done % SAY_EVERY === 0 && progress({ phase, done, total })
  const writer = { user: { id: audit.actor?.id ?? '' }, now, writtenAt: now }
  if (isDryRun) return shortened(previewFields(db, found, order, writer, tell))
  const write = () => transact(db, (tx) => audited(tx, { ...audit, at: now().toISOString() }, { table: 'fields', idsOf: importedFieldIds }, () => importFields(tx, found, order, writer, tell))) // biome-ignore format: one sentence
  return shortened(write())
}

/** A report that is not longer than somebody reads: what was refused, and what lies over other fields, comes first. */
function shortened(report: FieldImport): FieldImport {
  const { fields } = report
  if (fields.length <= MAX_REPORTED_FIELDS) return report
  const needsLook = ({ refusal, overlaps }: FieldImport['fields'][number]) => refusal !== null || overlaps.length > 0
  const first = [...fields.filter(needsLook), ...fields.filter((field) => !needsLook(field))]
  return { ...report, fields: first.slice(0, MAX_REPORTED_FIELDS) }
}
