import type { Db } from '#db/client.ts'
import { importFieldFile } from '#services/fields/import-field-file.ts'
import { importPrices } from '#services/market/import/import-prices.ts'
import type {
  ImportedBy,
  ImportedFile,
  ImportHooks,
  ImportKind,
  ImportOrders,
  ImportReports,
} from '#services/operations/import/imports.ts'
import { importFarmerFile } from '#services/people/admin/import-farmer-file.ts'
import { withoutCodes } from '#services/people/admin/import-farmers.ts'

type Kind<K extends ImportKind> = {
  /** How the audit calls it. */
  action: string
  /** Takes out of a report what only who started the import may see, and only for an hour; null where nothing is. */
  withoutSecrets: ((report: ImportReports[K]) => ImportReports[K]) | null
  /** Whether it writes in turns so short that another write can wait for one, instead of once and for long. */
  writesInTurns: boolean
  run: (
    db: Db,
    file: ImportedFile,
    order: ImportOrders[K] & { audit: ImportedBy },
    hooks: ImportHooks,
  ) => Promise<ImportReports[K]>
}

/** What can be imported from a file. */
export const IMPORTS: { [K in ImportKind]: Kind<K> } = {
  prices: { action: 'admin.marketPrices.import', withoutSecrets: null, writesInTurns: false, run: importPrices },
  fields: { action: 'admin.fields.import', withoutSecrets: null, writesInTurns: true, run: importFieldFile },
  farmers: { action: 'admin.users.import', withoutSecrets: withoutCodes, writesInTurns: false, run: importFarmerFile },
}
