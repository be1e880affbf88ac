import { PAYMENT_PURPOSES, type PaymentGateway, type PaymentPurpose } from './payment.ts'

/** Providers that know no amounts below a whole unit of the currency, in hundredths. */
const STEPS: Partial<Record<PaymentGateway, number>> = { mpesa: 100 }

/** Whether a provider moves whole units of a currency alone. */
export const isInWholeUnits = (gateway: PaymentGateway) => STEPS[gateway] !== undefined

type Handed = { gateway: PaymentGateway; purpose: PaymentPurpose; amount: number; fees: number }

/**
 * What a provider moves for a payment, in hundredths. Who pays hands over the fee too, and where the provider knows
 * whole units alone the next one; the rest of it stays in the wallet. What is sent is rounded down, and the rest of
 * that stays there too.
 */
export function handedAmount({ gateway, purpose, amount, fees }: Handed): number {
  const step = STEPS[gateway] ?? 1
  return PAYMENT_PURPOSES[purpose] === 'collect'
    ? Math.ceil((amount + fees) / step) * step
    : Math.floor(amount / step) * step
}
