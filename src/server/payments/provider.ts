import type { PaymentRow } from '#db/queries/finance/payments.ts'
import type { PaymentOutcome } from '#domain/finance/payments/outcome.ts'

/** What a provider answered, as it came; without a status where nothing came at all. */
export type RawAnswer = { status: number | null; body: string }

/** What an answer says. 'absent': the provider has never heard of the payment. */
export type Reading = PaymentOutcome | { was: 'absent' }

/**
 * What a provider has sent by itself, the last first: callbacks, which add to a status and decide nothing, and late
 * answers to our own questions.
 */
export type ReceivedMessages = { callbacks: readonly string[]; lateAnswers: readonly string[] }

/**
 * The way to a provider. An answer is read apart from being fetched, so that it is stored before anything is concluded
 * from it. Whatever goes wrong on the way is an answer without a status; what these throw is a bug.
 */
export type PaymentProvider = {
  /** Asks for a payment. Asked twice for the same one, the provider does it once, or cannot be asked twice. */
  request: (payment: PaymentRow, signal: AbortSignal) => Promise<RawAnswer>
  readRequest: (answer: RawAnswer, payment: PaymentRow) => Reading
  /** Asks what became of a payment; null where the provider gave no name for it, so that it cannot be asked. */
  status: (payment: PaymentRow, signal: AbortSignal) => Promise<RawAnswer> | null
  readStatus: (answer: RawAnswer, payment: PaymentRow, said: ReceivedMessages) => Reading
  /** Whether a payment that the provider has never heard of may be asked for again under the same name. */
  mayRepeat: boolean
}
