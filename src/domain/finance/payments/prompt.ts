import type { PaymentPurpose } from './payment.ts'

/** What is paid, in one short word for a phone's prompt: of at most four letters, so that it fits beside a code. */
export const PROMPT_WORDS: Record<PaymentPurpose, string> = {
  loanPayment: 'loan',
  premium: 'plan',
  course: 'fee',
  transferOut: 'send',
  transferIn: 'send',
  disbursement: 'loan',
  claim: 'plan',
  refund: 'back',
}

/** The short number of a line of the history: '7F3K' of 'TX-7F3K2QMZ9P'. */
export const shortNumberOf = (reference: string) => reference.replace(/^TX-/, '').slice(0, 4).toUpperCase()
