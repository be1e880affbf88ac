import { useTranslations } from '#client/i18n/useTranslations.ts'
import { ConfirmButtons } from '#client/ui/dialog/ConfirmButtons.tsx'
import { SheetDialog } from '#client/ui/dialog/SheetDialog.tsx'
import classes from './Admin.module.css'
import { useTableWords } from './useTableWords.ts'

type DeleteQuestionProps = {
  title: string
  /** How many rows of which tables go with it; undefined while they are counted. */
  counts: Record<string, number> | undefined
  /** Why it cannot be deleted at all. */
  obstacle?: string | undefined
  isPending: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks before something is deleted, and says what goes with it. */
export function DeleteQuestion({ title, counts, obstacle, isPending, onConfirm, onClose }: DeleteQuestionProps) {
  const t = useTranslations('desk.delete')
  return (
    <SheetDialog onClose={onClose} title={title} width={500}>
      {obstacle ? (
        <p className={classes.consequence}>{obstacle}</p>
      ) : (
        <>
          <WhatGoes counts={counts} />
          <p className={classes.consequence}>{t('restorable')}</p>
        </>
      )}
      <ConfirmButtons
        yes={t('confirm')}
        no={t('keep')}
        onYes={obstacle ? undefined : onConfirm}
        onNo={onClose}
        isPending={isPending}
        isGrave
        isDisabled={!counts}
      />
    </SheetDialog>
  )
}

function WhatGoes({ counts }: Pick<DeleteQuestionProps, 'counts'>) {
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
