import { Button } from '@mantine/core'
import { type ChangeEvent, useRef } from 'react'
import { ImportProgress } from '#client/features/operations/import/ImportProgress.tsx'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { SheetDialog } from '#client/ui/dialog/SheetDialog.tsx'
import { saveCsv } from '#client/ui/table/save-csv.ts'
import { IMPORT_COLUMNS } from '#domain/people/import/farmer-columns.ts'
import { ImportPreview } from './ImportPreview.tsx'
import { ImportReport } from './ImportReport.tsx'
import { useKeptCodes } from './start-codes/useKeptCodes.ts'
import classes from './Users.module.css'
import { useImportFarmers } from './useImportFarmers.ts'

type Progress = { done: number; total: number }

/** Imports farmers from a file, which is compared and shown first. */
export default function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('desk.user.import')
  const format = useFormat()
  const input = useRef<HTMLInputElement>(null)
  const { choose, run, shown, done, refusal, percent, running, isBusy } = useImportFarmers()
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const chosen = currentTarget.files?.[0]
    if (chosen) choose(chosen)
    // The same file can be chosen again after it was corrected.
    currentTarget.value = ''
  }
  const kept = useKeptCodes(done?.farmers.some(({ code }) => code !== null) ?? false, onClose)
  const rows = shown ? shown.fresh + shown.changed : 0
  const isReady = rows > 0
  const say = (phase: 'uploading' | 'reading' | 'comparing' | 'writing', { done: count, total }: Progress) =>
    total > 0 || phase === 'uploading'
      ? t(`phase.${phase}`, { done: format.number(count), total: format.number(total) })
      : t('begins')
  return (
    <SheetDialog onClose={kept.close} title={t('title')} width={700}>
      {done ? (
        <ImportReport done={done} kept={kept} />
      ) : (
        <div className={classes.parts}>
          <p>{t('lead')}</p>
          {isBusy && <ImportProgress percent={percent} running={running} say={say} />}
          {!isBusy && refusal && (
            <p role="alert" className={classes.problem}>
              {refusal}
            </p>
          )}
          {shown && <ImportPreview shown={shown} />}
          {shown && !isReady && <p>{t('nothing')}</p>}
          <div className={classes.buttons}>
            {isReady && (
              <Button size="md" loading={isBusy} onClick={run}>
                {t('confirm', { count: rows })}
              </Button>
            )}
            <Button
              size="md"
              variant={isReady ? 'default' : 'filled'}
              disabled={isBusy}
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
        accept=".csv,.txt,.tsv,.xlsx,.ods,.xml,text/csv"
        hidden
        aria-label={t('file')}
        onChange={take}
      />
    </SheetDialog>
  )
}

const HEAD = Object.values(IMPORT_COLUMNS).map(({ head }) => head)
