import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { LEARNER_STATES, type LearnerState } from '#domain/learning/learner-state.ts'
import type { CourseReport } from '#domain/learning/report.schema.ts'
import classes from './CourseReport.module.css'
import { ReportLink, type ReportPlace } from './ReportLink.tsx'

type LearnerCountsProps = {
  place: ReportPlace
  learners: CourseReport['learners']
  /** The state that the list below shows. */
  current: LearnerState | undefined
}

/** How many learners are in each state; each number leads to them. */
export function LearnerCounts({ place, learners, current }: LearnerCountsProps) {
  const t = useTranslations('teaching')
  const format = useFormat()
  return (
    <nav className={classes.counts} aria-label={t('counts')}>
      {LEARNER_STATES.map((state) => (
        <ReportLink
          key={state}
          place={place}
          search={{ tab: 'learners', state }}
          isCurrent={state === current}
          className={classes.count}
        >
          <span>{t(`states.${state}`)}</span>
          <b>{format.number(learners[state])}</b>
        </ReportLink>
      ))}
    </nav>
  )
}
