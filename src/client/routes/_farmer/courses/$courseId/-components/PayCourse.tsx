import { useTranslations } from 'use-intl'
import { api } from '#client/api/client.ts'
import { useWrite } from '#client/api/useWrite.ts'
import { PayDialog } from '#client/features/finance/pay/PayDialog.tsx'
import type { CourseDetail } from '#domain/learning/learning.schema.ts'
import { toMajor } from '#domain/money.ts'

/** The fee of a course, paid from one of the farmer's accounts. */
export function PayCourse({ course, onClose }: { course: CourseDetail; onClose: () => void }) {
  const t = useTranslations('finance.course')
  const words = useTranslations('finance.pay')
  const pay = useWrite(api.finance.transactions.payCourse.mutate, {
    done: ({ isEnrolled }) =>
      isEnrolled
        ? { title: t('done'), text: t('doneText'), tone: 'good' }
        : { title: t('waiting'), text: t('waitingText') },
    failedTitle: t('failed'),
    failed: ({ reason }) => reason ?? words('tryAgain'),
    refresh: ({ finance, learning }) => Promise.all([finance.invalidate(), learning.courses.invalidate()]),
    onDone: onClose,
  })
  return (
    <PayDialog
      title={t('title', { title: course.title })}
      amount={toMajor(course.price)}
      currency={course.currency}
      accountId={null}
      isWhole
      isPending={pay.isPending}
      onPay={({ accountId }) => pay.mutate({ courseId: course.id, accountId })}
      onClose={onClose}
    />
  )
}
