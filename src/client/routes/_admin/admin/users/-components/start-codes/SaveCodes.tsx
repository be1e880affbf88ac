import { Button } from '@mantine/core'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { saveCsv } from '#client/ui/table/save-csv.ts'
import { showToast } from '#client/ui/toast/toasts.ts'

type Given = { fullName: string; username: string; code: string | null }

/** Saves the codes of farmers as a file for a spreadsheet. */
export function SaveCodes({ farmers, onSaved }: { farmers: readonly Given[]; onSaved: () => void }) {
  const t = useTranslations('desk.user.import')
  const field = useTranslations('desk.field')
  const save = () => {
    const head = [field('username'), field('fullName'), t('code')]
    saveCsv(
      'kuu-codes',
      head,
      farmers.map(({ username, fullName, code }) => [username, fullName, code]),
    )
    showToast({ title: t('codesSaved'), tone: 'good' })
    onSaved()
  }
  return (
    <Button size="md" variant="default" onClick={save}>
      {t('saveCodes')}
    </Button>
  )
}
