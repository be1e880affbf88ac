import { Button } from '@mantine/core'
import { type ChangeEvent, useRef } from 'react'
import adminClasses from '#client/features/operations/admin/Admin.module.css'
import { ImportProgress } from '#client/features/operations/import/ImportProgress.tsx'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { SheetDialog } from '#client/ui/dialog/SheetDialog.tsx'
import { TextField } from '#client/ui/fields/TextField.tsx'
import classes from '../Fields.module.css'
import { ImportPreview } from './ImportPreview.tsx'
import { useImportFields } from './useImportFields.ts'

type ImportDialogProps = {
  /** The field whose border the file holds; null for a file of new fields. */
  field: { id: string; name: string } | null
  onClose: () => void
}

/** Imports fields from a file, which is read and shown first. */
export default function ImportDialog({ field, onClose }: ImportDialogProps) {
  const t = useTranslations('desk.fields.import')
  const mend = useTranslations('desk.fields.export')('mendBorder')
  const input = useRef<HTMLInputElement>(null)
  const format = useFormat()
  const sends = useTranslations('desk.priceImport.phase')
  const { farmer, setFarmer, choose, swap, run, shown, done, refusal, percent, running, isBusy } = useImportFields(
    field?.id ?? null,
  )
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const chosen = currentTarget.files?.[0]
    if (chosen) choose(chosen)
    // The same file can be chosen again after it was corrected.
    currentTarget.value = ''
  }
  const say = (phase: 'uploading' | 'reading' | 'comparing' | 'writing', progress: { done: number; total: number }) =>
    progress.total > 0
      ? t('progress', { done: format.number(progress.done), total: format.number(progress.total) })
      : sends(phase === 'uploading' ? phase : 'reading')
  const isReady = !done && (shown?.fresh ?? 0) > 0
  return (
    <SheetDialog
      onClose={onClose}
      title={field ? (field.name ? t('border', { name: field.name }) : mend) : t('title')}
      width={700}
    >
      <div className={classes.parts}>
        {!shown && <p>{t(field ? 'borderLead' : 'lead')}</p>}
        {!done && !field && (
          <TextField
            label={t('farmer')}
            size="md"
            autoCapitalize="none"
            value={farmer}
            onChange={(event) => setFarmer(event.currentTarget.value)}
          />
        )}
        {isBusy && <ImportProgress percent={percent} running={running} say={say} />}
        {!isBusy && refusal && (
          <p role="alert" className={classes.problem}>
            {refusal}
          </p>
        )}
        {shown && <ImportPreview shown={shown} onSwap={swap} isBusy={isBusy} />}
        <div className={adminClasses.actions}>
          {isReady && (
            <Button size="md" loading={isBusy} onClick={run}>
              {t('confirm', { count: shown?.fresh ?? 0 })}
            </Button>
          )}
          <Button
            size="md"
            variant={isReady || done ? 'default' : 'filled'}
            loading={isBusy}
            onClick={() => input.current?.click()}
          >
            {t(shown ? 'another' : 'choose')}
          </Button>
          {done && (
            <Button size="md" onClick={onClose}>
              {t('close')}
            </Button>
          )}
        </div>
      </div>
      <input ref={input} type="file" accept={KINDS} hidden aria-label={t('choose')} onChange={take} />
    </SheetDialog>
  )
}

const KINDS = '.geojson,.json,.kml,.kmz,.gpx,.tcx,.csv,.txt,.tsv,.xlsx,.ods,.geojsonl,.geojsons,.zip'
