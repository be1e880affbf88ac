import type { PaymentMessageRow, PaymentRow } from '#db/queries/finance/payments.ts'
import type { PaymentOutcome } from '#domain/finance/payments/outcome.ts'

/**
 * What a provider answered, as it came; without a status where nothing came at all. 'isUnsent': it was refused before
 * anybody looked at the payment, or never left, so that nothing can have been taken.
 */
export type RawAnswer = { status: number | null; body: string; isUnsent?: true }

/** What an answer says. 'absent': the provider has never heard of the payment. */
export type Reading = PaymentOutcome | { was: 'absent' }

/** What was stored of the talk about a payment, the last first. */
export type ReceivedMessages = {
  /** What came by itself: it adds to a status and decides nothing. */
  callbacks: readonly string[]
  /** Later answers to our own questions, which named the conversation of their question. */
  lateAnswers: readonly string[]
  /** Answers to questions what became of it, the last one included. */
  statuses: readonly PaymentMessageRow[]
}

/** What goes along with a request. `prompt` names what is paid: 'loan', '7F3K'; `original` is the payment of a refund. */
export type RequestDetails = {
  signal: AbortSignal
  prompt: { word: string; code: string }
  original: PaymentRow | null
}

/** A number, and the currency of its account. */
type Holder = Pick<PaymentRow, 'phone' | 'currency'>

/**
 * The way to a provider. An answer is read apart from being fetched, so that it is stored before anything is concluded
 * from it. Whatever goes wrong on the way is an answer without a status; what these throw is a bug.
 */
export type PaymentProvider = {
  /** Asks for a payment. RequestDetails twice for the same one, the provider does it once, or cannot be asked twice. */
  request: (payment: PaymentRow, asked: RequestDetails) => Promise<RawAnswer>
  readRequest: (answer: RawAnswer, payment: PaymentRow) => Reading
  /** Asks what became of a payment; null where the provider gave no name for it, so that it cannot be asked. */
  status: (payment: PaymentRow, signal: AbortSignal) => Promise<RawAnswer> | null
  readStatus: (answer: RawAnswer, payment: PaymentRow, said: ReceivedMessages) => Reading
  /** Whether a payment that the provider has never heard of may be asked for again under the same name. */
  mayRepeat: (payment: PaymentRow) => boolean
  /**
   * What lies in the account that payouts leave from, in hundredths; null where the provider does not say, 'asked' where
   * it answers later.
   */
  float?: (payment: PaymentRow, signal: AbortSignal) => Promise<number | null | 'asked'>
  /** The name that the provider has for a number; null where it does not say now. */
  holderName?: (holder: Holder, signal: AbortSignal) => Promise<string | null>
}
