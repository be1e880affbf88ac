import { useTranslations } from '#client/i18n/useTranslations.ts'
import { ConfirmButtons } from '#client/ui/dialog/ConfirmButtons.tsx'
import { SheetDialog } from '#client/ui/dialog/SheetDialog.tsx'
import classes from '../Admin.module.css'
import { useTableWords } from '../useTableWords.ts'

type DeleteQuestionProps = {
  title: string
  /** How many rows of which tables go with it; undefined while they are counted. */
  counts: Record<string, number> | undefined
  /** Why it cannot be deleted at all, and what may be done instead. */
  obstacle?: Obstacle | undefined
  isPending: boolean
  onConfirm: () => void
  onClose: () => void
}

type Obstacle = {
  why: string
  /** How many rows of which tables refer to it. */
  uses?: Record<string, number>
  instead?: { words: string; isPending: boolean; onConfirm: () => void }
}

/** Asks before something is deleted, and says what goes with it. */
export function DeleteQuestion({ title, counts, obstacle, isPending, onConfirm, onClose }: DeleteQuestionProps) {
  const t = useTranslations('desk.delete')
  return (
    <SheetDialog onClose={onClose} title={title} width={500}>
      {obstacle ? (
        <Uses {...obstacle} />
      ) : (
        <>
          <WhatGoes counts={counts} />
          <p className={classes.consequence}>{t('restorable')}</p>
        </>
      )}
      <ConfirmButtons
        yes={obstacle?.instead?.words ?? t('confirm')}
        no={t('keep')}
        onYes={obstacle ? obstacle.instead?.onConfirm : onConfirm}
        onNo={onClose}
        isPending={isPending || (obstacle?.instead?.isPending ?? false)}
        isGrave={!obstacle}
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
  return <Rows intro={t('goes')} words={words} />
}

function Uses({ why, uses = {} }: Obstacle) {
  const wordsOf = useTableWords()
  return <Rows intro={why} words={wordsOf(uses)} />
}

const Rows = ({ intro, words }: { intro: string; words: string[] }) => (
  <div className={classes.consequence}>
    {intro}
    {words.length > 0 && (
      <ul className={classes.goes}>
        {words.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    )}
  </div>
)
