import type { Currency } from '../../places.ts'
import type { PaymentConcern, PaymentFailure } from './payment.ts'

/**
 * What a provider says of a payment, when it is asked. Amounts in hundredths, as the provider names them. `words` are
 * the provider's own, and `concern` is what an administrator is told at once.
 */
export type PaymentOutcome =
  | { was: 'succeeded'; amount?: number; currency?: Currency | string; receipt?: string }
  | { was: 'failed'; failure: PaymentFailure; words?: string; concern?: PaymentConcern }
  | { was: 'pending'; gatewayId?: string }
  /** Nothing was taken, and the same request goes out again under the same name. */
  | { was: 'later'; words?: string; concern?: PaymentConcern }
  | { was: 'unknown'; words?: string }
  /** The provider says that it failed, and something else that it went through: a person has to look. */
  | { was: 'contradicted'; words: string }
  | { was: 'expired' }
