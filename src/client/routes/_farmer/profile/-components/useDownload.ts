import { useWrite } from '#client/api/useWrite.ts'
import { savePersonalData } from '#client/features/people/save-personal-data.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'

/** Downloads all of the user's data on the server as a file. */
export function useDownload() {
  const t = useTranslations('profile.data')
  const { mutate, isPending } = useWrite(() => savePersonalData('/profile/export', 'kuu-my-data'), {
    done: (file) => ({ title: t('ready'), text: t('readyText', { file }), tone: 'good' }),
    failed: t('failed'),
  })
  return { download: mutate, isPending }
}
