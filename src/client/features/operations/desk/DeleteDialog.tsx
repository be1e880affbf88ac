import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { api } from '#client/api/client.ts'
import { trpc } from '#client/api/hooks.ts'
import { useUndo } from '#client/api/useUndo.ts'
import { useWrite } from '#client/api/useWrite.ts'
import { SheetDialog } from '#client/ui/dialog/SheetDialog.tsx'
import classes from './Desk.module.css'
import { DELETE, type DeskKind } from './kinds.ts'
import { useTableWords } from './useTableWords.ts'

type DeleteDialogProps = { kind: DeskKind; id: string; name: string; onClose: () => void }

/** Asks before a record is deleted, and says what goes with it. Its toast can undo it, and the archive for a month. */
export default function DeleteDialog({ kind, id, name, onClose }: DeleteDialogProps) {
  const t = useTranslations('desk')
  const refresh = (utils: ReturnType<typeof trpc.useUtils>) => utils.admin.invalidate()
  const undo = useUndo(api.admin.archive.restore.mutate, refresh)
  const remove = useWrite(DELETE[kind], {
    done: ({ archiveId }) => ({
      title: t(`${kind}.deleted`),
      tone: 'good',
      undo: () => undo.mutate({ id: archiveId }),
    }),
    failed: t(`${kind}.notDeleted`),
    refresh,
    onDone: onClose,
  })
  const { data: preview } = trpc.admin.archive.preview.useQuery({ kind, id })
  return (
    <SheetDialog onClose={onClose} title={t(`${kind}.deleteQuestion`, { name })} width={500}>
      {preview?.isInUse ? (
        <p className={classes.consequence}>{t('crop.inUse')}</p>
      ) : (
        <>
          <WhatGoes counts={preview?.counts} />
          <p className={classes.consequence}>{t('delete.restorable')}</p>
        </>
      )}
      <div className={classes.actions}>
        {!preview?.isInUse && (
          <Button
            size="md"
            color="clay"
            disabled={!preview}
            loading={remove.isPending}
            onClick={() => remove.mutate({ id })}
          >
            {t('delete.confirm')}
          </Button>
        )}
        <Button size="md" variant="default" onClick={onClose}>
          {t('delete.keep')}
        </Button>
      </div>
    </SheetDialog>
  )
}

function WhatGoes({ counts }: { counts: Record<string, number> | undefined }) {
  const t = useTranslations('desk.delete')
  const wordsOf = useTableWords()
  if (!counts) return <p className={classes.consequence}>{t('counting')}</p>
  const words = wordsOf(counts)
  if (words.length === 0) return <p className={classes.consequence}>{t('nothing')}</p>
  return (
    <div className={classes.consequence}>
      {t('goes')}
      <ul className={classes.goes}>
        {words.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </div>
  )
}
