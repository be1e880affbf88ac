import type { FieldImport, FieldImportOrder } from '#domain/fields/field-import.schema.ts'
import type { DoubtfulChoice, PriceImportReport } from '#domain/market/import/price-import.schema.ts'
import type { ImportProgress, ImportState } from '#domain/operations/import/import-state.schema.ts'
import type { FarmerImport } from '#domain/people/user-record.schema.ts'
import type { Actor } from '#services/people/actor.ts'
import type { AuditedAction } from '../audit.ts'

/** A file that was uploaded to be imported. */
export type ImportedFile = { name: string; size: number; bytes: AsyncIterable<Uint8Array> }

/** What an import asks of whoever runs it. */
export type ImportHooks = {
  now: () => Date
  /** Lets other work have its turn. */
  pause: () => Promise<void>
  progress: (progress: ImportProgress) => void
  /** Writes while all other writes are held back. What takes long is written in several turns, so that they get theirs. */
  write: <T>(work: () => T) => Promise<T>
}

/** Who imports, for the audit. */
export type ImportedBy = Omit<AuditedAction, 'at'>

/** An import that an administrator asks for, of a file that was uploaded before. */
export type ImportRequest<Order> = { fileId: string; order: Order; actor: Actor['user']; requestId: string }

/** The imports of one kind of file. They run on when who started them does not wait. */
type Imports<Order, Report> = {
  /** Throws a Problem where another one runs, of whichever kind, or the file is gone. */
  start: (request: ImportRequest<Order>) => { importId: string }
  /** Throws a Problem where this user sees no such import, as after a restart of the server. */
  stateOf: (importId: string, asking: { id: string }) => ImportState<Report>
}

/** What is asked of each kind of file: a dry run only counts what an import would do. */
export type ImportOrders = {
  prices: { isDryRun: boolean; doubtful: DoubtfulChoice }
  farmers: { isDryRun: boolean }
  fields: { isDryRun: boolean } & Omit<FieldImportOrder, 'dryRun'>
}
export type ImportReports = { prices: PriceImportReport; farmers: FarmerImport; fields: FieldImport }
export type ImportKind = keyof ImportOrders

/** All imports of a server, one at a time. */
export type FileImports = { [Kind in ImportKind]: Imports<ImportOrders[Kind], ImportReports[Kind]> } & {
  /** Resolves when the import that writes has done so, for a write would find the database locked; null where none does. */
  whenWritable: () => Promise<void> | null
}
