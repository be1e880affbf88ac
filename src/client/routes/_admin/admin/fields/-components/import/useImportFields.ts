import { useEffect, useState } from 'react'
import { api } from '#client/api/client.ts'
import { trpc } from '#client/api/hooks.ts'
import { useFileImport, whileRunning } from '#client/features/operations/import/useFileImport.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { LARGE_FIELD_FILE } from '#domain/fields/field-import.schema.ts'

/** What is asked beside the file. */
type Choice = { farmerId: string | null; swapsAxes: boolean }

/** The steps of an import: read a file, look at what it would do, write it. With `fieldId` it holds the border of one. */
export function useImportFields(fieldId: string | null) {
  const t = useTranslations('desk.fields.import')
  const utils = trpc.useUtils()
  const [farmer, setFarmer] = useState('')
  const [isUnknown, setUnknown] = useState(false)
  const [choice, setChoice] = useState<Choice>({ farmerId: null, swapsAxes: false })
  const [importId, setImportId] = useState<string | null>(null)
  const state = trpc.admin.fields.importState.useQuery({ importId: importId ?? '' }, whileRunning(importId))
  const { report, choose, again, refusal, ...steps } = useFileImport({
    place: { path: '/api/admin/fields/import/files', maxBytes: LARGE_FIELD_FILE.bytes, tooLarge: t('tooLarge') },
    start: (asked: { fileId: string; isDryRun: boolean }, chosen: Choice) =>
      api.admin.fields.startImport.mutate({ ...asked, ...chosen, fieldId }),
    importId,
    onStarted: setImportId,
    state,
  })
  const isDone = report?.isDryRun === false
  useEffect(() => {
    if (isDone) void utils.admin.fields.invalidate()
  }, [isDone, utils])
  const begin = async (file: File) => {
    const username = farmer.trim().toLowerCase()
    const farmerId = username === '' ? null : await idOfFarmer(username)
    setUnknown(farmerId === undefined)
    if (farmerId === undefined) return
    setChoice({ farmerId, swapsAxes: false })
    void choose(file, { farmerId, swapsAxes: false })
  }
  return {
    ...steps,
    farmer,
    setFarmer,
    shown: isUnknown ? null : report,
    done: isDone,
    refusal: isUnknown ? t('unknownFarmer') : refusal,
    isBusy: steps.percent !== null || steps.running !== null || steps.isStarting,
    choose: (file: File) => void begin(file),
    /** Asks anew what the file would do with its axes swapped. */
    swap() {
      setChoice({ ...choice, swapsAxes: true })
      again(true, { ...choice, swapsAxes: true })
    },
    run: () => again(false, choice),
  }
}

const idOfFarmer = async (username: string) =>
  (await api.admin.users.list.query({ search: username, role: 'farmer', limit: 20 })).items.find(
    (user) => user.username.toLowerCase() === username,
  )?.id
