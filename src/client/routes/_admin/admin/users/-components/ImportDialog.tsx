import { Button, Loader } from '@mantine/core'
import { type ChangeEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { SheetDialog } from '#client/ui/dialog/SheetDialog.tsx'
import { base64Of } from '#client/ui/read-file.ts'
import { saveCsv } from '#client/ui/table/save-csv.ts'
import { IMPORT_COLUMNS } from '#domain/people/farmer-import.ts'
import { ImportPreview } from './ImportPreview.tsx'
import { ImportReport } from './ImportReport.tsx'
import classes from './Users.module.css'
import { useImportFarmers } from './useImportFarmers.ts'

/** Imports farmers from a file, which is compared and shown first. */
export default function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('desk.user.import')
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<string | null>(null)
  const { preview, run, shown, done, failure, isPending } = useImportFarmers()
  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const chosen = currentTarget.files?.[0]
    // The same file can be chosen again after it was corrected.
    currentTarget.value = ''
    if (!chosen) return
    const content = await base64Of(chosen)
    setFile(content)
    preview(content)
  }
  const isReady = shown !== null && shown.refused === 0
  return (
    <SheetDialog onClose={onClose} title={t('title')} width={700}>
      {done ? (
        <ImportReport done={done} onClose={onClose} />
      ) : (
        <div className={classes.parts}>
          <p>{t('lead')}</p>
          {isPending && (
            <p role="status">
              <Loader size="sm" /> {t(isReady ? 'writing' : 'reading')}
            </p>
          )}
          {failure && (
            <p role="alert" className={classes.problem}>
              {failure}
            </p>
          )}
          {shown && <ImportPreview shown={shown} />}
          <div className={classes.buttons}>
            {isReady && file && (
              <Button size="md" loading={isPending} onClick={() => run(file)}>
                {t('confirm', { count: shown.rows })}
              </Button>
            )}
            <Button
              size="md"
              variant={isReady ? 'default' : 'filled'}
              disabled={isPending}
              onClick={() => input.current?.click()}
            >
              {t(shown ? 'another' : 'choose')}
            </Button>
            <Button size="md" variant="default" onClick={() => saveCsv('kuu-farmers', HEAD, [])}>
              {t('template')}
            </Button>
          </div>
        </div>
      )}
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,.tsv,text/csv"
        hidden
        aria-label={t('file')}
        onChange={(event) => void choose(event)}
      />
    </SheetDialog>
  )
}

const HEAD = Object.values(IMPORT_COLUMNS).map(({ head }) => head)
