import { Button } from '@mantine/core'
import { digits } from '#client/i18n/digits.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { ProgressBar } from '#client/ui/charts/ProgressBar.tsx'
import classes from './Upload.module.css'
import type { Upload } from './useUpload.ts'

/** How far a file has been sent, and the way to cancel it. */
export function UploadProgress({ upload, onCancel }: { upload: Upload; onCancel: () => void }) {
  const t = useTranslations('desk.builder.upload')
  return (
    <div className={classes.progress}>
      <span>{t('progress', { name: upload.name, percent: digits(upload.percent) })}</span>
      <Button variant="subtle" size="compact-md" onClick={onCancel}>
        {t('cancel')}
      </Button>
      <ProgressBar percent={upload.percent} label={t('bar')} />
    </div>
  )
}
