import { useEffect, useState } from 'react'
import { api } from '#client/api/client.ts'
import { trpc } from '#client/api/hooks.ts'
import { useFileImport, whileRunning } from '#client/features/operations/import/useFileImport.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { LARGE_IMPORT } from '#domain/people/farmer-import.ts'

/** Compares a file of farmers with what is there, and imports it. */
export function useImportFarmers() {
  const t = useTranslations('desk.user.import')
  const utils = trpc.useUtils()
  const [importId, setImportId] = useState<string | null>(null)
  const state = trpc.admin.users.importState.useQuery({ importId: importId ?? '' }, whileRunning(importId))
  const { report, choose, again, ...steps } = useFileImport({
    place: { path: '/api/admin/users/import/files', maxBytes: LARGE_IMPORT.bytes, tooLarge: t('tooLarge') },
    start: (asked: { fileId: string; isDryRun: boolean }) => api.admin.users.startImport.mutate(asked),
    importId,
    onStarted: setImportId,
    state,
  })
  const done = report && !report.isDryRun ? report : null
  useEffect(() => {
    if (done) void Promise.all([utils.admin.users.list.invalidate(), utils.admin.stats.invalidate()])
  }, [done, utils])
  return {
    ...steps,
    isBusy: steps.percent !== null || steps.running !== null || steps.isStarting,
    shown: done ? null : report,
    done,
    choose: (file: File) => void choose(file, null),
    run: () => again(false, null),
  }
}
