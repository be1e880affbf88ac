import { Button } from '@mantine/core'
import { IconPlayerPlay } from '@tabler/icons-react'
import { StepLink } from '#client/features/learning/StepLink.tsx'
import { useTimeSpent } from '#client/features/learning/useTimeSpent.ts'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { LearnerCourse } from '#client/offline/optimistic/learning.ts'
import { Card } from '#client/ui/Card.tsx'
import { ProgressBar } from '#client/ui/charts/ProgressBar.tsx'
import { PendingMark } from '#client/ui/PendingMark.tsx'
import type { Enrollment } from '#domain/learning/learning.schema.ts'
import { isCertificatePending, nextStep } from '#domain/learning/outline.ts'
import { CertificateLink } from './CertificateLink.tsx'
import { CertificatePending } from './CertificatePending.tsx'
import classes from './CourseScreen.module.css'

/** How far the learner has come, and where to go on. */
export function ProgressCard({ course, enrollment }: { course: LearnerCourse; enrollment: Enrollment }) {
  const t = useTranslations('courses.course')
  const format = useFormat()
  const timeSpent = useTimeSpent()
  const isMarkedLater = isCertificatePending({ ...course, enrollment })
  const next = isMarkedLater ? undefined : nextStep(course.modules, enrollment)
  const percent = format.number(enrollment.progressPercentage / 100, { style: 'percent' })
  return (
    <Card className={classes.card}>
      <div className={classes.head}>
        <h2>{t('progress')}</h2>
        <b>{t('percent', { percent })}</b>
      </div>
      <ProgressBar label={t('progress')} percent={enrollment.progressPercentage} />
      {enrollment.timeSpent > 0 && (
        <p className={classes.hint}>{t('timeSpent', { time: timeSpent(enrollment.timeSpent) })}</p>
      )}
      {course.pending.length > 0 && <PendingMark />}
      {next ? (
        <Button
          size="md"
          leftSection={<IconPlayerPlay size={20} aria-hidden="true" />}
          renderRoot={(props) => <StepLink courseId={course.id} step={next} {...props} />}
        >
          {t(enrollment.progressPercentage === 0 ? 'begin' : 'resume', { title: next.title })}
        </Button>
      ) : (
        !isMarkedLater && course.modules.length > 0 && <b className={classes.hint}>{t('isCompleted')}</b>
      )}
      {isMarkedLater && <CertificatePending />}
      {course.certificate && <CertificateLink courseId={course.id} certificate={course.certificate} />}
    </Card>
  )
}
