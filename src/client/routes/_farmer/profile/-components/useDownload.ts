import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '#client/api/client.ts'
import { today } from '#client/ui/clock.ts'
import { showToast } from '#client/ui/toast/toasts.ts'

/** Saves everything that the server holds of the user as a file of the browser. */
export function useDownload() {
  const t = useTranslations('profile.data')
  const error = useTranslations('common.error')
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.farmer.profile.export.query(),
    onSuccess: (data) => {
      const file = `kuu-my-data-${today()}.json`
      save(file, JSON.stringify(data, null, 2))
      showToast({ title: t('ready'), text: t('readyText', { file }), tone: 'good' })
    },
    onError: () => showToast({ title: error('title'), text: t('failed'), tone: 'bad' }),
  })
  return { download: () => mutate(), isPending }
}

function save(file: string, text: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = file
  link.click()
  // The browser reads the file after this turn; a minute is enough for the slowest.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
