import { Button } from '@mantine/core'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { FarmerImport } from '#domain/people/user-record.schema.ts'
import { SaveRefused } from './SaveRefused.tsx'
import { PrintSlips } from './start-codes/PrintSlips.tsx'
import { SaveCodes } from './start-codes/SaveCodes.tsx'
import type { useKeptCodes } from './start-codes/useKeptCodes.ts'
import classes from './Users.module.css'

type ImportReportProps = { done: FarmerImport; kept: ReturnType<typeof useKeptCodes> }

/** What an import did, with the codes of the farmers to save or print. */
export function ImportReport({ done, kept }: ImportReportProps) {
  const { farmers, imported, changed, refused, refusedFile, codesExpireAt } = done
  const t = useTranslations('desk.user.import')
  const hasCodes = farmers.some(({ code }) => code !== null)
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
      {kept.asks && (
        <p role="alert" className={classes.problem}>
          {t('unsaved')}
        </p>
      )}
      <div className={classes.buttons}>
        {hasCodes && codesExpireAt && <PrintSlips farmers={farmers} validUntil={codesExpireAt} onPrinted={kept.keep} />}
        {hasCodes && <SaveCodes farmers={farmers} onSaved={kept.keep} />}
        <Button size="md" variant="default" onClick={kept.close}>
          {t(kept.asks ? 'leave' : 'close')}
        </Button>
      </div>
    </div>
  )
}
