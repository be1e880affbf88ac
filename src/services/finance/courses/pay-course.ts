import type { Db } from '#db/client.ts'
import { sumOpenPayments } from '#db/queries/finance/payments.ts'
import { findTransaction } from '#db/queries/finance/transactions.ts'
import { findEnrollment } from '#db/queries/learning/enrollments.ts'
import { CURRENCIES, type Currency } from '#domain/places.ts'
import { problem } from '#domain/problem.ts'
import { visibleCourse } from '../../learning/readable-course.ts'
import type { Actor } from '../../people/actor.ts'
import { accountFor } from '../accounts/paying-account.ts'
import { pay } from '../payments/pay.ts'
import { gatewayFor, type PaymentSetup } from '../payments/payment-setup.ts'
import { asTransaction } from '../transaction-answer.ts'

type CoursePayment = { courseId: string; accountId: string | null }

/** Pays the fee of a course; who paid it is enrolled. */
export function payCourse(
  tx: Db,
  { courseId, accountId }: CoursePayment,
  { user, now }: Pick<Actor, 'user' | 'now'>,
  setup: PaymentSetup,
) {
  const course = visibleCourse(tx, courseId, user)
  if (course.price === 0) throw problem('courseIsFree')
  if (findEnrollment(tx, user.id, course.id)) throw problem('alreadyEnrolled')
  if (sumOpenPayments(tx, course.id, 'course', user.id) > 0) throw problem('paymentUnderWay')
  const currency = CURRENCIES.find((each): each is Currency => each === course.currency)
  if (!currency) throw problem('accountCurrency')
  const account = accountFor(tx, { userId: user.id, named: accountId, usual: null, currency })
  const payment = pay(
    tx,
    {
      purpose: 'course',
      subjectId: course.id,
      account,
      userId: user.id,
      gateway: gatewayFor(setup, account),
      phone: account.phoneNumber,
      amount: course.price,
      currency,
      category: 'course',
      description: `Course: ${course.title}`,
    },
    now().toISOString(),
  )
  return {
    transaction: asTransaction(findTransaction(tx, payment.transactionId!)!),
    isEnrolled: findEnrollment(tx, user.id, course.id) !== undefined,
  }
}
