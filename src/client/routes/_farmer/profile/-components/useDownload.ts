import { useTranslations } from 'use-intl'
import { api } from '#client/api/client.ts'
import { useWrite } from '#client/api/useWrite.ts'
import { today } from '#client/ui/clock.ts'

/** Downloads all of the user's data on the server as a file. */
export function useDownload() {
  const t = useTranslations('profile.data')
  const { mutate, isPending } = useWrite(saveMyData, {
    done: (file) => ({ title: t('ready'), text: t('readyText', { file }), tone: 'good' }),
    failed: t('failed'),
  })
  return { download: mutate, isPending }
}

/** Returns the name of the file. */
async function saveMyData() {
  const data = await api.farmer.profile.export.query()
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
  link.download = `kuu-my-data-${today()}.json`
  link.click()
  // The browser reads the file later; a minute is enough for a slow one.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
  return link.download
}
