import { Button } from '@mantine/core'
import { IconFileUpload } from '@tabler/icons-react'
import { useRef } from 'react'
import adminClasses from '#client/features/operations/admin/Admin.module.css'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Card } from '#client/ui/Card.tsx'
import classes from './Import.module.css'

type ChooseFileProps = {
  /** Why the last file came to nothing. */
  refusal: string | null
  onFile: (file: File) => void
}

export function ChooseFile({ refusal, onFile }: ChooseFileProps) {
  const t = useTranslations('desk.priceImport')
  const input = useRef<HTMLInputElement>(null)
  return (
    <Card className={adminClasses.card}>
      <p>{t('lead')}</p>
      <p className={adminClasses.quiet}>{t('rules')}</p>
      {refusal && (
        <p role="alert" className={classes.refusal}>
          {refusal}
        </p>
      )}
      <div className={adminClasses.actions}>
        <Button leftSection={<IconFileUpload size={20} aria-hidden="true" />} onClick={() => input.current?.click()}>
          {t('choose')}
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,.tsv,.xlsx,.ods,.xml,text/csv"
        hidden
        aria-label={t('choose')}
        onChange={({ target }) => {
          const file = target.files?.[0]
          // The same file may be chosen again after it was mended.
          target.value = ''
          if (file) onFile(file)
        }}
      />
    </Card>
  )
}
