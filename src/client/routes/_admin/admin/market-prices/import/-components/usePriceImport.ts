import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#client/api/client.ts'
import { trpc } from '#client/api/hooks.ts'
import { useWrite } from '#client/api/useWrite.ts'
import type { DoubtfulChoice } from '#domain/market/import/price-import.schema.ts'
import { uploadFile } from './upload-file.ts'

const LOOK_EVERY_MS = 400

type Chosen = { fileId: string; name: string }
type Started = { importId: string; isDryRun: boolean }

/** The steps of an import: choose and upload a file, look at what it would do, import it, read how that went. */
export function usePriceImport() {
  const t = useTranslations('desk.priceImport')
  const [percent, setPercent] = useState<number | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [started, setStarted] = useState<Started | null>(null)
  const [isOutdated, setOutdated] = useState(false)
  const state = trpc.admin.priceImport.state.useQuery(
    { importId: started?.importId ?? '' },
    {
      enabled: started !== null,
      refetchInterval: ({ state: { data, status } }) =>
        status === 'error' || (data && data.state !== 'running') ? false : LOOK_EVERY_MS,
    },
  )
  const start = useWrite(api.admin.priceImport.start.mutate, {
    failed: t('notStarted'),
    onDone: ({ importId }, { isDryRun }) => setStarted({ importId, isDryRun }),
  })
  const begin = (file: Chosen, isDryRun: boolean, doubtful: DoubtfulChoice = 'skip') => {
    setOutdated(false)
    start.mutate({ fileId: file.fileId, isDryRun, doubtful })
  }
  const choose = async (file: File) => {
    setRefusal(null)
    setPercent(0)
    const uploaded = await uploadFile(file, setPercent, t('tooLarge'))
    setPercent(null)
    if ('message' in uploaded) return setRefusal(uploaded.message ?? t('notUploaded'))
    const next = { fileId: uploaded.fileId, name: file.name }
    setChosen(next)
    begin(next, true)
  }
  const startOver = () => {
    setChosen(null)
    setStarted(null)
    setRefusal(null)
  }
  const now = state.data
  return {
    fileName: chosen?.name ?? null,
    /** How much of the file is on its way; null where none is. */
    percent,
    isStarting: start.isPending,
    running: now?.state === 'running' ? now : null,
    report: now?.state === 'done' ? now.report : null,
    /** Why the file, or its import, came to nothing. */
    refusal:
      refusal ??
      (now?.state === 'refused' ? now.message : null) ??
      (now?.state === 'failed' ? t('failed') : null) ??
      (state.isError ? t('lost') : null),
    /** Whether a crop was chosen since the rows were counted. */
    isOutdated,
    noteChoice: () => setOutdated(true),
    choose,
    countAgain: () => chosen && begin(chosen, true),
    importNow: (doubtful: DoubtfulChoice) => chosen && begin(chosen, false, doubtful),
    startOver,
  }
}
export type PriceImport = ReturnType<typeof usePriceImport>
