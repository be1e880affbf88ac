import { type Db, transact } from '#db/client.ts'
import { LARGE_IMPORT } from '#domain/people/farmer-import.ts'
import type { FarmerImport } from '#domain/people/user-record.schema.ts'
import type { ImportedBy, ImportedFile, ImportHooks, ImportOrders } from '#services/operations/import/imports.ts'
import { readFarmerFile } from './farmer-file.ts'
import { importFarmers, previewImport, withKnownPhones } from './import-farmers.ts'

type FarmerOrder = ImportOrders['farmers'] & { audit: ImportedBy }

const SAY_EVERY = 250

/**
 * Imports the good rows of a large file of farmers, or only says what that would do, and tells how many rows are done.
 * Throws a FileRefusal where the file is none.
 */
export async function importFarmerFile(
  db: Db,
  { bytes }: ImportedFile,
  { isDryRun, audit }: FarmerOrder,
  { now, progress, write }: ImportHooks,
): Promise<FarmerImport> {
  const telling = (phase: 'reading' | 'comparing' | 'writing') => (done: number, total: number) => {
    if (done === total || done % SAY_EVERY === 0) progress({ phase, done, total })
  }
  const pieces: Uint8Array[] = []
  for await (const piece of bytes) pieces.push(piece)
  const read = await readFarmerFile(Buffer.concat(pieces), LARGE_IMPORT, now().getUTCFullYear(), telling('reading'))
  const file = withKnownPhones(db, read, telling('comparing'))
  const preview = previewImport(db, file)
  if (isDryRun) return preview
  progress({ phase: 'writing', done: 0, total: 0 })
  // What was right a moment ago may be taken meanwhile: it is compared again.
  return write(() => transact(db, (tx) => importFarmers(tx, file, { now, by: audit, progress: telling('writing') })))
}
