import { Button } from '@mantine/core'
import { type ChangeEvent, useRef, useState } from 'react'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { SheetDialog } from '#client/ui/dialog/SheetDialog.tsx'
import { MAX_SAVED_BYTES, type ReadOutbox, readSavedOutbox } from '#domain/sync/saved-outbox.ts'
import classes from './Import.module.css'
import { ImportPreview } from './ImportPreview.tsx'

type ImportDialogProps = { onClose: () => void }

/** Sends what a farmer saved of the outbox as a file: it is checked and shown first. */
export default function ImportDialog({ onClose }: ImportDialogProps) {
  const t = useTranslations('agent.import')
  const input = useRef<HTMLInputElement>(null)
  const [read, setRead] = useState<ReadOutbox | null>(null)
  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0]
    if (file) setRead(file.size > MAX_SAVED_BYTES ? { problem: 'tooLarge' } : readSavedOutbox(await file.text()))
  }
  return (
    <SheetDialog onClose={onClose} title={t('title')}>
      <div className={classes.parts}>
        {read?.problem === null ? (
          <ImportPreview saved={read} />
        ) : (
          <>
            <p>{t('lead')}</p>
            {read && (
              <p className={classes.problem} role="alert">
                {t(`problem.${read.problem}`)}
              </p>
            )}
            <Button onClick={() => input.current?.click()}>{t('choose')}</Button>
          </>
        )}
        <input
          ref={input}
          type="file"
          accept="application/json,.json"
          hidden
          aria-label={t('file')}
          onChange={(event) => void choose(event)}
        />
      </div>
    </SheetDialog>
  )
}
