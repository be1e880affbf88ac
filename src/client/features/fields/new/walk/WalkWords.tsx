import { useTranslations } from '#client/i18n/useTranslations.ts'
import { COARSEST_M } from '#domain/fields/border/walked.ts'
import classes from '../NewField.module.css'
import type { PositionProblem } from './usePositions.ts'

type WalkWordsProps = {
  isPaused: boolean
  isKept: boolean
  problem: PositionProblem
  newest: GeolocationPosition | null
}

/** What the walker has to know just now, in order of need. */
export function WalkWords({ isPaused, isKept, problem, newest }: WalkWordsProps) {
  const t = useTranslations('fields.walk')
  return (
    <>
      {!isKept && (
        <p className={classes.warning} role="alert">
          {t('notKept')}
        </p>
      )}
      {isPaused ? (
        <p className={classes.note}>{t('paused')}</p>
      ) : problem ? (
        <p className={classes.warning} role="alert">
          {t(problem)}
        </p>
      ) : newest === null ? (
        <p className={classes.note} role="status">
          {t('searching')}
        </p>
      ) : (
        newest.coords.accuracy > COARSEST_M && (
          <p className={classes.warning} role="status">
            {t('coarse')}
          </p>
        )
      )}
    </>
  )
}
