import { api } from '#client/api/client.ts'
import { useWrite } from '#client/api/useWrite.ts'
import { PayDialog } from '#client/features/finance/pay/PayDialog.tsx'
import { hasFailed, usePaymentToast } from '#client/features/finance/pay/usePaymentToast.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { CourseDetail } from '#domain/learning/learning.schema.ts'
import { toMajor } from '#domain/money.ts'

/** The fee of a course, paid from one of the farmer's accounts. */
export function PayCourse({ course, onClose }: { course: CourseDetail; onClose: () => void }) {
  const t = useTranslations('finance.course')
  const words = useTranslations('finance.pay')
  const toastOf = usePaymentToast({
    done: { title: t('done'), text: t('doneText'), tone: 'good' },
    waiting: { title: t('waiting'), text: t('waitingText') },
    failed: t('failed'),
  })
  const pay = useWrite(api.finance.transactions.payCourse.mutate, {
    done: ({ transaction }) => toastOf(transaction),
    failedTitle: t('failed'),
    failed: ({ reason }) => reason ?? words('tryAgain'),
    refresh: ({ finance, learning }) => Promise.all([finance.invalidate(), learning.courses.invalidate()]),
    onDone: ({ transaction }) => hasFailed(transaction) || onClose(),
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
