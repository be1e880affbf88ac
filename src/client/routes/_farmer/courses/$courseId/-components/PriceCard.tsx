import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { api } from '#client/api/client.ts'
import { useWrite } from '#client/api/useWrite.ts'
import { needMessages } from '#client/i18n/catalogue.ts'
import { useMoney } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { useSession } from '#client/phone/session.ts'
import { Card } from '#client/ui/Card.tsx'
import { useDialog } from '#client/ui/dialog/useDialog.ts'
import { Value } from '#client/ui/value/Value.tsx'
import type { CourseDetail } from '#domain/learning/learning.schema.ts'
import classes from './CourseScreen.module.css'
import { useCoursePayment } from './useCoursePayment.ts'

const PayCourse = lazy(async () => {
  const [{ PayCourse }] = await Promise.all([import('./PayCourse.tsx'), needMessages('finance')])
  return { default: PayCourse }
})

/** The price of a course, and enrollment in it. */
export function PriceCard({ course }: { course: CourseDetail }) {
  const { formatCoursePrice } = useMoney()
  const t = useTranslations('learning')
  const words = useTranslations('courses.course')
  const role = useSession()?.user.role
  const { id, price, currency } = course
  const isFree = price === 0
  return (
    <Card className={classes.card}>
      <b className={classes.price}>{isFree ? t('free') : formatCoursePrice(price, currency)}</b>
      <p className={classes.hint}>
        <Value>{isFree ? words('freeHint') : t('course.priced')}</Value>
      </p>
      {role === undefined && <SignInLink courseId={id} />}
      {role !== undefined && isFree && <EnrollButton courseId={id} />}
      {role === 'farmer' && !isFree && <PayButton course={course} />}
    </Card>
  )
}

function SignInLink({ courseId }: { courseId: string }) {
  const t = useTranslations('courses.course')
  return (
    <Button size="md" renderRoot={(props) => <Link to="/login" search={{ next: `/courses/${courseId}` }} {...props} />}>
      {t('signIn')}
    </Button>
  )
}

function EnrollButton({ courseId }: { courseId: string }) {
  const t = useTranslations('courses.course')
  const enroll = useWrite(api.learning.courses.enroll.mutate, {
    done: { title: t('enrolled'), text: t('enrolledText'), tone: 'good' },
    failed: t('enrollFailed'),
  })
  return (
    <Button size="md" loading={enroll.isPending} onClick={() => enroll.mutate({ id: courseId })}>
      {t('enroll')}
    </Button>
  )
}

/** Opens the payment; while one is on its way it says so, and nobody is led to pay twice. */
function PayButton({ course }: { course: CourseDetail }) {
  const t = useTranslations('learning.course')
  const words = useTranslations('courses.course')
  const dialog = useDialog('pay')
  const isPaying = useCoursePayment(course)
  if (isPaying) return <b className={classes.hint}>{t('paying')}</b>
  return (
    <>
      <Button size="md" onClick={() => dialog.open('pay')}>
        {words('enroll')}
      </Button>
      <Suspense>{dialog.name === 'pay' && <PayCourse course={course} onClose={dialog.close} />}</Suspense>
    </>
  )
}
