import type { Db } from '#db/client.ts'
import type { PaymentRow } from '#db/queries/finance/payments.ts'
import type { Instant } from '#domain/dates.ts'
import type { PaymentPurpose } from '#domain/finance/payments/payment.ts'
import { bookCourseFee } from '../courses/book-course-fee.ts'
import { bookClaim } from '../insurance/book-claim.ts'
import { bookPremium } from '../insurance/book-premium.ts'
import { bookDisbursement } from '../loans/book-disbursement.ts'
import { bookLoanPayment } from '../loans/book-loan-payment.ts'
import { bookTransferIn, bookTransferOut, returnTransfer } from '../transfers/book-transfer.ts'
import { bookRefund } from './book-refund.ts'
import type { WantedPayment } from './open-payment.ts'

type Effect = {
  /** Books a payment that went through; may want another one that goes on with the money. */
  // biome-ignore lint/suspicious/noConfusingVoidType: most bookings want nothing
  book: (tx: Db, payment: PaymentRow, at: Instant) => WantedPayment | void
  /** Takes back what was booked before it, where it did not go through. */
  undo?: (tx: Db, payment: PaymentRow, at: Instant) => void
}

/** What a payment does once it went through, and what if it did not. */
export const EFFECTS: Record<PaymentPurpose, Effect> = {
  loanPayment: { book: bookLoanPayment },
  premium: { book: bookPremium },
  course: { book: bookCourseFee },
  transferOut: { book: bookTransferOut },
  transferIn: { book: bookTransferIn, undo: returnTransfer },
  disbursement: { book: bookDisbursement },
  claim: { book: bookClaim },
  refund: { book: bookRefund },
}
