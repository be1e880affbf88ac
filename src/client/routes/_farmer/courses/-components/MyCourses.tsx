import { Link } from '@tanstack/react-router'
import { trpc } from '#client/api/hooks.ts'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { useSession } from '#client/phone/session.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { Card } from '#client/ui/Card.tsx'
import { ProgressBar } from '#client/ui/charts/ProgressBar.tsx'
import grid from '#client/ui/page/grid.module.css'
import { Section } from '#client/ui/page/Section.tsx'
import { CardSkeletons, Loading } from '#client/ui/Skeletons.tsx'
import whole from '#client/ui/styles/whole-card.module.css'
import { Value } from '#client/ui/value/Value.tsx'
import { dateAt } from '#domain/dates.ts'
import type { EnrolledCourse } from '#domain/learning/learning.schema.ts'
import classes from './MyCourses.module.css'

/** The courses that the learner takes; nothing without any. The catalogue below reports a failure to load. */
export function MyCourses({ saved }: { saved: ReadonlySet<string> }) {
  const t = useTranslations('courses.catalogue')
  const isSignedIn = useSession() !== null
  const { data, isPending, isError } = trpc.learning.courses.mine.useQuery(undefined, {
    enabled: isSignedIn,
    refetchOnMount: 'always',
  })
  if (isSignedIn && isPending && !isError)
    return (
      <Loading>
        <CardSkeletons count={3} height={260} />
      </Loading>
    )
  if (!data?.length) return null
  return (
    <Section title={t('mine')}>
      <div className={grid.cards}>
        {data.map((course) => (
          <MyCourse key={course.id} course={course} isSaved={saved.has(course.id)} />
        ))}
      </div>
    </Section>
  )
}

type MyCourseProps = { course: EnrolledCourse; isSaved: boolean }

function MyCourse({ course: { id, title, lessonCount, enrollment }, isSaved }: MyCourseProps) {
  const t = useTranslations('courses.catalogue')
  const words = useTranslations('courses.offline')
  const format = useFormat()
  const { progressPercentage, status, enrolledAt, completedAt } = enrollment
  const percent = format.number(progressPercentage / 100, { style: 'percent' })
  const date = (instant: string) => format.dateTime(dateAt(instant), { dateStyle: 'medium' })
  return (
    <Card className={`${classes.card} ${whole.card}`}>
      <Link to="/courses/$courseId" params={{ courseId: id }} className={`${classes.title} ${whole.cover}`} lang="en">
        {title}
      </Link>
      <ProgressBar label={title} percent={progressPercentage} />
      <div className={classes.facts}>
        <b>
          <Value>{t('done', { percent })}</Value>
        </b>
        <span>
          <Value>{t('lessons', { count: lessonCount })}</Value>
        </span>
        <span>
          {status === 'completed' && completedAt
            ? t('completed', { date: date(completedAt) })
            : t('since', { date: date(enrolledAt) })}
        </span>
        {isSaved && <Badge tone="good">{words('here')}</Badge>}
      </div>
    </Card>
  )
}
