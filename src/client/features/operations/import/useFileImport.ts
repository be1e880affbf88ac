import { useState } from 'react'
import { useWrite } from '#client/api/useWrite.ts'
import { useRefusals } from '#client/i18n/useRefusals.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { ImportState } from '#domain/operations/import/import-state.schema.ts'
import { type UploadPlace, uploadFile } from './upload-file.ts'

const LOOK_EVERY_MS = 400

type ImportRequest = { fileId: string; isDryRun: boolean }
type Kind<Report, Choice> = {
  place: UploadPlace
  start: (asked: ImportRequest, choice: Choice) => Promise<{ importId: string }>
  /** The import that was started last, and where it stands, asked with `whileRunning`. */
  importId: string | null
  onStarted: (importId: string | null) => void
  state: { data?: ImportState<Report> | undefined; isError: boolean }
}

/** Asks where an import stands until it has ended. */
export const whileRunning = (importId: string | null) => ({
  enabled: importId !== null,
  // A report stays as it is, and may be large.
  refetchOnWindowFocus: false,
  refetchInterval: ({
    state: { data, status },
  }: {
    state: { data?: { state: string } | undefined; status: string }
  }) => (status === 'error' || (data && data.state !== 'running') ? (false as const) : LOOK_EVERY_MS),
})

/** The steps of an import: choose and upload a file, look at what it would do, import it, read how that went. */
export function useFileImport<Report, Choice>({ place, start, importId, onStarted, state }: Kind<Report, Choice>) {
  const t = useTranslations('desk.fileImport')
  const refusals = useRefusals()
  const [percent, setPercent] = useState<number | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [chosen, setChosen] = useState<{ fileId: string; name: string } | null>(null)
  const starting = useWrite((run: () => Promise<{ importId: string }>) => run(), {
    failed: ({ reason }) => reason ?? t('notStarted'),
    onDone: (started) => onStarted(started.importId),
  })
  const begin = (asked: ImportRequest, choice: Choice) => starting.mutate(() => start(asked, choice))
  const startOver = () => {
    setChosen(null)
    onStarted(null)
    setRefusal(null)
  }
  const now = importId === null ? undefined : state.data
  return {
    fileName: chosen?.name ?? null,
    /** How much of the file is on its way; null where none is. */
    percent,
    isStarting: starting.isPending,
    running: now?.state === 'running' ? now : null,
    report: now?.state === 'done' ? now.report : null,
    /** Why the file, or its import, came to nothing. */
    refusal:
      refusal ??
      (now?.state === 'refused' ? ((now.check && refusals.ofSentCheck(now.check)) ?? now.message) : null) ??
      (now?.state === 'failed' ? t('failed') : null) ??
      (state.isError ? t('lost') : null),
    /** Uploads a file and asks what it would do. */
    async choose(file: File, choice: Choice) {
      startOver()
      setPercent(0)
      const uploaded = await uploadFile(file, place, setPercent)
      setPercent(null)
      if ('message' in uploaded) return setRefusal(uploaded.message ?? t('notUploaded'))
      setChosen({ fileId: uploaded.fileId, name: file.name })
      begin({ fileId: uploaded.fileId, isDryRun: true }, choice)
    },
    /** Asks again what the file would do, or imports it. */
    again: (isDryRun: boolean, choice: Choice) => chosen && begin({ fileId: chosen.fileId, isDryRun }, choice),
    startOver,
  }
}
export type FileImport = ReturnType<typeof useFileImport>
