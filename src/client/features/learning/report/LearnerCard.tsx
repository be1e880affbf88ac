import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { Card } from '#client/ui/Card.tsx'
import { ProgressBar } from '#client/ui/charts/ProgressBar.tsx'
import { Facts } from '#client/ui/page/Facts.tsx'
import { dateAt } from '#domain/dates.ts'
import type { Learner } from '#domain/learning/report.schema.ts'
import { LearnerCertificate } from './LearnerCertificate.tsx'
import classes from './Learners.module.css'
import { STATE_TONES } from './learner-words.ts'
import { RemindButton } from './RemindButton.tsx'

/** A learner on a phone. */
export function LearnerCard({ courseId, learner }: { courseId: string; learner: Learner }) {
  const t = useTranslations('teaching')
  const format = useFormat()
  const { fullName, location, progressPercentage, state, activeAt, remindedAt, certificate } = learner
  const day = (instant: string) => format.dateTime(dateAt(instant), { dateStyle: 'medium' })
  return (
    <Card className={classes.card} role="group" aria-label={fullName}>
      <div className={classes.top}>
        <h2 className={classes.name}>{fullName}</h2>
        <Badge tone={STATE_TONES[state]}>{t(`states.${state}`)}</Badge>
      </div>
      <p className={classes.place}>{location ?? t('noPlace')}</p>
      <ProgressBar label={t('progress')} percent={progressPercentage} />
      <Facts
        facts={[
          [t('progress'), format.number(progressPercentage / 100, { style: 'percent' })],
          [t('lastActive'), day(activeAt)],
          [t('lastReminded'), remindedAt ? day(remindedAt) : t('never')],
        ]}
      />
      {certificate && <LearnerCertificate learner={learner} />}
      {state !== 'completed' && <RemindButton courseId={courseId} learner={learner} />}
    </Card>
  )
}
