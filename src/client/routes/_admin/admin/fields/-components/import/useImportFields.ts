import { useState } from 'react'
import { api } from '#client/api/client.ts'
import { useWrite } from '#client/api/useWrite.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { base64Of } from '#client/ui/read-file.ts'
import { type FieldImport, MAX_FIELD_FILE_BYTES } from '#domain/fields/field-import.schema.ts'

type Asked = { file: string; swapsAxes: boolean; dryRun: boolean }

/** The steps of an import: read a file, look at what it would do, write it. With `fieldId` it holds the border of one. */
export function useImportFields(fieldId: string | null) {
  const t = useTranslations('desk.fields.import')
  const [farmer, setFarmer] = useState('')
  const [chosen, setChosen] = useState<Asked | null>(null)
  const [shown, setShown] = useState<FieldImport | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const write = useWrite(
    async (asked: Asked): Promise<FieldImport | null> => {
      const username = farmer.trim().toLowerCase()
      const farmerId = username === '' ? null : await idOfFarmer(username)
      if (farmerId === undefined) return null
      return api.admin.fields.import.mutate({ ...asked, farmerId, fieldId })
    },
    {
      failed: ({ reason }) => reason ?? t('failed'),
      onDone: (answer, asked) => {
        setRefusal(answer === null ? t('unknownFarmer') : null)
        setShown(answer)
        setChosen({ ...asked, dryRun: true })
      },
      onFailed: ({ reason }) => setRefusal(reason ?? t('failed')),
      refresh: (utils, answer) => answer?.isDryRun === false && utils.admin.fields.invalidate(),
    },
  )
  const begin = async (file: File) => {
    if (file.size > MAX_FIELD_FILE_BYTES) return setRefusal(t('tooLarge'))
    write.mutate({ file: await base64Of(file), swapsAxes: false, dryRun: true })
  }
  return {
    farmer,
    setFarmer,
    shown,
    done: shown?.isDryRun === false,
    refusal,
    isBusy: write.isPending,
    /** Reads a file, or the same one again with its axes swapped. */
    choose(file: File | null, swapsAxes = false) {
      if (file) void begin(file)
      else if (chosen) write.mutate({ ...chosen, swapsAxes })
    },
    run: () => chosen && write.mutate({ ...chosen, dryRun: false }),
  }
}

const idOfFarmer = async (username: string) =>
  (await api.admin.users.list.query({ search: username, role: 'farmer', limit: 20 })).items.find(
    (user) => user.username.toLowerCase() === username,
  )?.id
