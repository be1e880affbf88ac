import { type Db, transact } from '#db/client.ts'
import { newId } from '#db/columns.ts'
import { deleteUnfinished, insertUnfinished } from '#db/queries/fields/unfinished-imports.ts'
import {
  type FieldImport,
  type ImportedField,
  LARGE_FIELD_FILE,
  MAX_REPORTED_FIELDS,
} from '#domain/fields/field-import.schema.ts'
import { audited } from '#services/operations/audit.ts'
import type { ImportedBy, ImportedFile, ImportHooks, ImportOrders } from '#services/operations/import/imports.ts'
import { slicesOf } from '#services/operations/import/slices.ts'
import { type ImportPlan, planImport } from './import/plan-import.ts'
import { readFieldFile } from './import/read-file.ts'
import { writerOf } from './import/write-plan.ts'
import { importedFieldIds, previewOf, reportOf } from './import-fields.ts'

type FieldOrder = ImportOrders['fields'] & { audit: ImportedBy }

const SAY_EVERY = 250
/** So long others wait for a turn of writing; between two turns they write. */
const TURN_MS = 50

/**
 * Imports the good fields of a large file, or only says what that would do, and tells how many are done. Throws a
 * FileRefusal where the file is none.
 */
export async function importFieldFile(
  db: Db,
  { bytes }: ImportedFile,
  { isDryRun, audit, ...order }: FieldOrder,
  hooks: ImportHooks,
): Promise<FieldImport> {
  const { now, progress, pause } = hooks
  const pieces: Uint8Array[] = []
  for await (const piece of bytes) pieces.push(piece)
  const writer = { user: { id: audit.actor?.id ?? '' }, now, writtenAt: now }
  const slices = slicesOf(pause)
  const found = await readFieldFile(Buffer.concat(pieces.splice(0)), LARGE_FIELD_FILE)
  const plan = await planImport(db, { found, order, writer }, (done, total) => {
    if (done % SAY_EVERY === 0) progress({ phase: 'comparing', done, total })
    return slices.next()
  })
  return shortened(isDryRun ? previewOf(plan) : await writeInTurns(db, plan, audit, hooks))
}

/** Writes a plan in short turns, so that nobody waits for the whole of it; until the last one it can be taken back. */
async function writeInTurns(db: Db, plan: ImportPlan, audit: ImportedBy, { now, progress, pause, write }: ImportHooks) {
  const writer = writerOf(plan)
  const run = { id: newId(), fieldIds: [...plan.ids], requestId: audit.requestId, startedAt: now().toISOString() }
  const fields: ImportedField[] = []
  while (!writer.isDone()) {
    const turn = (tx: Db) => {
      if (fields.length === 0) insertUnfinished(tx, run)
      const end = performance.now() + TURN_MS
      const written = writer.write(tx, () => performance.now() > end)
      if (writer.isDone()) deleteUnfinished(tx, run.id)
      return { fields: written }
    }
    const at = now().toISOString()
    const written = await write(() => transact(db, (tx) => audited(tx, { ...audit, at }, { table: 'fields', idsOf: importedFieldIds }, () => turn(tx)))) // biome-ignore format: one sentence
    fields.push(...written.fields)
    progress({ phase: 'writing', done: fields.length, total: plan.fields.length })
    await pause()
  }
  return reportOf(fields)
}

/** A report that is not longer than somebody reads: what was refused, and what lies over other fields, comes first. */
function shortened(report: FieldImport): FieldImport {
  const { fields } = report
  if (fields.length <= MAX_REPORTED_FIELDS) return report
  const needsLook = ({ refusal, overlaps }: FieldImport['fields'][number]) => refusal !== null || overlaps.length > 0
  const first = [...fields.filter(needsLook), ...fields.filter((field) => !needsLook(field))]
  return { ...report, fields: first.slice(0, MAX_REPORTED_FIELDS) }
}
