import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Question } from '#client/ui/Question.tsx'
import type { WalkEvent } from '#domain/fields/border/walked.ts'
import { Mend } from '../ground/Mend.tsx'
import classes from '../NewField.module.css'
import { fixOf } from './fix-of.ts'
import { Gaps } from './Gaps.tsx'
import { usePositions } from './usePositions.ts'
import type { OpenWalk } from './useWalk.ts'
import { WalkDrawing } from './WalkDrawing.tsx'
import { WalkFacts } from './WalkFacts.tsx'
import { WalkWords } from './WalkWords.tsx'

type WalkingProps = {
  walk: OpenWalk
  tell: (event: WalkEvent) => void
  isKept: boolean
  staysOn: boolean
  onDiscard: () => void
}

/** The walk while it goes on: the line, what is wrong with it, and the buttons. */
export function Walking({ walk, tell, isKept, staysOn, onDiscard }: WalkingProps) {
  const t = useTranslations('fields.walk')
  const { walked, startedAt } = walk
  const { corners, crossing, isPaused, isClosed } = walked
  const { newest, problem } = usePositions(!isPaused, (position) =>
    tell({ is: 'fix', fix: fixOf(position, startedAt, walked.fixes.at(-1)) }),
  )
  return (
    <div className={classes.screen}>
      <WalkDrawing walked={walked} newest={newest} />
      <div className={classes.side}>
        <WalkWords {...{ isPaused, isKept, problem, newest }} />
        {crossing ? (
          <Mend
            crossing={crossing}
            corners={corners.length}
            onRemoveLast={() => tell({ is: 'removeLast' })}
            onMoveFirst={() => tell({ is: 'moveFirst' })}
            onBackTo={(corner) => tell({ is: 'backTo', corner })}
          />
        ) : (
          <div className={classes.buttons}>
            <Button
              size="md"
              disabled={corners.length < 3}
              aria-describedby="walk-needed"
              onClick={() => tell({ is: 'close' })}
            >
              {t('finish')}
            </Button>
            <Button size="md" variant="default" onClick={() => tell({ is: isPaused || isClosed ? 'resume' : 'pause' })}>
              {t(isPaused ? 'resume' : 'pause')}
            </Button>
          </div>
        )}
        {corners.length < 3 && !crossing && (
          <p id="walk-needed" className={classes.note}>
            {t('tooFew')}
          </p>
        )}
        <WalkFacts walked={walked} accuracyM={newest?.coords.accuracy} />
        <Gaps gaps={walked.gaps} />
        {!staysOn && <p className={classes.note}>{t('noLock')}</p>}
        <Discard onDiscard={onDiscard} />
      </div>
    </div>
  )
}

function Discard({ onDiscard }: { onDiscard: () => void }) {
  const t = useTranslations('fields.walk')
  const [isAsking, setAsking] = useState(false)
  return isAsking ? (
    <Question keep={t('keep')} confirm={t('discard')} onKeep={() => setAsking(false)} onConfirm={onDiscard}>
      <p>{t('discardQuestion')}</p>
    </Question>
  ) : (
    <div>
      <Button variant="subtle" color="gray" onClick={() => setAsking(true)}>
        {t('discard')}
      </Button>
    </div>
  )
}
