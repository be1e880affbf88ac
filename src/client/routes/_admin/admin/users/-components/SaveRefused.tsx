import { Button } from '@mantine/core'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { today } from '#client/phone/clock.ts'
import { saveFile } from '#client/ui/save-file.ts'
import { showToast } from '#client/ui/toast/toasts.ts'
import classes from './Users.module.css'

/** Saves the refused rows of a file, each with its reason; nothing is shown where the file is not told any more. */
export function SaveRefused({ file }: { file: string | null }) {
  const t = useTranslations('desk.user.import')
  if (file === null) return null
  const save = () => {
    saveFile(`kuu-refused-${today()}.csv`, 'text/csv', file)
    showToast({ title: t('refusedSaved'), tone: 'good' })
  }
  return (
    <Button size="md" variant="default" className={classes.copy} onClick={save}>
      {t('saveRefused')}
    </Button>
  )
}
