import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { api } from '#client/api/client.ts'
import { useSession } from '#client/api/session.ts'
import { useWrite } from '#client/api/useWrite.ts'
import { Card } from '#client/ui/Card.tsx'
import { formatCoursePrice } from '#domain/learning/course.ts'
import type { CourseDetail } from '#domain/learning/learning.schema.ts'
import classes from './CourseScreen.module.css'

/** The price of a course, and enrollment in a free one; a priced one waits for payments. */
export function PriceCard({ course: { id, price, currency } }: { course: CourseDetail }) {
  const t = useTranslations('learning')
  const words = useTranslations('courses.course')
  const isFree = price === 0
  return (
    <Card className={classes.card}>
      <b className={classes.price}>{isFree ? t('free') : formatCoursePrice(price, currency)}</b>
      <p className={classes.hint}>{isFree ? words('freeHint') : t('course.priced')}</p>
      {isFree && <EnrollButton courseId={id} />}
    </Card>
  )
}

function EnrollButton({ courseId }: { courseId: string }) {
  const t = useTranslations('courses.course')
  const isSignedIn = useSession() !== null
  const enroll = useWrite(api.learning.courses.enroll.mutate, {
    done: { title: t('enrolled'), text: t('enrolledText'), tone: 'good' },
    failed: t('enrollFailed'),
  })
  if (!isSignedIn)
    return (
      <Button
        size="md"
        renderRoot={(props) => <Link to="/login" search={{ next: `/courses/${courseId}` }} {...props} />}
      >
        {t('signIn')}
      </Button>
    )
  return (
    <Button size="md" loading={enroll.isPending} onClick={() => enroll.mutate({ id: courseId })}>
      {t('enroll')}
    </Button>
  )
}
