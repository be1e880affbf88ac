import type { Currency } from '../../places.ts'
import type { PaymentFailure } from './payment.ts'

/** What a provider says of a payment, when it is asked. Amounts in hundredths, as the provider names them. */
export type PaymentOutcome =
  | { was: 'succeeded'; amount?: number; currency?: Currency | string; receipt?: string }
  | { was: 'failed'; failure: PaymentFailure }
  | { was: 'pending'; gatewayId?: string }
  | { was: 'unknown' }
  | { was: 'expired' }
