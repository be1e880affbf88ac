import { RowActions } from '#client/features/operations/admin/RowActions.tsx'
import { useFormat, useMoney } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { Card } from '#client/ui/Card.tsx'
import { dateAt } from '#domain/dates.ts'
import type { AdminCourse } from '#domain/learning/publication.schema.ts'
import classes from './AdminCoursesScreen.module.css'
import { BuildButton } from './BuildButton.tsx'
import { PublishButton } from './PublishButton.tsx'
import { ReportButton } from './ReportButton.tsx'

const DAY = { day: 'numeric', month: 'long', year: 'numeric' } as const

/** `onAsk` opens the confirmation before farmers are notified of the course, and before it is taken from them. */
export function AdminCourseCard({ course, onAsk }: { course: AdminCourse; onAsk: () => void }) {
  const { formatCoursePrice } = useMoney()
  const t = useTranslations('admin.courses')
  const learning = useTranslations('learning')
  const format = useFormat()
  const { title, level, price, currency, isPublished, publishedAt } = course
  return (
    <Card className={classes.card} role="group" aria-label={title}>
      <div className={classes.badges}>
        <Badge tone={isPublished ? 'good' : 'secondary'}>{t(isPublished ? 'published' : 'draft')}</Badge>
        <Badge tone="info">{learning(level)}</Badge>
        <b className={classes.price}>{price === 0 ? learning('free') : formatCoursePrice(price, currency)}</b>
      </div>
      <h2 className={classes.title}>{title}</h2>
      <Counts course={course} />
      <p className={classes.since}>
        {publishedAt ? t('since', { date: format.dateTime(dateAt(publishedAt), DAY) }) : t('never')}
      </p>
      <RowActions id={course.id} name={title}>
        <BuildButton course={course} />
        <ReportButton course={course} />
        <PublishButton course={course} onAsk={onAsk} />
      </RowActions>
    </Card>
  )
}

function Counts({ course: { moduleCount, lessonCount, enrollmentCount } }: { course: AdminCourse }) {
  const t = useTranslations('admin.courses')
  const format = useFormat()
  const counts = [
    [t('modules'), moduleCount],
    [t('lessons'), lessonCount],
    [t('enrolled'), enrollmentCount],
  ] as const
  return (
    <dl className={classes.counts}>
      {counts.map(([name, count]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{format.number(count)}</dd>
        </div>
      ))}
    </dl>
  )
}
