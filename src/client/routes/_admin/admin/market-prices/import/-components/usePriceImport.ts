import { useState } from 'react'
import { api } from '#client/api/client.ts'
import { trpc } from '#client/api/hooks.ts'
import { useFileImport, whileRunning } from '#client/features/operations/import/useFileImport.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { DoubtfulChoice } from '#domain/market/import/price-import.schema.ts'
import { MAX_CSV_BYTES } from '#domain/operations/csv-file.ts'

/** The steps of an import of prices; a crop may be chosen anew for a name of the file before it is imported. */
export function usePriceImport() {
  const t = useTranslations('desk.priceImport')
  const [isOutdated, setOutdated] = useState(false)
  const [importId, setImportId] = useState<string | null>(null)
  const state = trpc.admin.priceImport.state.useQuery({ importId: importId ?? '' }, whileRunning(importId))
  const { choose, again, ...steps } = useFileImport({
    place: { path: '/api/admin/market-prices/import/files', maxBytes: MAX_CSV_BYTES, tooLarge: t('tooLarge') },
    start: (asked, { doubtful }: { doubtful: DoubtfulChoice }) =>
      api.admin.priceImport.start.mutate({ ...asked, doubtful }),
    importId,
    onStarted: setImportId,
    state,
  })
  const begin = (isDryRun: boolean, doubtful: DoubtfulChoice) => {
    setOutdated(false)
    again(isDryRun, { doubtful })
  }
  return {
    ...steps,
    /** Whether a crop was chosen since the rows were counted. */
    isOutdated,
    noteChoice: () => setOutdated(true),
    choose: (file: File) => {
      setOutdated(false)
      void choose(file, { doubtful: 'skip' })
    },
    countAgain: () => begin(true, 'skip'),
    importNow: (doubtful: DoubtfulChoice) => begin(false, doubtful),
  }
}
export type PriceImport = ReturnType<typeof usePriceImport>
