import { Button } from '@mantine/core'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { saveCsv } from '#client/ui/table/save-csv.ts'
import { showToast } from '#client/ui/toast/toasts.ts'
import type { FarmerImport } from '#domain/people/user-record.schema.ts'
import { SaveRefused } from './SaveRefused.tsx'
import classes from './Users.module.css'

/** What an import did, with the codes of the farmers to save once. */
export function ImportReport({ done, onClose }: { done: FarmerImport; onClose: () => void }) {
  const { farmers, imported, changed, refused, refusedFile } = done
  const t = useTranslations('desk.user.import')
  const field = useTranslations('desk.field')
  const hasCodes = farmers.some(({ code }) => code !== null)
  const save = () => {
    const head = [field('username'), field('fullName'), t('code')]
    saveCsv(
      'kuu-codes',
      head,
      farmers.map(({ username, fullName, code }) => [username, fullName, code]),
    )
    showToast({ title: t('codesSaved'), tone: 'good' })
  }
  return (
    <div className={classes.parts} role="status">
      <p>
        <b>{t('done', { count: imported })}</b>
      </p>
      {changed > 0 && (
        <p>
          <b>{t('doneChanged', { count: changed })}</b>
        </p>
      )}
      {refused > 0 && <p className={classes.problem}>{t('doneRefused', { count: refused })}</p>}
      <SaveRefused file={refusedFile} />
      {imported > 0 && <p>{t(hasCodes ? 'codes' : 'codesLost')}</p>}
      <div className={classes.buttons}>
        {hasCodes && (
          <Button size="md" onClick={save}>
            {t('saveCodes')}
          </Button>
        )}
        <Button size="md" variant="default" onClick={onClose}>
          {t('close')}
        </Button>
      </div>
    </div>
  )
}
