import type { Db } from '#db/client.ts'
import type { PaymentRow } from '#db/queries/finance/payments.ts'
import { listActiveAdministrators } from '#db/queries/people/administrators.ts'
import type { Instant } from '#domain/dates.ts'
import { CONCERNS, type PaymentConcern } from '#domain/finance/payments/payment.ts'
import { type Notice, noticeOf } from '#domain/messaging/notification-kinds.ts'
import { type NamedPeople, notify } from '../messaging/notify.ts'

type Alert = { but?: string; people?: NamedPeople }

/** Notifies everybody who administers the platform, but for the one who did it, where that is so. */
export function alertAdministrators(tx: Db, notice: Notice, at: Instant, { but, people }: Alert = {}): void {
  for (const { id } of listActiveAdministrators(tx)) if (id !== but) notify(tx, id, notice, new Date(at), people)
}

/** What administrators are told of a payment that they have to look at. */
export const noticeOfConcern = ({ amount, currency }: PaymentRow, concern: PaymentConcern) =>
  noticeOf('paymentConcern', { amount: { minor: amount, currency }, reason: CONCERNS[concern] })

/** The same of a payment to a farmer that could not be delivered. */
export const noticeOfFailure = ({ amount, currency }: PaymentRow, reason: string) =>
  noticeOf('paymentConcern', { amount: { minor: amount, currency }, reason })
