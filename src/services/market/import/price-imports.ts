import type { DoubtfulChoice, PriceImportState } from '#domain/market/import/price-import.schema.ts'
import type { Actor } from '#services/people/actor.ts'

/** An import that an administrator asks for, of a file that was uploaded before. */
export type ImportRequest = {
  fileId: string
  isDryRun: boolean
  doubtful: DoubtfulChoice
  actor: Actor['user']
  requestId: string
}

/** The imports of a server, one at a time. They run on when who started them does not wait. */
export type PriceImports = {
  /** Throws a Problem where another one runs, or the file is gone. */
  start: (request: ImportRequest) => { importId: string }
  /** Throws a Problem where there is no such import, as after a restart of the server. */
  stateOf: (importId: string) => PriceImportState
  /** Resolves when the import that writes has ended, for a write would find the database locked; null where none does. */
  whenWritable: () => Promise<void> | null
}
